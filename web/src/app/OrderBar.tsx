import { ChevronRight } from "lucide-react"
import { type Order, stepsOf } from "@skorpe/core/domain/order"
import { Headline } from "../screens/tracking/Headline.tsx"
import { trackingTexts } from "../screens/tracking/texts.ts"
import { Link } from "../shop/Link.tsx"
import { useTime } from "../shop/shopContext.ts"
import { useFormat } from "../shop/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./OrderBar.module.css"

/** The order under way at the bottom of the page, with its step: a link to its tracker. */
export const OrderBar = ({ order }: { readonly order: Order }) => {
  const t = useTexts(trackingTexts)
  const { orderId, number, storeName, tracking } = order
  return (
    <section className={styles.bar} aria-label={t("underWay")}>
      <Link to={{ _tag: "Tracking", orderId }} className={styles.link}>
        <span className={styles.dot} aria-hidden />
        <span className={styles.words}>
          <b>
            <Headline store={storeName} tracking={tracking} />
          </b>
          <span className={styles.more}>
            {t("title", { number: String(number) })}
            <Expected order={order} />
          </span>
        </span>
        <ChevronRight size={24} aria-hidden />
      </Link>
      <span className={styles.steps} aria-hidden>
        {stepsOf(tracking.deliveryMethod).map((step, index) => (
          <i key={step} data-done={index < tracking.steps.length} />
        ))}
      </span>
    </section>
  )
}

const Expected = ({ order: { tracking } }: { readonly order: Order }) => {
  const t = useTexts(trackingTexts)
  const { moment } = useFormat()
  const now = useTime()
  const isHere = tracking.steps.some(({ step }) => step === "canBePickedUp" || step === "delivered")
  if (tracking.estimatedAt === null || isHere) return null
  return <> · {t("estimated", { time: moment(tracking.estimatedAt, now) })}</>
}

import { ChevronRight } from "lucide-react"
import { type Order, stepsOf } from "@skorpe/core/domain/order"
import { Expected } from "../screens/tracking/Expected.tsx"
import { Headline } from "../screens/tracking/Headline.tsx"
import { trackingTexts } from "../screens/tracking/texts.ts"
import { Link } from "../shop/Link.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./OrderBar.module.css"

/** The order under way at the bottom of the page, with its step: a link to its tracker, or to its payment. */
export const OrderBar = ({ order }: { readonly order: Order }) => {
  const t = useTexts(trackingTexts)
  const { orderId, number, storeName, tracking } = order
  const isHere = tracking.steps.some(({ step }) => step === "canBePickedUp" || step === "delivered")
  const showsTime = tracking.estimatedAt !== null && !isHere
  const isUnpaid = tracking.status === "awaitingPayment"
  return (
    <section className={styles.bar} data-docked aria-label={t("underWay")}>
      <Link to={{ _tag: isUnpaid ? "Payment" : "Tracking", orderId }} className={styles.link}>
        <span className={styles.dot} aria-hidden />
        <span className={styles.words}>
          <b>
            <Headline store={storeName} tracking={tracking} />
          </b>
          <span className={styles.more}>
            {t("title", { number: String(number) })}
            {showsTime && (
              <>
                {" · "}
                <Expected order={order} tracking={tracking} />
              </>
            )}
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

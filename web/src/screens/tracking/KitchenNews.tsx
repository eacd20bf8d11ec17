import { isLate, type Tracking } from "@skorpe/core/domain/order"
import type { TrackingView } from "@skorpe/core/units/tracking"
import { buttonClass } from "../../kit/Button.tsx"
import { Link } from "../../shop/Link.tsx"
import { useTime } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { Expected } from "./Expected.tsx"
import { OrderOver } from "./OrderOver.tsx"
import { trackingTexts } from "./texts.ts"
import { useServerTime } from "./useServerTime.ts"
import styles from "./TrackingScreen.module.css"

type Following = Extract<TrackingView, { readonly _tag: "Following" }>

/** How current the status is, and what to expect next. Always two lines high, so that the layout does not shift. */
export const KitchenNews = ({ order, tracking, live, heardAt }: Omit<Following, "_tag">) => {
  const t = useTexts(trackingTexts)
  const { time } = useFormat()
  const heard = useServerTime(heardAt)
  const newest = tracking.steps.at(-1)
  switch (tracking.status) {
    case "refused":
    case "cancelled":
      return <OrderOver order={order} tracking={tracking} />
    case "completed":
      return (
        <div className={styles.news}>
          <p className={styles.line} data-live="over">
            {newest && t("lastNews", { time: time(newest.at) })}
          </p>
        </div>
      )
    case "awaitingPayment":
      return (
        <div className={styles.news}>
          <p>{t("unpaidText")}</p>
          <Link to={{ _tag: "Payment", orderId: order.orderId }} className={buttonClass()}>
            {t("toPayment")}
          </Link>
        </div>
      )
    case "created":
    case "placed":
    case "accepted":
      return (
        <div className={styles.news}>
          <p className={styles.line} data-live={live}>
            {live ? t("live") : t("lastKnown", { time: time(heard) })}
          </p>
          <NextWords order={order} tracking={tracking} />
        </div>
      )
  }
}

/** Whether the store has not responded yet: it has neither accepted the order nor asked for more time. */
const isUnanswered = ({ status, promisedAt }: Tracking): boolean => status !== "accepted" && promisedAt === undefined

/** The second line: when it is expected, or that the store has yet to answer; once ready, what to say at the counter. */
const NextWords = ({ order, tracking }: Pick<Following, "order" | "tracking">) => {
  const t = useTexts(trackingTexts)
  const now = useTime()
  const { advanceOrderTime } = order
  switch (tracking.steps.at(-1)?.step) {
    case "canBePickedUp":
      return <p>{t("number")}</p>
    case "delivered":
      return null
    case undefined:
      if (isUnanswered(tracking) && advanceOrderTime === undefined && !isLate(tracking, now))
        return <p>{t("waitingText")}</p>
      break
    case "received":
    case "preparing":
    case "makingFood":
    case "inOven":
    case "qualityCheck":
    case "onItsWay":
  }
  return (
    <p className={styles.expected} data-late={isLate(tracking, now)}>
      <Expected order={order} tracking={tracking} />
    </p>
  )
}

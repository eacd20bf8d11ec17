import type { Tracking } from "@skorpe/core/order"
import type { TrackingView } from "@skorpe/core/tracking"
import { useTime } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { trackingTexts } from "./texts.ts"
import styles from "./TrackingScreen.module.css"

type Following = Extract<TrackingView, { readonly _tag: "Following" }>

/** How fresh the news is, and what to do or expect next; two lines from first to last, so that nothing jumps. */
export const KitchenNews = ({ tracking, live, heardAt }: Pick<Following, "tracking" | "live" | "heardAt">) => {
  const t = useTexts(trackingTexts)
  const { time } = useFormat()
  const newest = tracking.steps.at(-1)
  switch (tracking.status) {
    case "refused":
    case "cancelled":
      return (
        <p>
          {tracking.reason !== null && t("reason", { reason: tracking.reason })} {t("noCharge")}
        </p>
      )
    case "completed":
      return (
        <div className={styles.news}>
          <p className={styles.line} data-live="over">
            {newest && t("lastNews", { time: time(newest.at) })}
          </p>
        </div>
      )
    case "created":
    case "awaitingPayment":
    case "placed":
    case "accepted":
      return (
        <div className={styles.news}>
          <p className={styles.line} data-live={live}>
            {live ? t("live") : t("lastKnown", { time: time(heardAt) })}
          </p>
          <NextWords tracking={tracking} />
        </div>
      )
  }
}

/** The answer that is waited for, when it is expected ready, or, once it is there, what to say at the counter. */
const NextWords = ({ tracking }: { readonly tracking: Tracking }) => {
  const t = useTexts(trackingTexts)
  const { moment } = useFormat()
  const now = useTime()
  switch (tracking.steps.at(-1)?.step) {
    case undefined:
      return <p>{t("waitingText")}</p>
    case "canBePickedUp":
      return <p>{t("number")}</p>
    case "delivered":
      return null
    case "received":
    case "preparing":
    case "makingFood":
    case "inOven":
    case "qualityCheck":
    case "onItsWay":
      return tracking.estimatedAt !== null && <p>{t("estimated", { time: moment(tracking.estimatedAt, now) })}</p>
  }
}

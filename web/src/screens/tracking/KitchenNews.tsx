import type { Tracking } from "@skorpe/core/domain/order"
import type { TrackingView } from "@skorpe/core/units/tracking"
import { useTime } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { trackingTexts } from "./texts.ts"
import styles from "./TrackingScreen.module.css"

type Following = Extract<TrackingView, { readonly _tag: "Following" }>

/** How current the status is, and what to expect next. Always two lines high, so that the layout does not shift. */
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

/** The second line: waiting for acceptance, the estimated time, or, once ready, what to say at the counter. */
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

import { Bell, BellRing } from "lucide-react"
import { type OrderStatus, readyNews, type Tracking } from "@skorpe/core/domain/order"
import { Button } from "../../kit/Button.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { trackingTexts } from "./texts.ts"
import styles from "./TrackingTools.module.css"

const said = { On: "willTell", Told: "hasTold", Denied: "tellDenied", Unsupported: "tellUnsupported" } as const

const underWay: ReadonlySet<OrderStatus> = new Set(["created", "placed", "accepted"])

/** Whether the order is placed and not yet ready: only then is a notification useful. */
const isAwaited = (tracking: Tracking): boolean =>
  underWay.has(tracking.status) && readyNews(tracking) === null && tracking.steps.at(-1)?.step !== "delivered"

/** Offers a browser notification for when the order is ready; says that the page must stay open. */
export const TellMe = ({ tracking }: { readonly tracking: Tracking }) => {
  const t = useTexts(trackingTexts)
  const { send } = useShop()
  const notice = useView("readyNotice")
  const { orderId } = tracking
  const state = notice.orderId === orderId ? notice._tag : "Off"
  if (!isAwaited(tracking) && state !== "Told") return null
  const canAsk = state === "Off" || state === "Asking"
  const words = tracking.deliveryMethod === "carryout" ? t("tellReady") : t("tellOnItsWay")
  return (
    <div className={styles.tool}>
      {canAsk && (
        <Button
          look="calm"
          aria-disabled={state === "Asking"}
          onClick={() => state === "Off" && send({ type: "ReadyNoticeWanted", orderId })}
        >
          <Bell size={16} aria-hidden /> {words}
        </Button>
      )}
      <output className={styles.said} data-good={state === "On" || state === "Told"}>
        {!canAsk && (
          <>
            {state === "On" && <BellRing size={16} aria-hidden />}
            {t(said[state])}
          </>
        )}
      </output>
    </div>
  )
}

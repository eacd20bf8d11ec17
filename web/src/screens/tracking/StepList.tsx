import { Check } from "lucide-react"
import { stepsOf, type Tracking, type TrackingStep } from "@skorpe/core/domain/order"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./StepList.module.css"
import { trackingTexts } from "./texts.ts"

type Standing = "done" | "now" | "later"

/** The steps of the order's delivery method, each with the time of the kitchen's report (SPEC §2.7). */
export const StepList = ({ tracking }: { readonly tracking: Tracking }) => {
  const t = useTexts(trackingTexts)
  const { time } = useFormat()
  // A store that has accepted the order has received it, before it reports a step.
  const newest = tracking.steps.at(-1)?.step ?? (tracking.status === "accepted" ? "received" : undefined)
  const standingOf = (step: TrackingStep): Standing => {
    if (step === newest && tracking.status !== "completed") return "now"
    return tracking.steps.some((entry) => entry.step === step) ? "done" : "later"
  }
  return (
    <ol className={styles.steps} aria-label={t("steps")}>
      {stepsOf(tracking.deliveryMethod).map((step) => {
        const standing = standingOf(step)
        const reported = tracking.steps.find((entry) => entry.step === step)
        return (
          <li key={step} data-standing={standing} aria-current={standing === "now" ? "step" : undefined}>
            <span className={styles.mark} aria-hidden>
              {standing === "done" && <Check size={16} strokeWidth={3} />}
            </span>
            <span>
              {t(step)} <span className="sr-only">({t(standing)})</span>
            </span>
            {reported && <time dateTime={new Date(reported.at).toISOString()}>{time(reported.at)}</time>}
          </li>
        )
      })}
    </ol>
  )
}

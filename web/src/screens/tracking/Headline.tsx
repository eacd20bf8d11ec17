import type { Tracking } from "@skorpe/core/domain/order"
import { hasLapsed } from "./hasLapsed.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { trackingTexts } from "./texts.ts"

/** An order's status in a few words: the kitchen's last report, or how it ended (SPEC §2.7). */
export const Headline = ({ store, tracking }: { readonly store: string; readonly tracking: Tracking }) => {
  const t = useTexts(trackingTexts)
  const { status } = tracking
  if (status === "awaitingPayment") return t("unpaid")
  if (hasLapsed(tracking)) return t("lapsed")
  if (status === "completed" || status === "refused" || status === "cancelled") return t(status)
  const newest = tracking.steps.at(-1)
  if (newest === undefined && status !== "accepted") return t("waitingTitle", { store })
  return newest === undefined || newest.step === "received" ? t("say_received", { store }) : t(`say_${newest.step}`)
}

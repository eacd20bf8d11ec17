import { openingAt, type Store } from "@skorpe/core/store"
import { useFormat } from "../../app/useFormat.ts"
import { useShop, useTime } from "../../app/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { storesTexts } from "./texts.ts"

/** Whether a store is open, and the words for it. */
export interface OpeningText {
  readonly open: boolean
  readonly words: string
}

/** Beyond this an opening is not today's any more, and its words name the day. */
const isFar = (at: number, now: number): boolean => at - now >= 14 * 3_600_000

interface Standing {
  readonly open: boolean
  readonly changesAt: number | null
}

/** Says how a store stands, as the server said. */
export const useStandingText = (): ((standing: Standing) => OpeningText) => {
  const t = useTexts(storesTexts)
  const format = useFormat()
  const now = useTime()
  return ({ open, changesAt }) => {
    const time = changesAt === null ? null : format.moment(changesAt, now)
    if (open) return { open, words: time === null ? t("openNow") : t("openUntil", { time }) }
    if (time === null || changesAt === null) return { open, words: t("closed") }
    return { open, words: t(isFar(changesAt, now) ? "closedToday" : "closedUntil", { time }) }
  }
}

/** Says how a store stands: as the server said, else by its hours (DECISIONS §5). */
export const useOpeningText = (): ((store: Store, status?: Standing | null) => OpeningText) => {
  const { market } = useShop()
  const now = useTime()
  const say = useStandingText()
  return (store, status) => say(status ?? openingAt(store.openingHours, store.schedule, market.timeZone, now))
}

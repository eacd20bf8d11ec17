import { openingNow, type Store } from "@skorpe/core/domain/store"
import { useFormat } from "../shop/useFormat.ts"
import { useShop, useTime } from "../shop/shopContext.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { millisecondsInHour } from "date-fns/constants"
import { storesTexts } from "./texts.ts"

/** Whether a store is open, and the text for it. */
export interface OpeningText {
  readonly open: boolean
  readonly words: string
}

/** Whether an opening is too far away for a time alone: its text then says that the store is closed today. */
const isFar = (at: number, now: number): boolean => at - now >= 14 * millisecondsInHour

interface OpeningStatus {
  readonly open: boolean
  readonly changesAt: number | null
}

/** Formats the opening status that the server reported. */
export const useStatusText = (): ((standing: OpeningStatus) => OpeningText) => {
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

/**
 * Formats a store's opening status: the server's until the next change that it named, then the status by the store's
 * hours, because an open page may get no newer one (DECISIONS §5).
 */
export const useOpeningText = (): ((store: Store, status?: OpeningStatus | null) => OpeningText) => {
  const { market } = useShop()
  const now = useTime()
  const say = useStatusText()
  return (store, status = null) => say(openingNow(store, status, market.timeZone, now))
}

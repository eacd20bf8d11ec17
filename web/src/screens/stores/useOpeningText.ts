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

interface Standing {
  readonly open: boolean
  readonly changesAt: number | null
}

/** Says how a store stands: as the server said, else by its hours (DECISIONS §5). */
export const useOpeningText = (): ((store: Store, status?: Standing | null) => OpeningText) => {
  const t = useTexts(storesTexts)
  const { market } = useShop()
  const format = useFormat()
  const now = useTime()
  return (store, status) => {
    const { open, changesAt } = status ?? openingAt(store.openingHours, store.schedule, market.timeZone, now)
    const time = changesAt === null ? null : format.moment(changesAt, now)
    if (open) return { open, words: time === null ? t("openNow") : t("openUntil", { time }) }
    return { open, words: time === null ? t("closed") : t("closedUntil", { time }) }
  }
}

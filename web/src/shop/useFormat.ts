import { useMemo } from "react"
import { type Localised, localise } from "@skorpe/core/domain/language"
import { formatMoment, formatMoney, formatTime } from "../texts/format.ts"
import { useLanguage } from "../texts/DictionaryContext.tsx"
import { useShop } from "./shopContext.ts"

/** Formats money, times and localised texts in the page's language. */
export const useFormat = () => {
  const { market } = useShop()
  const language = useLanguage()
  return useMemo(
    () => ({
      money: formatMoney,
      time: (at: number) => formatTime(market, at),
      moment: (at: number, now: number) => formatMoment(market, language, at, now),
      words: (text: Localised) => localise(text, language),
    }),
    [market, language],
  )
}

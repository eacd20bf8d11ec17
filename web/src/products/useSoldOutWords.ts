import type { Availability } from "@skorpe/core/menu"
import { useTime } from "../app/shopContext.ts"
import { useFormat } from "../app/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { productTexts } from "./texts.ts"

/** So near that the name of a day says which day; what is back later is only sold out. */
const aWeek = 6 * 24 * 60 * 60 * 1000

/** The words for what cannot be had, with the time at which it is back when that is soon; `null` for what can. */
export const useSoldOutWords = (): ((of: Availability) => string | null) => {
  const t = useTexts(productTexts)
  const { moment } = useFormat()
  const now = useTime()
  return (of) => {
    if (of._tag === "Available") return null
    if (of.until === null || of.until - now > aWeek) return t("soldOut")
    return t("soldOutUntil", { time: moment(of.until, now) })
  }
}

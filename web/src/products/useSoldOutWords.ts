import type { Availability } from "@skorpe/core/domain/menu"
import { useTime } from "../shop/shopContext.ts"
import { useFormat } from "../shop/useFormat.ts"
import { millisecondsInDay } from "date-fns/constants"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { productTexts } from "./texts.ts"

/** Within six days a day's name is unambiguous; beyond that the text says "sold out" without a time. */
const nameableWithin = 6 * millisecondsInDay

/** Returns a function to the sold-out text, with the time of return if that is within six days; `null` if available. */
export const useSoldOutWords = (): ((of: Availability) => string | null) => {
  const t = useTexts(productTexts)
  const { moment } = useFormat()
  const now = useTime()
  return (of) => {
    if (of._tag === "Available") return null
    if (of.until === null || of.until - now > nameableWithin) return t("soldOut")
    return t("soldOutUntil", { time: moment(of.until, now) })
  }
}

import { millisecondsInDay } from "date-fns/constants"
import { useMemo } from "react"
import { useShop, useTime, useView } from "../shop/shopContext.ts"

const locales = { nb: "nb-NO", sv: "sv-SE", en: "en-GB" } as const
const near = { weekday: "long", day: "numeric", month: "long" } as const
const far = { day: "numeric", month: "long", year: "numeric" } as const

const halfAYear = 183 * millisecondsInDay

/** Formats days: `day` of a moment in the market's zone, with the year beyond half a year; `date` of `yyyy-MM-dd`. */
export const useDays = () => {
  const { market } = useShop()
  const { language } = useView("route")
  const now = useTime()
  return useMemo(() => {
    const inZone = { timeZone: market.timeZone }
    const local = new Intl.DateTimeFormat(locales[language], { ...near, ...inZone })
    const withYear = new Intl.DateTimeFormat(locales[language], { ...far, ...inZone })
    const plain = new Intl.DateTimeFormat(locales[language], { ...near, timeZone: "UTC" })
    return {
      day: (at: number) => (Math.abs(at - now) > halfAYear ? withYear : local).format(at),
      date: (day: string) => plain.format(Date.parse(`${day}T00:00:00Z`)),
    }
  }, [market, language, now])
}

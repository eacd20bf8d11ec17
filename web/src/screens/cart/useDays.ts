import { useMemo } from "react"
import { useShop, useView } from "../../app/shopContext.ts"

const locales = { nb: "nb-NO", sv: "sv-SE", en: "en-GB" } as const
const words = { weekday: "long", day: "numeric", month: "long" } as const

/** Days as this page writes them: the day of a moment in the market's zone, and a day `yyyy-MM-dd`. */
export const useDays = () => {
  const { market } = useShop()
  const { language } = useView("route")
  return useMemo(() => {
    const local = new Intl.DateTimeFormat(locales[language], { ...words, timeZone: market.timeZone })
    const plain = new Intl.DateTimeFormat(locales[language], { ...words, timeZone: "UTC" })
    return {
      day: (at: number) => local.format(at),
      date: (day: string) => plain.format(Date.parse(`${day}T00:00:00Z`)),
    }
  }, [market, language])
}

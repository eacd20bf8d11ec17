import { useMemo } from "react"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { useView } from "../../../shop/shopContext.ts"
import { companyOrdersTexts } from "./texts.ts"

const locales = { nb: "nb-NO", sv: "sv-SE", en: "en-GB" } as const

/** The name of a month (`2026-11`) or a year. */
export const usePeriods = (): ((period: string) => string) => {
  const t = useTexts(companyOrdersTexts)
  const { language } = useView("route")
  return useMemo(() => {
    const month = new Intl.DateTimeFormat(locales[language], { month: "long", year: "numeric", timeZone: "UTC" })
    return (period) =>
      period.length === 4 ? t("wholeYear", { year: period }) : month.format(Date.parse(`${period}-01T00:00:00Z`))
  }, [language, t])
}

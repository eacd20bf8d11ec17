import type { Market } from "@skorpe/core/domain/market"
import type { Language } from "@skorpe/core/domain/language"

const locales: Readonly<Record<Language, string>> = { nb: "nb-NO", sv: "sv-SE", en: "en-GB" }

/** The day of an instant in the market's zone, with its year: `21. desember 2026`. */
export const formatDay = ({ timeZone }: Market, language: Language, instant: string): string =>
  Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: "long" }).format(Date.parse(instant))

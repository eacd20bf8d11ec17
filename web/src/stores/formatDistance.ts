import type { Language } from "@skorpe/core/domain/language"

const locales: Readonly<Record<Language, string>> = { nb: "nb-NO", sv: "sv-SE", en: "en-GB" }

/** A rounded distance, for reading: `350 m`, `1,2 km`, `14 km`. */
export const formatDistance = (language: Language, metres: number): string => {
  const write = (value: number, unit: "meter" | "kilometer", digits: number) =>
    Intl.NumberFormat(locales[language], {
      style: "unit",
      unit,
      maximumFractionDigits: digits,
    }).format(value)
  if (metres < 950) return write(Math.max(50, Math.round(metres / 50) * 50), "meter", 0)
  return write(metres / 1000, "kilometer", metres < 9950 ? 1 : 0)
}

import type { Language } from "@skorpe/core/domain/language"

const locales: Readonly<Record<Language, string>> = { nb: "nb-NO", sv: "sv-SE", en: "en-GB" }

/** A calendar day's name, `lørdag`, or with its date, `torsdag 24. desember`; independent of the time zone. */
export const formatDay = (language: Language, day: string, withDate: boolean): string =>
  Intl.DateTimeFormat(locales[language], {
    timeZone: "UTC",
    weekday: "long",
    ...(withDate ? ({ day: "numeric", month: "long" } as const) : {}),
  }).format(Date.parse(day))

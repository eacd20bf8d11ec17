import type { Language } from "@skorpe/core/domain/language"

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { nb: "Norsk", sv: "Svenska", en: "English" }

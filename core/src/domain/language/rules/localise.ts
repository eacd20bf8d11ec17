import type { Language, Localised } from "../model.ts"

/** The text in `language`, else in Swedish, else in English, else `no-name` (SPEC §8.5). */
export const localise = (text: Partial<Localised> | undefined, language: Language): string =>
  text?.[language] || text?.sv || text?.en || "no-name"

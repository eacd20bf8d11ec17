import { Schema } from "effect"

/** The three languages of every text (SPEC §1); in the URLs of a Swedish shop `nb` is written `no`. */
export const Language = Schema.Literals(["nb", "sv", "en"])
export type Language = typeof Language.Type

/** A text in all languages (SPEC §3, localised text objects). */
export const Localised = Schema.Struct({ nb: Schema.String, sv: Schema.String, en: Schema.String })
export type Localised = typeof Localised.Type

import { Schema } from "effect"
import { ProfileField } from "../../domain/account/typedProfile.ts"
import { Language } from "../../domain/language/model.ts"
import { personalHere } from "../../domain/text/personal.ts"

/** The customer typed into a field of their profile's form. */
export const ProfileTyped = Schema.Struct({
  type: Schema.Literal("ProfileTyped"),
  field: ProfileField,
  text: personalHere(Schema.String.check(Schema.isMaxLength(254))),
})

/** The customer chose, in the form, in which language they want to be written to. */
export const ProfileLanguageChosen = Schema.Struct({
  type: Schema.Literal("ProfileLanguageChosen"),
  language: Language,
})

/** The customer wants the form saved. */
export const ProfileSubmitted = Schema.Struct({ type: Schema.Literal("ProfileSubmitted") })

export const ProfileEvents = [ProfileTyped, ProfileLanguageChosen, ProfileSubmitted] as const

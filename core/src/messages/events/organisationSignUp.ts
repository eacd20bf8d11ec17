import { Schema } from "effect"
import { personalHere } from "../../domain/text/personal.ts"

/** The customer typed their company's name or its number in the register. */
export const OrganisationSignUpTyped = Schema.Struct({
  type: Schema.Literal("OrganisationSignUpTyped"),
  field: Schema.Literals(["name", "number"]),
  text: personalHere(Schema.String.check(Schema.isMaxLength(200))),
})

/** The customer wants the company registered. */
export const OrganisationSignUpSubmitted = Schema.Struct({ type: Schema.Literal("OrganisationSignUpSubmitted") })

export const OrganisationSignUpEvents = [OrganisationSignUpTyped, OrganisationSignUpSubmitted] as const

import { Schema } from "effect"
import { Agreement } from "../../domain/account/agreement.ts"

/** The customer gave or withdrew an agreement at their own page: to offers by a channel, or to the terms of the points. */
export const AgreementChosen = Schema.Struct({
  type: Schema.Literal("AgreementChosen"),
  agreement: Agreement,
  given: Schema.Boolean,
})

export const AgreementEvents = [AgreementChosen] as const

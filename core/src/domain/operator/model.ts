import { Schema } from "effect"
import { TypedPhone } from "../account/fields.ts"
import { CleanText } from "../text/model.ts"
import { Instant } from "../time/model.ts"

/** An outgoing message. */
export const PostedMessage = Schema.Struct({
  id: Schema.Int,
  kind: Schema.Literals(["sms", "mail"]),
  to: Schema.String,
  subject: Schema.String,
  /** `null` if a gateway delivers this kind: then only the recipient may see its codes. */
  text: Schema.NullOr(Schema.String),
  postedAt: Instant,
  state: Schema.Literals(["waiting", "delivered", "givenUp"]),
  attempts: Schema.Int,
})
export type PostedMessage = typeof PostedMessage.Type

/** Blocks a phone number from logging in, or unblocks it. */
export const PhoneBlock = Schema.Struct({ phone: TypedPhone, isBlocked: Schema.Boolean }).annotate({
  examples: [{ phone: "+4740000099", isBlocked: true }],
})

const Words = CleanText.check(Schema.isMaxLength(1000))

/** A message to the holder of a phone number, or to every customer. */
export const CustomMessageDraft = Schema.Struct({
  id: CleanText.check(Schema.isPattern(/^[\w-]{1,64}$/)),
  phone: Schema.NullOr(TypedPhone),
  text: Schema.Struct({ nb: Words, sv: Words, en: Words }),
}).annotate({
  examples: [{ id: "summer", phone: null, text: { nb: "God sommer!", sv: "Glad sommar!", en: "Happy summer!" } }],
})

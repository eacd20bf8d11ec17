import { Schema } from "effect"
import { TypedPhone } from "../account/fields.ts"
import { CleanText } from "../text/model.ts"
import { Instant } from "../time/model.ts"

/** A message on its way out. */
export const PostedMessage = Schema.Struct({
  id: Schema.Int,
  kind: Schema.Literals(["sms", "mail"]),
  to: Schema.String,
  subject: Schema.String,
  /** `null` where a gateway delivers this kind: then its codes are nobody's but the recipient's. */
  text: Schema.NullOr(Schema.String),
  postedAt: Instant,
  state: Schema.Literals(["waiting", "delivered", "givenUp"]),
  attempts: Schema.Int,
})
export type PostedMessage = typeof PostedMessage.Type

/** A number that may not log in, or may again. */
export const PhoneBlock = Schema.Struct({ phone: TypedPhone, isBlocked: Schema.Boolean }).annotate({
  examples: [{ phone: "+4740000099", isBlocked: true }],
})

/** What is to be told to the holder of a phone number, or to every customer. */
export const CustomMessageDraft = Schema.Struct({
  id: CleanText.check(Schema.isPattern(/^[\w-]{1,64}$/)),
  phone: Schema.NullOr(TypedPhone),
  text: Schema.Struct({ nb: CleanText, sv: CleanText, en: CleanText }),
}).annotate({
  examples: [{ id: "summer", phone: null, text: { nb: "God sommer!", sv: "Glad sommar!", en: "Happy summer!" } }],
})

import { Schema } from "effect"
import { Localised } from "../language/model.ts"
import { Kroner } from "../money/model.ts"
import { DeliveryMethod } from "../order/model.ts"
import { CleanText } from "../text/model.ts"
import { personal } from "../text/personal.ts"
import { Instant } from "../time/model.ts"

/** A discount that a customer or an organisation has been given, as `GET /user/discounts` lists it (SPEC §7.3). */
export const Discount = Schema.Struct({
  code: Schema.NonEmptyString.annotate({ examples: ["VELKOMMEN"] }),
  /** What it gives. */
  descriptions: Localised,
  validFrom: Schema.NullOr(Instant),
  /** The last moment at which it still counts. */
  validUntil: Schema.NullOr(Instant),
  /** Least goods; 0 asks nothing. */
  minimum: Kroner,
  deliveryMethods: Schema.NonEmptyArray(DeliveryMethod),
  /** Ids of the stores that honour it; empty is every store. */
  stores: Schema.Array(Schema.NonEmptyString),
})
export type Discount = typeof Discount.Type

/** What `GET /user/discounts` answers. */
export const Discounts = Schema.Struct({ items: Schema.Array(Discount) })
export type Discounts = typeof Discounts.Type

/** A code as somebody typed it. */
export const TypedCode = CleanText.check(Schema.isBetweenLength(1, 100)).annotate({ examples: ["VELKOMMEN"] })

/** What `POST /user/discounts` takes: a code to keep in the profile. */
export const CodeToLink = Schema.Struct({ code: TypedCode })
export type CodeToLink = typeof CodeToLink.Type

/** What `POST /user/recruit` takes: a friend's number or mail, to have the code sent there; or neither, only to see it. */
export const FriendToRecruit = Schema.Struct({
  phoneNumber: Schema.optionalKey(personal(CleanText.check(Schema.isMaxLength(40)))),
  email: Schema.optionalKey(personal(CleanText.check(Schema.isMaxLength(254)))),
})
export type FriendToRecruit = typeof FriendToRecruit.Type

/** What `POST /user/recruit` answers: the caller's own code for friends, what it gives them, and whether it was sent. */
export const Recruited = Schema.Struct({
  code: Schema.NonEmptyString.annotate({ examples: ["SMAK-7K3M9QXB"] }),
  descriptions: Localised,
  sent: Schema.Boolean,
})
export type Recruited = typeof Recruited.Type

import { Schema } from "effect"
import { Localised } from "../language/model.ts"
import { Kroner } from "../money/model.ts"
import { DeliveryMethod } from "../order/model.ts"
import { CleanText } from "../text/model.ts"
import { personal, personalHere } from "../text/personal.ts"
import { Instant } from "../time/model.ts"

/** A discount granted to a customer or organisation, as `GET /user/discounts` lists it (SPEC §7.3). */
export const Discount = Schema.Struct({
  code: Schema.NonEmptyString.annotate({ examples: ["VELKOMMEN"] }),
  /** Its benefit, in words. */
  descriptions: Localised,
  validFrom: Schema.NullOr(Instant),
  /** The last moment at which it is valid. */
  validUntil: Schema.NullOr(Instant),
  /** Minimum value of goods; 0 is no minimum. */
  minimum: Kroner,
  deliveryMethods: Schema.NonEmptyArray(DeliveryMethod),
  /** Ids of the stores that accept it; empty is every store. */
  stores: Schema.Array(Schema.NonEmptyString),
})
export type Discount = typeof Discount.Type

/** The answer of `GET /user/discounts`. */
export const Discounts = Schema.Struct({ items: Schema.Array(Discount) })
export type Discounts = typeof Discounts.Type

/** A coupon code as typed. */
export const TypedCode = CleanText.check(Schema.isBetweenLength(1, 100)).annotate({ examples: ["VELKOMMEN"] })

/** The body of `POST /user/discounts`: a code to save in the profile. */
export const CodeToLink = Schema.Struct({ code: TypedCode })
export type CodeToLink = typeof CodeToLink.Type

/**
 * The body of `POST /user/recruit`: a friend's phone number or mail to send the code to; or neither, to only read it.
 */
export const FriendToRecruit = Schema.Struct({
  phoneNumber: Schema.optionalKey(personal(CleanText.check(Schema.isMaxLength(40)))),
  email: Schema.optionalKey(personal(CleanText.check(Schema.isMaxLength(254)))),
})
export type FriendToRecruit = typeof FriendToRecruit.Type

/** The answer of `POST /user/recruit`: the caller's referral code, its benefit for friends, and whether it was sent. */
export const Recruited = Schema.Struct({
  /** It identifies its owner. */
  code: personalHere(Schema.NonEmptyString.annotate({ examples: ["SMAK-7K3M9QXB"] })),
  descriptions: Localised,
  sent: Schema.Boolean,
})
export type Recruited = typeof Recruited.Type

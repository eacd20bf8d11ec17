import { Schema } from "effect"
import { SavedAddress } from "../address/model.ts"
import { Language } from "../language/model.ts"
import { Day } from "../time/model.ts"
import { personal } from "../text/personal.ts"
import { NotificationType } from "./fields.ts"

/** A customer's membership in an organisation; the active one is offered in the account picker (SPEC §4.1). */
export const Membership = Schema.Struct({
  organisationId: Schema.NonEmptyString,
  isActive: Schema.Boolean,
  /** The organisation's name; in a profile only. */
  name: Schema.optionalKey(Schema.String),
})
export type Membership = typeof Membership.Type

/** The points balance, and whether the customer accepted the terms needed to earn (DECISIONS §9). */
export const Loyalty = Schema.Struct({ acceptedTerms: Schema.Boolean, points: Schema.Int })
export type Loyalty = typeof Loyalty.Type

/** A person who can log in (SPEC §3, User). */
export const Customer = Schema.Struct({
  _id: Schema.NonEmptyString,
  externalId: Schema.NonEmptyString,
  firstName: personal(Schema.String),
  lastName: personal(Schema.String),
  /** E.164. */
  phoneNumber: personal(Schema.NonEmptyString),
  email: Schema.NullOr(personal(Schema.String)),
  birthdate: Schema.NullOr(personal(Day)),
  language: Language,
  notificationTypes: Schema.Array(NotificationType),
  /** A store's id. */
  favoriteStore: Schema.NullOr(Schema.String),
  organisations: Schema.Array(Membership),
  addresses: Schema.Array(SavedAddress),
  /** Variation codes. */
  favourites: Schema.Array(Schema.NonEmptyString),
  /** Coupon codes that belong to this customer. */
  discounts: Schema.Array(Schema.NonEmptyString),
  loyalty: Loyalty,
})
export type Customer = typeof Customer.Type

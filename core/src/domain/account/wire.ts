import { Schema } from "effect"
import { personal } from "../text/personal.ts"
import { Day, Instant } from "../time/model.ts"
import { Language } from "../language/model.ts"
import { NotificationType } from "./fields.ts"
import { Loyalty, Membership } from "./model.ts"

/** The answer of `GET /user/profile` (SPEC §7.3). */
export const Profile = Schema.Struct({
  _id: personal(Schema.NonEmptyString),
  externalId: personal(Schema.NonEmptyString),
  /** E.164. */
  phoneNumber: personal(Schema.String),
  email: personal(Schema.NullOr(Schema.String)),
  /** Whether the link that was mailed to the address was opened; until then nothing else is sent to it. */
  emailVerified: Schema.optionalKey(Schema.Boolean),
  organisations: Schema.Array(Membership),
  /** A store's id. */
  favoriteStore: Schema.NullOr(Schema.String),
  birthdate: personal(Schema.NullOr(Day)),
  // Beyond SPEC's list: the profile screens show and edit these.
  firstName: Schema.optionalKey(personal(Schema.String)),
  lastName: Schema.optionalKey(personal(Schema.String)),
  language: Schema.optionalKey(Language),
  notificationTypes: Schema.optionalKey(Schema.Array(NotificationType)),
  loyalty: Schema.optionalKey(Loyalty),
})
export type Profile = typeof Profile.Type

/** The answer of a login or refresh: when the session expires (DECISIONS §12). */
export const SessionGrant = Schema.Struct({ expiresAt: Instant })
export type SessionGrant = typeof SessionGrant.Type

/** A customer's data for analytics (SPEC §7.3, traits): no names, contact details or addresses. */
export const Traits = Schema.Struct({
  market: Schema.Literals(["no", "se"]),
  language: Language,
  /** The month the account was created, `yyyy-MM`. */
  since: Schema.String,
  isLoyaltyMember: Schema.Boolean,
  /** The number of organisations that the customer may order for. */
  organisations: Schema.Int,
  favoriteStore: Schema.NullOr(Schema.String),
  notificationTypes: Schema.Array(NotificationType),
  orders: Schema.Int,
})
export type Traits = typeof Traits.Type

/** A random pseudonym that groups one customer's analytics events; deleted with the account. */
export const TelemetryIdentity = Schema.Struct({ identity: Schema.NonEmptyString })

/** A phone number in canonical form, and whether it is the caller's own; reveals nothing about other customers. */
export const PhoneReading = Schema.Struct({ phoneNumber: Schema.String, isOwn: Schema.Boolean })

/** A message from the shop to the holder of a phone number. */
export const CustomMessage = Schema.Struct({ id: Schema.String, message: Schema.String })

/**
 * The session and organisation with which a starting shop or app may continue; `organisation` is `null` if the caller
 * is not a member.
 */
export const StartAnswer = Schema.Struct({ isLoggedIn: Schema.Boolean, organisation: Schema.NullOr(Membership) })

/** A customer's current agreements. */
export const Agreements = Schema.Struct({ loyalty: Loyalty, notificationTypes: Schema.Array(NotificationType) })
export type Agreements = typeof Agreements.Type

import { Schema } from "effect"
import { personal } from "../text/personal.ts"
import { Day, Instant } from "../time/model.ts"
import { Language } from "../language/model.ts"
import { NotificationType } from "./fields.ts"
import { Loyalty, Membership } from "./model.ts"

/** What `GET /user/profile` answers (SPEC §7.3). */
export const Profile = Schema.Struct({
  _id: personal(Schema.NonEmptyString),
  externalId: personal(Schema.NonEmptyString),
  /** E.164. */
  phoneNumber: personal(Schema.String),
  email: personal(Schema.NullOr(Schema.String)),
  organisations: Schema.Array(Membership),
  /** A store's id. */
  favoriteStore: Schema.NullOr(Schema.String),
  birthdate: personal(Schema.NullOr(Day)),
  // Beyond SPEC's list, for the screens that show and edit them.
  firstName: Schema.optionalKey(personal(Schema.String)),
  lastName: Schema.optionalKey(personal(Schema.String)),
  language: Schema.optionalKey(Language),
  notificationTypes: Schema.optionalKey(Schema.Array(NotificationType)),
  loyalty: Schema.optionalKey(Loyalty),
})
export type Profile = typeof Profile.Type

/** What a login and a refresh answer: until when the session holds (DECISIONS §12). */
export const SessionGrant = Schema.Struct({ expiresAt: Instant })
export type SessionGrant = typeof SessionGrant.Type

/** What analytics may know of a customer (SPEC §7.3, traits): nothing that names, reaches or houses anybody. */
export const Traits = Schema.Struct({
  market: Schema.Literals(["no", "se"]),
  language: Language,
  /** The month in which the account was made, `yyyy-MM`. */
  since: Schema.String,
  isLoyaltyMember: Schema.Boolean,
  /** For how many organisations the customer may order. */
  organisations: Schema.Int,
  favoriteStore: Schema.NullOr(Schema.String),
  notificationTypes: Schema.Array(NotificationType),
  orders: Schema.Int,
})
export type Traits = typeof Traits.Type

/** Under which name analytics may keep apart what one customer does: random, and gone with the account. */
export const TelemetryIdentity = Schema.Struct({ identity: Schema.NonEmptyString })

/** How a phone number is written everywhere, and whether it is the caller's own; of others it tells nothing. */
export const PhoneReading = Schema.Struct({ phoneNumber: Schema.String, isOwn: Schema.Boolean })

/** What the shop has to tell the holder of a phone number. */
export const CustomMessage = Schema.Struct({ id: Schema.String, message: Schema.String })

/** What a shop or an app that starts may go on with; `organisation` is `null` when the caller is not in it. */
export const StartAnswer = Schema.Struct({ isLoggedIn: Schema.Boolean, organisation: Schema.NullOr(Membership) })

/** What a customer has agreed to. */
export const Agreements = Schema.Struct({ loyalty: Loyalty, notificationTypes: Schema.Array(NotificationType) })
export type Agreements = typeof Agreements.Type

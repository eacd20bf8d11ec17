import { Schema } from "effect"
import { personal } from "../text/personal.ts"
import { Day, Instant } from "../time/model.ts"
import { Membership } from "./model.ts"

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
})
export type Profile = typeof Profile.Type

/** What a login and a refresh answer: until when the session holds (DECISIONS §12). */
export const SessionGrant = Schema.Struct({ expiresAt: Instant })
export type SessionGrant = typeof SessionGrant.Type

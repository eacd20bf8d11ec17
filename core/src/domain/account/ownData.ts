import { Schema } from "effect"
import { SavedAddress } from "../address/model.ts"
import { PointsEntry } from "../loyalty/entry.ts"
import { Passkey } from "../passkey/model.ts"
import { Instant } from "../time/model.ts"
import { CustomerSession } from "./deviceKind.ts"
import { Profile } from "./wire.ts"

/** All data that the shop stores about a customer, as they get it on request (GDPR articles 15 and 20). */
export const OwnData = Schema.Struct({
  profile: Profile,
  customerSince: Instant,
  /** When the terms of the points were accepted. */
  acceptedTermsAt: Schema.NullOr(Instant),
  addresses: Schema.Array(SavedAddress),
  /** Variation codes. */
  favourites: Schema.Array(Schema.String),
  /** Coupon codes that belong to the customer. */
  discounts: Schema.Array(Schema.String),
  points: Schema.Array(PointsEntry),
  sessions: Schema.Array(CustomerSession),
  passkeys: Schema.Array(Passkey),
  /** The random pseudonym in analytics; `null` before it was needed. */
  telemetryIdentity: Schema.NullOr(Schema.String),
  /** Newest first: each order as it was sent, with names, address and contents. */
  orders: Schema.Array(
    Schema.Struct({
      orderId: Schema.String,
      number: Schema.Int,
      placedAt: Instant,
      storeName: Schema.String,
      status: Schema.String,
      sent: Schema.Json,
    }),
  ),
})
export type OwnData = typeof OwnData.Type

import { Schema } from "effect"
import { BrowserKind, SystemKind } from "../account/deviceKind.ts"
import { Instant } from "../time/model.ts"

/** A customer's passkey, as they see it: where and when it was added, and when it last logged them in. */
export const Passkey = Schema.Struct({
  /** Identifies it for its owner; it is not the credential's id and cannot be used to log in. */
  id: Schema.NonEmptyString,
  browser: BrowserKind,
  system: SystemKind,
  addedAt: Instant,
  /** `null` before its first login. */
  usedAt: Schema.NullOr(Instant),
})
export type Passkey = typeof Passkey.Type

/** Upper bound on a customer's passkeys. */
export const mostPasskeys = 20

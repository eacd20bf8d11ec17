import { Schema } from "effect"
import { BrowserKind, SystemKind } from "../account/deviceKind.ts"
import { Instant } from "../time/model.ts"

/** A customer's passkey, as they see it: where and when it was added, and when it last logged them in. */
export const Passkey = Schema.Struct({
  /** Names it to its owner; it is not the credential's id and opens nothing. */
  id: Schema.NonEmptyString,
  browser: BrowserKind,
  system: SystemKind,
  addedAt: Instant,
  /** `null` before its first login. */
  usedAt: Schema.NullOr(Instant),
})
export type Passkey = typeof Passkey.Type

/** How many passkeys a customer can have. */
export const mostPasskeys = 20

import { Schema } from "effect"
import { StoredCart } from "../cart/model.ts"
import { IdempotencyKey } from "../api/headers.ts"
import { OrderCreate } from "../order/model.ts"
import { Millis } from "../time/model.ts"
import { personalHere } from "../text/personal.ts"

/** An order that was sent and not yet answered: sent again with the same key, it is the same order (DECISIONS §14). */
export const Attempt = Schema.Struct({
  key: personalHere(IdempotencyKey),
  order: Schema.toType(OrderCreate),
  /** When it was first sent. */
  at: Millis,
})
export type Attempt = typeof Attempt.Type

/** What the device remembers between visits; what could not be read is `null`. */
export const DeviceContents = Schema.Struct({
  cart: Schema.NullOr(StoredCart),
  attempt: Schema.NullOr(Attempt),
  /** The flag of a session: somebody logged in here and has not logged out (DECISIONS §12). */
  loggedIn: Schema.Boolean,
})
export type DeviceContents = typeof DeviceContents.Type

/** The session tells the house what the device remembered. */
export interface DeviceRead {
  readonly type: "DeviceRead"
  readonly contents: DeviceContents
}

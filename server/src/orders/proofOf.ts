import { type Caller, customerOf } from "@skorpe/core/domain/account"
import { Effect } from "effect"
import { isKnownHere } from "../accounts/knownPhone.ts"

/** Whether the customer's number is verified (DECISIONS §21). */
export interface Proof {
  /** A login, or a number that this device has proven. */
  readonly isProven: boolean
  /** The order's number, E.164, if this device has proven it. */
  readonly phone: string | null
}

/** The proof of a caller who orders on a number. A guest without a verified number costs no query. */
export const proofOf = Effect.fnUntraced(function* (caller: Caller, phone: string) {
  const isKnown = yield* isKnownHere(phone)
  const proof: Proof = { isProven: isKnown || customerOf(caller) !== null, phone: isKnown ? phone : null }
  return proof
})

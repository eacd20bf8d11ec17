import type { Calls } from "../messages/commands.ts"
import { makeSafe } from "../vault/safe.ts"

/** Calls that the device alone answers, or that query it first. */
type OnDevice =
  | "ReadDevice"
  | "ReadPhone"
  | "ReadPosition"
  | "ReadSessionFlag"
  | "ReadPasskeySupport"
  | "AskForNotices"
  | "ShareOrder"
  | "HandCode"
  | "CollectPayment"
  | "ShowPaymentAction"

/** Calls whose first act is a request. */
export type SentCall = Exclude<keyof Calls, OnDevice>

/** A call, and the first request that it makes. */
export interface CallRow<Name extends SentCall = SentCall> {
  readonly asks: Calls[Name]["asks"]
  /** Method and path. */
  readonly goesTo: string
  /** The body as JSON. */
  readonly with?: object
  /** Whether an expired session is refreshed first (SPEC §7). */
  readonly refreshes: boolean
  readonly key?: string
  /** Whether it sends the order's token, which only this device has. */
  readonly showsToken?: true
}

/** The page's vault, with what the customer has typed. */
export const safe = makeSafe("page")
export const secret = safe.seal("a secret", "anywhere")

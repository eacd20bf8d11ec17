import { readResult } from "@skorpe/core/domain/payment"
import type { StoredAttempt } from "./attempts.ts"

/** Milliseconds that the provider has to answer for a new attempt. */
const beginsWithin = 60_000

/**
 * Whether an open attempt may be paid without the customer, or is just being begun: then no other is allowed (3037).
 */
export const isUndecided = (
  { answer, session, begunAt }: Pick<StoredAttempt, "answer" | "session" | "begunAt">,
  now: number,
): boolean => {
  if (answer !== null) return readResult(answer.resultCode) === "undecided"
  return session === null && now < begunAt.getTime() + beginsWithin
}

import type { StoredAttempt } from "./attempts.ts"
import { isUndecided } from "./isUndecided.ts"

/** The attempt that the customer can still pay, of an order's; an order has one at most. */
export const openOf = <Attempt extends Pick<StoredAttempt, "endedAt">>(
  attempts: readonly Attempt[],
): Attempt | undefined => attempts.find(({ endedAt }) => endedAt === null)

/** What a client's idempotency key stands for among the attempts to pay an order. */
export type AttemptChoice =
  /** The attempt that it began: a repeat pays nothing twice. */
  | { readonly _tag: "Earlier"; readonly attempt: StoredAttempt }
  /** An attempt of its own, and the one that the customer has left for it. */
  | { readonly _tag: "New"; readonly number: number; readonly abandoned: string | null }
  /** None: another attempt may still be paid (3037). */
  | { readonly _tag: "Undecided" }

/** Chooses the attempt of a client's key; the attempts are in the order of their numbers. */
export const chooseAttempt = (attempts: readonly StoredAttempt[], now: number): AttemptChoice => {
  const earlier = attempts.find(({ isSameKey }) => isSameKey)
  if (earlier !== undefined) return { _tag: "Earlier", attempt: earlier }
  const open = openOf(attempts)
  if (open !== undefined && isUndecided(open, now)) return { _tag: "Undecided" }
  return { _tag: "New", number: (attempts.at(-1)?.number ?? 0) + 1, abandoned: open?.reference ?? null }
}

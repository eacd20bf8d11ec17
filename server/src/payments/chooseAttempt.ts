import type { StoredAttempt } from "./attempts.ts"
import { isUndecided } from "./isUndecided.ts"

/** An order's open attempt, which the customer can still pay; an order has at most one. */
export const openAttempt = <Attempt extends Pick<StoredAttempt, "endedAt">>(
  attempts: readonly Attempt[],
): Attempt | undefined => attempts.find(({ endedAt }) => endedAt === null)

/** The attempt that a client's idempotency key stands for. */
export type AttemptChoice =
  /** The attempt that the key began: a repeat does not pay twice. */
  | { readonly _tag: "Earlier"; readonly attempt: StoredAttempt }
  /** A new attempt, and the open one that it replaces. */
  | { readonly _tag: "New"; readonly number: number; readonly abandoned: string | null }
  /** None: another attempt may still be paid (3037). */
  | { readonly _tag: "Undecided" }

/** Chooses the attempt of a client's key; `attempts` are sorted by number. */
export const chooseAttempt = (attempts: readonly StoredAttempt[], now: number): AttemptChoice => {
  const earlier = attempts.find(({ isSameKey }) => isSameKey)
  if (earlier !== undefined) return { _tag: "Earlier", attempt: earlier }
  const open = openAttempt(attempts)
  if (open !== undefined && isUndecided(open, now)) return { _tag: "Undecided" }
  return { _tag: "New", number: (attempts.at(-1)?.number ?? 0) + 1, abandoned: open?.reference ?? null }
}

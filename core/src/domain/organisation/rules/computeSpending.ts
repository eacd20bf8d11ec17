import type { Minor } from "../../money/model.ts"

/** The used part of a month's budget, and the remainder; `null` without a limit. */
export interface Spending {
  /** By orders not accepted yet. */
  readonly reserved: Minor
  /** By accepted orders. */
  readonly committed: Minor
  readonly spent: Minor
  readonly limit: Minor | null
  /** Never negative: a limit may be lowered below what was spent. */
  readonly left: Minor | null
}

/** Computes a month's spending against its limit (DECISIONS §13: 3090). */
export const computeSpending = (reserved: Minor, committed: Minor, limit: Minor | null): Spending => {
  const spent = (reserved + committed) as Minor
  const left = limit === null ? null : (Math.max(0, limit - spent) as Minor)
  return { reserved, committed, spent, limit, left }
}

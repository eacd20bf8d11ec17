import type { Spending } from "./computeSpending.ts"

/** How a month's budget is drawn, in whole per cent of the limit; together never more than 100. */
export interface SpentShare {
  /** By accepted orders. */
  readonly committed: number
  /** By orders not accepted yet. */
  readonly reserved: number
}

/** The parts of a month's limit that are used; `null` without a limit. A limit of zero is used up. */
export const spentShare = ({ committed, reserved, limit }: Spending): SpentShare | null => {
  if (limit === null) return null
  if (limit === 0) return { committed: 100, reserved: 0 }
  const first = Math.min(100, Math.round((committed / limit) * 100))
  return { committed: first, reserved: Math.min(100 - first, Math.round((reserved / limit) * 100)) }
}

import { mostUnproven } from "@skorpe/core/domain/order"

/** In one snapshot of a number: what is counted on it, in øre, and its orders that a kitchen has not ended, in kroner. */
export interface Owed {
  readonly orders: number
  readonly amount: number
  readonly open: number
  readonly kroner: number
}

/** Finds a number that owes more than `mostUnproven`, and one whose count differs from what is open. */
export const judgeOwed = (name: string, now: Owed | undefined, add: (violation: string) => void): void => {
  if (now === undefined) return add(`${name}: nothing could be read`)
  const { orders, amount, open, kroner } = now
  if (open > mostUnproven.orders || Math.round(kroner * 100) > mostUnproven.amount) {
    add(`${name}: ${open} open orders that cost ${kroner} kr`)
  }
  if (orders !== open || amount !== Math.round(kroner * 100)) {
    add(`${name}: counted ${orders} orders of ${amount / 100} kr, open are ${open} of ${kroner} kr`)
  }
}

import type { WaitMinutes } from "../model.ts"

/** How busy a store is. */
export interface StoreLoad {
  /** Orders placed or being prepared. */
  readonly openOrders: number
  /** Orders that the kitchen prepares in parallel without longer waits. */
  readonly capacity: number
}

/** Upper bound of the wait added by load, in minutes; longer delays are reported by the kitchen. */
export const mostLoadMinutes = 60

const stepMinutes = 5

/** The number of open orders beyond which no wait grows, however fast the store; counting may stop there. */
export const heaviestLoad = (capacity: number): number => Math.max(1, capacity) * (1 + mostLoadMinutes)

/**
 * The current waits in minutes, by method: the usual ones including the kitchen's delay, plus, for orders above
 * capacity, their share of another pickup time, rounded up to five minutes (SPEC §7.1).
 */
export const estimateWaits = (usual: WaitMinutes, { openOrders, capacity }: StoreLoad): WaitMinutes => {
  const above = Math.max(0, openOrders - capacity)
  const rounds = above / Math.max(1, capacity)
  const extra = Math.min(mostLoadMinutes, Math.ceil((rounds * usual.pickup) / stepMinutes) * stepMinutes)
  return { pickup: usual.pickup + extra, delivery: usual.delivery + extra }
}

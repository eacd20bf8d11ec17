import type { WaitMinutes } from "../model.ts"

/** How busy a store is. */
export interface StoreLoad {
  /** Orders that are placed or in the making. */
  readonly openOrders: number
  /** Orders that the kitchen makes side by side without anybody waiting longer. */
  readonly capacity: number
}

/** Load adds no more than this: who waits longer than an hour for others' pizzas is told by the kitchen's own delay. */
export const mostLoadMinutes = 60

const stepMinutes = 5

/** The open orders beyond which no wait grows, however fast the store: who counts them may stop there. */
export const heaviestLoad = (capacity: number): number => Math.max(1, capacity) * (1 + mostLoadMinutes)

/**
 * How long an order takes now, in minutes by method: what it takes on a quiet day with the kitchen's own delay in it, and
 * for the orders above capacity their share of a pickup's time again, rounded up to five minutes (SPEC §7.1).
 */
export const estimateWaits = (usual: WaitMinutes, { openOrders, capacity }: StoreLoad): WaitMinutes => {
  const above = Math.max(0, openOrders - capacity)
  const rounds = above / Math.max(1, capacity)
  const extra = Math.min(mostLoadMinutes, Math.ceil((rounds * usual.pickup) / stepMinutes) * stepMinutes)
  return { pickup: usual.pickup + extra, delivery: usual.delivery + extra }
}

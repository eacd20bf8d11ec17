import type { ShopEvent } from "../shop/events.ts"

/** The customer said to be old enough; what waited for that goes on. */
export interface AgeConfirmed {
  readonly type: "AgeConfirmed"
  readonly waiting: ShopEvent
}

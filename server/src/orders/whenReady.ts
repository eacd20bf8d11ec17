import type { Market } from "@skorpe/core/market"
import type { OrderCreate } from "@skorpe/core/order"
import type { Store } from "@skorpe/core/store"
import type { Millis } from "@skorpe/core/time"
import { settleTime } from "@skorpe/core/timing"
import { minutesToWait } from "./minutesToWait.ts"

/** When an order is started on and when it is ready, or the code of why it cannot be made then. */
export type Readiness =
  | {
      readonly _tag: "Ready"
      /** `null` is as soon as possible. */
      readonly advanceOrderTime: Millis | null
      readonly startAt: Millis
      readonly readyAt: Millis
    }
  | { readonly _tag: "NotThen"; readonly code: 3023 | 3046 }

const furthestDays = 100

/** Judges the wanted time (DECISIONS §5): one that has passed becomes now; any other is a slot that leaves time to bake. */
export const whenReady = (market: Market, store: Store, request: OrderCreate, now: Millis): Readiness => {
  const minutes = minutesToWait(store, request.deliveryMethod)
  const delay = minutes * 60_000
  const wanted = request.advanceOrderTimeLocal === null ? null : Date.parse(request.advanceOrderTimeLocal)
  if (wanted !== null && wanted > now + furthestDays * 86_400_000) return { _tag: "NotThen", code: 3046 }
  const settled = settleTime(market.timeZone, store, wanted, now, minutes)
  switch (settled._tag) {
    case "NotThen":
      return settled
    case "Now":
      return { _tag: "Ready", advanceOrderTime: null, startAt: now, readyAt: now + delay }
    case "At":
      return { _tag: "Ready", advanceOrderTime: settled.at, startAt: settled.at - delay, readyAt: settled.at }
  }
}

import type { Market } from "@skorpe/core/market"
import type { OrderCreate } from "@skorpe/core/order"
import { openingAt, type Store } from "@skorpe/core/store"
import type { Millis } from "@skorpe/core/time"
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

/** Judges the wanted time (DECISIONS §5): one that has passed becomes now; any other must leave time to bake. */
export const whenReady = (market: Market, store: Store, request: OrderCreate, now: Millis): Readiness => {
  const delay = minutesToWait(store, request.deliveryMethod) * 60_000
  const isOpen = (at: Millis) => openingAt(store.openingHours, store.schedule, market.timeZone, at).open
  const wanted = request.advanceOrderTimeLocal === null ? null : Date.parse(request.advanceOrderTimeLocal)
  if (wanted === null || wanted <= now) {
    return isOpen(now)
      ? { _tag: "Ready", advanceOrderTime: null, startAt: now, readyAt: now + delay }
      : { _tag: "NotThen", code: 3023 }
  }
  if (wanted < now + delay || wanted > now + furthestDays * 86_400_000) return { _tag: "NotThen", code: 3046 }
  return isOpen(wanted)
    ? { _tag: "Ready", advanceOrderTime: wanted, startAt: wanted - delay, readyAt: wanted }
    : { _tag: "NotThen", code: 3023 }
}

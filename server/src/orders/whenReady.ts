import type { Market } from "@skorpe/core/domain/market"
import type { OrderCreate } from "@skorpe/core/domain/order"
import { countDays, type Millis } from "@skorpe/core/domain/time"
import { delayOf, delayOn, settleTime } from "@skorpe/core/domain/timing"
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import {
  dayBegan,
  findBusinessDay,
  minutesToWait,
  searchedDays,
  type Store,
  type WaitMinutes,
} from "@skorpe/core/domain/store"

/** When preparation starts and when the order is ready, or the error code of an impossible time. */
export type Readiness =
  | {
      readonly _tag: "Ready"
      /** `null` is as soon as possible. */
      readonly advanceOrderTime: Millis | null
      readonly startAt: Millis
      readonly readyAt: Millis
    }
  | { readonly _tag: "NotThen"; readonly code: 3023 | 3046 }

/**
 * Whether a time lies after the last day that can be chosen. The hours after midnight belong to the day on which the
 * store opened.
 */
const isTooFar = (timeZone: string, store: Store, wanted: Millis, now: Millis): boolean => {
  const last = countDays(timeZone, now) + searchedDays
  const closing = findBusinessDay(store, timeZone, last)?.closing ?? 0
  return countDays(timeZone, wanted) > last && wanted > closing
}

/**
 * Validates the requested time (DECISIONS §5): a past one becomes now; any other must be a slot with time to bake. Its
 * preparation starts by that day's usual wait, without the time for today's open orders: these are made by then.
 */
export const whenReady = (
  market: Market,
  store: Store,
  request: OrderCreate,
  now: Millis,
  withoutOrders: WaitMinutes = store.waitMinutes,
): Readiness => {
  const { deliveryMethod } = request
  const delay = delayOf(store, null, deliveryMethod)
  const wanted = request.advanceOrderTimeLocal === null ? null : Date.parse(request.advanceOrderTimeLocal)
  if (wanted !== null && isTooFar(market.timeZone, store, wanted, now)) return { _tag: "NotThen", code: 3046 }
  const settled = settleTime(market.timeZone, store, wanted, now, delay)
  switch (settled._tag) {
    case "NotThen":
      return settled
    case "Now":
      return { _tag: "Ready", advanceOrderTime: null, startAt: now, readyAt: now + minutesToMilliseconds(delay.now) }
    case "At": {
      const { at } = settled
      const preparation = { ...delay, now: minutesToWait({ waitMinutes: withoutOrders }, deliveryMethod) }
      const day = countDays(market.timeZone, dayBegan(market.timeZone, at))
      const startAt = at - minutesToMilliseconds(delayOn(market.timeZone, day, now, preparation))
      return { _tag: "Ready", advanceOrderTime: at, startAt, readyAt: at }
    }
  }
}

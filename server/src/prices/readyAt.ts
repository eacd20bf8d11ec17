import type { PriceRequest } from "@skorpe/core/domain/price"
import type { Store } from "@skorpe/core/domain/store"
import type { Millis } from "@skorpe/core/domain/time"
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { minutesToWait } from "@skorpe/core/domain/store"
import { servedAt } from "@skorpe/core/domain/timing"

/** When a cart would be handed over: at the requested time, or after the store's wait. */
export const readyAt = (
  store: Store,
  { deliveryMethod, requestedTime }: Pick<PriceRequest["cart"], "deliveryMethod" | "requestedTime">,
  now: Millis,
): Millis => servedAt(requestedTime, now + minutesToMilliseconds(minutesToWait(store, deliveryMethod)))

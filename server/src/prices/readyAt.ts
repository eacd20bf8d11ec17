import type { PriceRequest } from "@skorpe/core/domain/price"
import type { Store } from "@skorpe/core/domain/store"
import type { Millis } from "@skorpe/core/domain/time"
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { minutesToWait } from "@skorpe/core/domain/store"

/** When a cart would be handed over: at the requested time, or after the store's wait. */
export const readyAt = (
  store: Store,
  { deliveryMethod, requestedTime }: Pick<PriceRequest["cart"], "deliveryMethod" | "requestedTime">,
  now: Millis,
): Millis => Math.max(requestedTime ?? 0, now + minutesToMilliseconds(minutesToWait(store, deliveryMethod)))

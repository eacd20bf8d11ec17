import type { DeliveryMethod } from "@skorpe/core/domain/order"
import type { Store } from "@skorpe/core/domain/store"

/** The store's estimated wait for a method, in minutes. */
export const minutesToWait = ({ waitMinutes }: Store, method: DeliveryMethod): number =>
  method === "carryout" ? waitMinutes.pickup : waitMinutes.delivery

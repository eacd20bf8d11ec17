import type { DeliveryMethod } from "../../order/model.ts"
import type { Millis } from "../../time/model.ts"

/** The input that decides whether a discount applies: the store, the delivery method and the time. */
export interface OfferCase {
  readonly storeId: string
  readonly method: DeliveryMethod
  readonly now: Millis
}

/** Whether a discount applies; with `otherWay` the customer can still change the method. */
export type Fit = "fits" | "otherWay" | "otherStore" | "notYet" | "over"

interface Conditions {
  readonly stores: readonly string[]
  readonly deliveryMethods: readonly DeliveryMethod[]
  readonly validFrom?: Millis | null
  readonly validUntil: Millis | null
}

/** Predicts the server's verdict on a deal or discount from its published conditions (DECISIONS §8). */
export const fitOf = (
  { stores, deliveryMethods, validFrom = null, validUntil }: Conditions,
  { storeId, method, now }: OfferCase,
): Fit => {
  if (validUntil !== null && validUntil < now) return "over"
  if (validFrom !== null && validFrom > now) return "notYet"
  if (stores.length > 0 && storeId !== "" && !stores.includes(storeId)) return "otherStore"
  return deliveryMethods.includes(method) ? "fits" : "otherWay"
}

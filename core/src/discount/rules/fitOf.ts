import type { DeliveryMethod } from "../../order/model.ts"
import type { Millis } from "../../time/model.ts"

/** What decides whether a discount can be used: where the food comes from, how it is handed over, and when. */
export interface OfferCase {
  readonly storeId: string
  readonly method: DeliveryMethod
  readonly now: Millis
}

/** Whether a discount fits; another way of handing over can still be chosen. */
export type Fit = "fits" | "otherWay" | "otherStore" | "notYet" | "over"

interface Conditions {
  readonly stores: readonly string[]
  readonly deliveryMethods: readonly DeliveryMethod[]
  readonly validFrom?: Millis | null
  readonly validUntil: Millis | null
}

/** Says beforehand what the server would say of a deal or a discount, as far as its conditions are told (DECISIONS §8). */
export const fitOf = (
  { stores, deliveryMethods, validFrom = null, validUntil }: Conditions,
  { storeId, method, now }: OfferCase,
): Fit => {
  if (validUntil !== null && validUntil < now) return "over"
  if (validFrom !== null && validFrom > now) return "notYet"
  if (stores.length > 0 && storeId !== "" && !stores.includes(storeId)) return "otherStore"
  return deliveryMethods.includes(method) ? "fits" : "otherWay"
}

import type { Minor } from "../../money/model.ts"
import { zero } from "../../money/rules/kroner.ts"
import type { DeliveryMethod } from "../../order/model.ts"
import type { Store } from "../../store/model.ts"
import { type Refusal, refusals } from "../refusals.ts"

/** The fee of a way to the customer and the least that must be ordered for it, or why there is no such way. */
export type DeliveryPricing =
  | { readonly _tag: "DeliveryPrice"; readonly fee: Minor; readonly minimum: Minor }
  | { readonly _tag: "Refused"; readonly code: Refusal }

/** Carry-out is free; a hotspot is priced like delivery, with its own fee (DECISIONS §11). */
export const priceDelivery = (store: Store, method: DeliveryMethod, hotspotId: string | undefined): DeliveryPricing => {
  switch (method) {
    case "carryout":
      return { _tag: "DeliveryPrice", fee: zero, minimum: zero }
    case "delivery":
      return store.deliveryArea.length === 0
        ? { _tag: "Refused", code: refusals.deliveryNotAvailable }
        : { _tag: "DeliveryPrice", fee: store.deliveryFee, minimum: store.minimumDelivery }
    case "hotspot": {
      const hotspot = store.hotspots.find((candidate) => candidate.id === hotspotId)
      return hotspot
        ? { _tag: "DeliveryPrice", fee: hotspot.fee, minimum: store.minimumDelivery }
        : { _tag: "Refused", code: refusals.hotspotMissing }
    }
  }
}

import type { Minor } from "../../money/model.ts"
import { zero } from "../../money/rules/kroner.ts"
import type { Store } from "../../store/model.ts"
import type { Shipping } from "../model.ts"

/** The store's delivery fee until the server validates one; carry-out is free (DECISIONS §11). */
export const shippingPrice = (shipping: Pick<Shipping, "method" | "hotspot">, store: Store | null): Minor => {
  switch (shipping.method) {
    case "carryout":
      return zero
    case "delivery":
      return store?.deliveryFee ?? zero
    case "hotspot":
      return store?.hotspots.find(({ id }) => id === shipping.hotspot?.id)?.fee ?? zero
  }
}

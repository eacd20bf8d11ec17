import type { OrderCreate } from "@skorpe/core/order"
import { isInsideArea } from "@skorpe/core/price"
import { judgeParameters, parameterCode, type Store } from "@skorpe/core/store"

/** The code of why an order cannot be brought where it should go; `null` when it can, or when it is collected. */
export const whereTo = (store: Store, request: OrderCreate): number | null => {
  switch (request.deliveryMethod) {
    case "carryout":
      return null
    case "delivery": {
      const { address } = request.shippingInfo
      if (address === undefined || address.street.trim() === "") return 3027
      if (store.deliveryArea.length === 0) return 4027
      return isInsideArea(store.deliveryArea, address.position) ? null : 3022
    }
    case "hotspot": {
      const hotspot = store.hotspots.find(({ id }) => id === request.hotspotId)
      return hotspot ? parameterCode(judgeParameters(hotspot, request.hotspotParameters ?? {})) : 3145
    }
  }
}

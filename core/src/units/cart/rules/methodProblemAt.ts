import type { Shipping } from "../../../domain/cart/model.ts"
import { isInsideArea } from "../../../domain/price/rules/isInsideArea.ts"
import type { Store } from "../../../domain/store/model.ts"

/** Why a store cannot hand food over in this way; `null` if it can. */
export const methodProblemAt = (
  { method, hotspot, address }: Pick<Shipping, "method" | "hotspot" | "address">,
  store: Store,
): "noHotspot" | "noDelivery" | null => {
  if (method === "hotspot") return store.hotspots.some(({ id }) => id === hotspot?.id) ? null : "noHotspot"
  if (method === "carryout") return null
  const { deliveryArea } = store
  const reaches = deliveryArea.length > 0 && (address === null || isInsideArea(deliveryArea, address.position))
  return reaches ? null : "noDelivery"
}

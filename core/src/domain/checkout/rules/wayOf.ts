import type { Shipping } from "../../cart/model.ts"
import type { WayOut } from "./buildOrder.ts"

/** How the cart's order reaches the customer; `null` while its address or hotspot is missing. */
export const wayOf = ({ method, address, hotspot, contactless }: Shipping): WayOut | null => {
  switch (method) {
    case "carryout":
      return { _tag: "Carryout" }
    case "delivery":
      return address && { _tag: "Delivery", door: address, contactless }
    case "hotspot":
      return hotspot && { _tag: "Hotspot", hotspotId: hotspot.id, parameters: hotspot.parameters }
  }
}

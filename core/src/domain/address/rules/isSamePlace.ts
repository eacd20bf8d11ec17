import type { ShippingAddress } from "../../cart/model.ts"
import type { SavedAddress } from "../model.ts"
import { shippingTo } from "./shippingTo.ts"

/** Whether a saved address is the cart's, whatever its delivery description. */
export const isSamePlace = (saved: SavedAddress, address: ShippingAddress | null): boolean => {
  const { street, postalCode } = shippingTo(saved)
  return address !== null && address.street === street && address.postalCode === postalCode
}

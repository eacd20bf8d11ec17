import type { ShippingAddress } from "../../cart/model.ts"
import type { Address } from "../model.ts"

/** A found door as a cart takes it along; how to find the door is said at the checkout. */
export const shippingTo = ({ street, number, postalCode, city, position }: Address): ShippingAddress => ({
  street: `${street} ${number}`,
  postalCode,
  city,
  deliveryDescription: "",
  position,
})

import type { ShippingAddress } from "../../cart/model.ts"
import type { Address } from "../model.ts"

/** A found address as the cart's shipping address; the delivery description is asked at checkout. */
export const shippingTo = ({ street, number, postalCode, city, position }: Address): ShippingAddress => ({
  street: `${street} ${number}`,
  postalCode,
  city,
  deliveryDescription: "",
  position,
})

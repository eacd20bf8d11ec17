import type { CartView } from "../../cart/view.ts"
import { couponsToSend } from "../../discount/rules/couponsToSend.ts"
import type { PriceRequest } from "../../price/model.ts"

/** What the server is asked about a cart: all that its price depends on, and one kind of coupon (SPEC §5, §7.2). */
export const requestOf = (cart: CartView): PriceRequest => {
  const { method, requestedTime, hotspot } = cart.shipping
  return {
    cart: { storeId: cart.storeId, deliveryMethod: method, requestedTime, products: cart.orderLines },
    coupons: couponsToSend(cart),
    organisationId: null,
    totalAmount: cart.totalPrice,
    isLoyaltyOrder: cart.useLoyalty,
    ...(method === "hotspot" && hotspot ? { hotspotId: hotspot.id } : {}),
  }
}

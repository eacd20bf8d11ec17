import type { CartView } from "../../cart/view.ts"
import { couponsToSend } from "../../discount/rules/couponsToSend.ts"
import type { PriceRequest } from "../../price/model.ts"

/** What the server is asked about a cart and for whom it is: all that its price depends on, and one kind of coupon (SPEC §5, §7.2). */
export const requestOf = (cart: CartView, organisationId: string | null): PriceRequest => {
  const { method, requestedTime, hotspot } = cart.shipping
  return {
    cart: { storeId: cart.storeId, deliveryMethod: method, requestedTime, products: cart.orderLines },
    coupons: couponsToSend(cart),
    organisationId,
    totalAmount: cart.totalPrice,
    isLoyaltyOrder: cart.useLoyalty,
    ...(method === "hotspot" && hotspot ? { hotspotId: hotspot.id } : {}),
  }
}

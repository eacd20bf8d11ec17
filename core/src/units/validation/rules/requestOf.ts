import type { CartView } from "../../cart/view.ts"
import { couponsToSend } from "../../../domain/discount/rules/couponsToSend.ts"
import type { PriceRequest } from "../../../domain/price/model.ts"

/** The price request for a cart and account: all that the price depends on, with one kind of coupon (SPEC §5, §7.2). */
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

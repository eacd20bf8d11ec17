import { sellsBeerAt } from "@skorpe/core/age"
import type { Market } from "@skorpe/core/market"
import { nothingAsked, priceOrder, type PricingOutcome, type PriceRequest } from "@skorpe/core/price"
import type { StoreWithMenu } from "@skorpe/core/store"
import type { Millis } from "@skorpe/core/time"
import { minutesToWait } from "../orders/minutesToWait.ts"

const refused = (code: number): PricingOutcome => ({ _tag: "Refused", codes: [code] })

/** What a cart costs now, by the server's own numbers; what the request believes is not read (DECISIONS §2). */
export const quote = (market: Market, at: StoreWithMenu, request: PriceRequest, now: Millis): PricingOutcome => {
  // There are no discounts, organisations or points yet: whoever asks for one hears so instead of a wrong price.
  if (request.coupons.length > 0) return refused(3024)
  if (request.organisationId !== null) return refused(3007)
  if (request.isLoyaltyOrder) return refused(4026)
  const { deliveryMethod, requestedTime, products } = request.cart
  const readyAt = Math.max(requestedTime ?? 0, now + minutesToWait(at.store, deliveryMethod) * 60_000)
  return priceOrder({
    market,
    store: at.store,
    menu: at.menu,
    deliveryMethod,
    hotspotId: request.hotspotId,
    products,
    now,
    ...nothingAsked,
    at: readyAt,
    // Whoever wants beer at night hears it before paying (3116).
    sellsBeer: sellsBeerAt(market, readyAt).allowed,
  })
}

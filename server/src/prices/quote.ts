import { sellsBeerAt } from "@skorpe/core/domain/age"
import type { Market } from "@skorpe/core/domain/market"
import { variationByCode } from "@skorpe/core/domain/menu"
import { nothingAsked, priceOrder, type PricingOutcome, type PriceRequest } from "@skorpe/core/domain/price"
import type { StoreWithMenu } from "@skorpe/core/domain/store"
import type { Millis } from "@skorpe/core/domain/time"
import type { AskedFacts } from "./facts.ts"
import { largeOrder } from "./largeOrder.ts"
import { readyAt } from "./readyAt.ts"

/** Prices a cart by the server's own catalogue; amounts in the request are ignored (DECISIONS §2). */
export const quote = (
  market: Market,
  at: StoreWithMenu,
  request: PriceRequest,
  now: Millis,
  facts: AskedFacts,
): PricingOutcome => {
  if (facts._tag === "Refused") return facts
  const { deliveryMethod, requestedTime, products } = request.cart
  const ready = readyAt(at.store, request.cart, now)
  const outcome = priceOrder({
    ...nothingAsked,
    ...at,
    ...facts,
    market,
    deliveryMethod,
    hotspotId: request.hotspotId,
    products,
    useLoyaltyDiscount: request.isLoyaltyOrder,
    now,
    at: ready,
    // Beer outside its hours and a large order at short notice are refused here, before payment (3116, 3046).
    sellsBeer: sellsBeerAt(market, ready).allowed,
    largeOrder: largeOrder(market, at.menu, products, requestedTime, now),
  })
  if (outcome._tag === "Priced" && products.length > 0) return outcome
  const isElsewhere = products.every(({ codes }) => codes.every((code) => variationByCode(at.menu, code) === undefined))
  return isElsewhere ? { _tag: "Refused", codes: [1002, ...codesOf(outcome)] } : outcome
}

const codesOf = (outcome: PricingOutcome): readonly number[] => (outcome._tag === "Refused" ? outcome.codes : [])

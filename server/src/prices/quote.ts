import { sellsBeerAt } from "@skorpe/core/age"
import type { Market } from "@skorpe/core/market"
import { variationByCode } from "@skorpe/core/menu"
import { nothingAsked, priceOrder, type PricingOutcome, type PriceRequest } from "@skorpe/core/price"
import type { StoreWithMenu } from "@skorpe/core/store"
import type { Millis } from "@skorpe/core/time"
import { minutesToWait } from "../orders/minutesToWait.ts"
import type { AskedFacts } from "./facts.ts"
import { largeOrder } from "./largeOrder.ts"

/** What a cart costs now, by the server's own numbers; what the request believes is not read (DECISIONS §2). */
export const quote = (
  market: Market,
  at: StoreWithMenu,
  request: PriceRequest,
  now: Millis,
  facts: AskedFacts,
): PricingOutcome => {
  if (facts._tag === "Refused") return facts
  const { deliveryMethod, requestedTime, products } = request.cart
  const readyAt = Math.max(requestedTime ?? 0, now + minutesToWait(at.store, deliveryMethod) * 60_000)
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
    at: readyAt,
    // Whoever wants beer at night, or a hundred pizzas at once, hears it before paying (3116, 3046).
    sellsBeer: sellsBeerAt(market, readyAt).allowed,
    largeOrder: largeOrder(market, at.menu, products, requestedTime, now),
  })
  if (outcome._tag === "Priced" && products.length > 0) return outcome
  const isElsewhere = products.every(({ codes }) => codes.every((code) => variationByCode(at.menu, code) === undefined))
  return isElsewhere ? { _tag: "Refused", codes: [1002, ...codesOf(outcome)] } : outcome
}

const codesOf = (outcome: PricingOutcome): readonly number[] => (outcome._tag === "Refused" ? outcome.codes : [])

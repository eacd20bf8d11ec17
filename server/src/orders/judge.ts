import { sellsBeerAt } from "@skorpe/core/age"
import type { Market } from "@skorpe/core/market"
import { type OrderCreate, splitFeeLine } from "@skorpe/core/order"
import { readPhone } from "@skorpe/core/phone"
import { nothingAsked, priceOrder, type PricingOutcome, type ValidatedPrice } from "@skorpe/core/price"
import { isBlank } from "@skorpe/core/text"
import type { StoreWithMenu } from "@skorpe/core/store"
import type { Millis } from "@skorpe/core/time"
import type { AskedFacts } from "../prices/facts.ts"
import { hasChanged } from "../prices/changed.ts"
import { largeOrder } from "../prices/largeOrder.ts"
import { type Readiness, whenReady } from "./whenReady.ts"

/** What the server makes of an order that a customer sends. */
export type Judgement =
  | {
      readonly _tag: "Orderable"
      readonly ready: Extract<Readiness, { readonly _tag: "Ready" }>
      readonly priced: Extract<PricingOutcome, { readonly _tag: "Priced" }>
      /** E.164. */
      readonly phone: string
    }
  | Extract<PricingOutcome, { readonly _tag: "Refused" }>
  | { readonly _tag: "PriceChanged"; readonly price: ValidatedPrice }

const refused = (code: number): Judgement => ({ _tag: "Refused", codes: [code] })

/** Judges an order by the server's own rules, clock and numbers; nothing is stored. */
export const judge = (
  market: Market,
  at: StoreWithMenu,
  request: OrderCreate,
  now: Millis,
  facts: AskedFacts,
): Judgement => {
  const obstacle = whyNot(request)
  if (obstacle !== null) return refused(obstacle)
  if (facts._tag === "Refused") return facts
  const phone = readPhone(request.shippingInfo.phoneNumber, market)
  if (phone._tag === "NotAPhone") return refused(1031)
  const split = splitFeeLine(request.products)
  if (split._tag === "Malformed") return refused(4031)
  const ready = whenReady(market, at.store, request, now)
  if (ready._tag === "NotThen") return refused(ready.code)
  const priced = priceOrder({
    ...nothingAsked,
    ...at,
    ...facts,
    market,
    products: split.goods,
    deliveryMethod: request.deliveryMethod,
    hotspotId: request.hotspotId,
    position: request.shippingInfo.address?.position ?? null,
    hotspotAnswers: request.hotspotParameters ?? {},
    useLoyaltyDiscount: request.useLoyaltyDiscount,
    now,
    at: ready.readyAt,
    sellsBeer: sellsBeerAt(market, ready.readyAt).allowed,
    largeOrder: largeOrder(market, at.menu, split.goods, ready.advanceOrderTime, now),
  })
  if (priced._tag === "Refused") return priced
  if (hasChanged({ ...request, ...split }, priced.price)) return { _tag: "PriceChanged", price: priced.price }
  return { _tag: "Orderable", ready, priced, phone: phone.e164 }
}

/** The code of what this server does not offer, or of what the customer left out. */
const whyNot = (request: OrderCreate): number | null => {
  // Organisations cannot order delivery (SPEC §6).
  if (request.organisationId !== null && request.deliveryMethod === "delivery") return 3066
  const { firstNames, lastName, address } = request.shippingInfo
  if (request.deliveryMethod === "delivery" && isBlank(address?.street ?? "")) return 3027
  if (isBlank(firstNames) || isBlank(lastName) || request.products.length === 0) return 1002
  return null
}

import { sellsBeerAt } from "@skorpe/core/domain/age"
import { judgeOwnUses, withoutOwnUses } from "@skorpe/core/domain/discount"
import type { Market } from "@skorpe/core/domain/market"
import { type OrderCreate, splitFeeLine } from "@skorpe/core/domain/order"
import { readPhone } from "@skorpe/core/domain/phone"
import { nothingAsked, priceOrder, type PricingOutcome, type ValidatedPrice } from "@skorpe/core/domain/price"
import { isBlank } from "@skorpe/core/domain/text"
import type { Position, StoreWithMenu, WaitMinutes } from "@skorpe/core/domain/store"
import type { Millis } from "@skorpe/core/domain/time"
import type { AskedFacts } from "../prices/facts.ts"
import { hasChanged } from "../prices/changed.ts"
import { largeOrder } from "../prices/largeOrder.ts"
import { type Readiness, whenReady } from "./whenReady.ts"

/** The server's judgement of a customer's order. */
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

/** What an order depends on besides itself and the store. */
export interface OrderFacts {
  readonly asked: AskedFacts
  /** The address's position in the register; `null` for an unknown address, and without an address. */
  readonly place: Position | null
  /** Whether the customer or number is verified, so that their uses of a code can be counted. */
  readonly isProven: boolean
  /** The store's waits without what its open orders add; absent, they add nothing. */
  readonly usualWait?: WaitMinutes | undefined
}

/** Judges an order by the server's own rules, clock and numbers; nothing is stored. */
export const judge = (
  market: Market,
  at: StoreWithMenu,
  request: OrderCreate,
  now: Millis,
  { asked: facts, place, isProven, usualWait }: OrderFacts,
): Judgement => {
  const obstacle = whyNot(request)
  if (obstacle !== null) return refused(obstacle)
  if (facts._tag === "Refused") return facts
  const phone = readPhone(request.shippingInfo.phoneNumber, market)
  if (phone._tag === "NotAPhone") return refused(1031)
  const split = splitFeeLine(request.products)
  if (split._tag === "Malformed") return refused(4031)
  const ready = whenReady(market, at.store, request, now, usualWait)
  if (ready._tag === "NotThen") return refused(ready.code)
  if (request.deliveryMethod === "delivery" && place === null) return refused(3019)
  const priced = priceOrder({
    ...nothingAsked,
    ...at,
    ...facts,
    coupons: withoutOwnUses(facts.coupons),
    market,
    products: split.goods,
    deliveryMethod: request.deliveryMethod,
    hotspotId: request.hotspotId,
    position: place,
    hotspotAnswers: request.hotspotParameters ?? {},
    useLoyaltyDiscount: request.useLoyaltyDiscount,
    now,
    at: ready.readyAt,
    sellsBeer: sellsBeerAt(market, ready.readyAt).allowed,
    largeOrder: largeOrder(market, at.menu, split.goods, ready.advanceOrderTime, now),
  })
  if (priced._tag === "Refused") return priced
  if (hasChanged({ ...request, ...split }, priced.price)) return { _tag: "PriceChanged", price: priced.price }
  const against = judgeOwnUses(facts.coupons, isProven)
  if (against !== null) return { _tag: "Refused", codes: [against.code], against: [against] }
  return { _tag: "Orderable", ready, priced, phone: phone.e164 }
}

/** The code of a missing field or of an unsupported combination; `null` when there is none. */
const whyNot = (request: OrderCreate): number | null => {
  // Organisations cannot order delivery (SPEC §6).
  if (request.organisationId !== null && request.deliveryMethod === "delivery") return 3066
  const { address } = request.shippingInfo
  if (request.deliveryMethod === "delivery" && isBlank(address?.street ?? "")) return 3027
  if (request.products.length === 0) return 1002
  return null
}

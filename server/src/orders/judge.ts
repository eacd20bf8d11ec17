import type { Market } from "@skorpe/core/market"
import type { OrderCreate } from "@skorpe/core/order"
import { readPhone } from "@skorpe/core/phone"
import { priceOrder, type PricingOutcome, type ValidatedPrice } from "@skorpe/core/price"
import type { StoreWithMenu } from "@skorpe/core/store"
import type { Millis } from "@skorpe/core/time"
import { hasChanged } from "../prices/changed.ts"
import { nothingKnown } from "../prices/nothingKnown.ts"
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
  | { readonly _tag: "Refused"; readonly codes: readonly [number, ...number[]] }
  | { readonly _tag: "PriceChanged"; readonly price: ValidatedPrice }

const refused = (code: number): Judgement => ({ _tag: "Refused", codes: [code] })

/** Judges an order by the server's own rules, clock and numbers; nothing is stored. */
export const judge = (market: Market, at: StoreWithMenu, request: OrderCreate, now: Millis): Judgement => {
  const obstacle = whyNot(request)
  if (obstacle !== null) return refused(obstacle)
  const phone = readPhone(request.shippingInfo.phone, market)
  if (phone._tag === "NotAPhone") return refused(1031)
  const ready = whenReady(market, at.store, request, now)
  if (ready._tag === "NotThen") return refused(ready.code)
  const { deliveryMethod, products } = request
  const { store, menu } = at
  const priced = priceOrder({ market, store, menu, deliveryMethod, products, now, at: ready.readyAt, ...nothingKnown })
  if (priced._tag === "Refused") return priced
  if (hasChanged(request, priced.price)) return { _tag: "PriceChanged", price: priced.price }
  return { _tag: "Orderable", ready, priced, phone: phone.e164 }
}

/** The code of what this server does not offer yet, or of what the customer left out. */
const whyNot = (request: OrderCreate): number | null => {
  if (request.paymentType !== "INSTORE") return 3016
  if (request.deliveryMethod !== "carryout") return 3017
  if (request.coupons.length > 0) return 3024
  if (request.organisationId !== null) return 3007
  if (request.useLoyaltyDiscount) return 4026
  const { firstName, lastName } = request.shippingInfo
  if (firstName.trim() === "" || lastName.trim() === "" || request.products.length === 0) return 1002
  return null
}

import type { Market } from "../../market/model.ts"
import type { Menu } from "../../menu/model.ts"
import { add, subtract, zero } from "../../money/rules/kroner.ts"
import type { DeliveryMethod, OrderLine } from "../../order/model.ts"
import type { Store } from "../../store/model.ts"
import type { Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import { nameDay } from "../../time/rules/nameDay.ts"
import type { ValidatedPrice } from "../model.ts"
import { type Refusal, refusals } from "../refusals.ts"
import { describeLine, type PricedLine } from "./describeLine.ts"
import { priceDelivery } from "./priceDelivery.ts"
import { readLine } from "./readLine.ts"
import { taxInside } from "./taxInside.ts"

/** An order to price: at a store, from its menu, for the moment at which it is handed over. */
export interface OrderToPrice {
  readonly market: Market
  readonly store: Store
  readonly menu: Menu
  readonly deliveryMethod: DeliveryMethod
  readonly hotspotId?: string | undefined
  readonly products: readonly OrderLine[]
  /** The moment of fulfilment, which decides what is sold out, and the day of tax and deposit. */
  readonly at: Millis
}

/** The amounts of an order with its lines in the order asked, or every reason against it, lowest code first. */
export type PricingOutcome =
  | { readonly _tag: "Priced"; readonly price: ValidatedPrice; readonly lines: readonly PricedLine[] }
  | { readonly _tag: "Refused"; readonly codes: readonly [number, ...number[]] }

/** The price of an order from the menu alone; what the request calls a price is never read (DECISIONS §2). */
export const priceOrder = (order: OrderToPrice): PricingOutcome => {
  const { market, store, menu, products, at } = order
  const on = nameDay(countDays(market.timeZone, at))
  const lines: PricedLine[] = []
  const reasons = new Set<Refusal>()

  for (const asked of products) {
    const reading = readLine(menu, asked, at)
    if (reading._tag === "Refused") reasons.add(reading.code)
    else lines.push(describeLine(market, asked, reading.sold, reading.line, on))
    if (store.quantityLimit > 0 && asked.quantity > store.quantityLimit) reasons.add(refusals.storeClosedOrLimit)
  }
  const delivery = priceDelivery(store, order.deliveryMethod, order.hotspotId)
  if (delivery._tag === "Refused") return refuse(reasons.add(delivery.code))
  if (reasons.size > 0) return refuse(reasons)

  const discount = zero
  const orderAmount = subtract(sumOf(lines, "linePrice"), discount)
  if (orderAmount < delivery.minimum) return refuse(new Set([refusals.belowMinimum]))

  const pantAmount = sumOf(lines, "pantAmount")
  const taxed = lines.map(({ linePrice, goods }) => ({ amount: linePrice, goods }))
  const price: ValidatedPrice = {
    numberOfProductsValid: lines.reduce((pieces, line) => pieces + line.quantity, 0),
    adjustmentAmount: subtract(zero, discount),
    customerAmount: add(orderAmount, pantAmount, delivery.fee),
    orderAmount,
    minimumCustomerAmount: delivery.minimum,
    surchargeAmount: delivery.fee,
    pantAmount,
    taxAmount: taxInside(market.taxRates, [...taxed, { amount: delivery.fee, goods: "food" }], on),
    pointsAmount: Math.floor(
      sumOf(
        lines.filter((line) => !line.isBeer),
        "linePrice",
      ) / 100,
    ),
    canUseLoyaltyDiscount: false,
    validCoupons: [],
    areCouponsValidated: false,
    lines: lines.map(({ unitPrice, linePrice }) => ({ unitPrice, linePrice })),
  }
  return { _tag: "Priced", price, lines }
}

const sumOf = (lines: readonly PricedLine[], amount: "linePrice" | "pantAmount") =>
  add(...lines.map((line) => line[amount]))

const refuse = (reasons: ReadonlySet<Refusal>): PricingOutcome => {
  const [first, ...others] = [...reasons].toSorted((a, b) => a - b)
  return { _tag: "Refused", codes: [first ?? refusals.invalidProduct, ...others] }
}

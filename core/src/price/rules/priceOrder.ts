import type { CouponsAgainst } from "../../discount/line.ts"
import type { Market } from "../../market/model.ts"
import type { Menu } from "../../menu/model.ts"
import { zero } from "../../money/rules/kroner.ts"
import type { OrderLine } from "../../order/model.ts"
import type { Store } from "../../store/model.ts"
import type { Day, Millis } from "../../time/model.ts"
import { countDays } from "../../time/rules/countDays.ts"
import { nameDay } from "../../time/rules/nameDay.ts"
import type { ValidatedPrice } from "../model.ts"
import { type Refusal, refusals } from "../refusals.ts"
import { addUp } from "./addUp.ts"
import { type DescribedLine, describeLine, type PricedLine } from "./describeLine.ts"
import { priceDelivery, type Way } from "./priceDelivery.ts"
import { readLine } from "./readLine.ts"
import { type AskedDiscounts, takeDiscounts } from "./takeDiscounts.ts"

/** An order to price: at a store, from its menu, for the moment at which it is handed over. */
export interface OrderToPrice extends Way, AskedDiscounts {
  readonly market: Market
  readonly store: Store
  readonly menu: Menu
  readonly products: readonly OrderLine[]
  /** The moment of ordering, for which coupons are judged. */
  readonly now: Millis
  /** The moment of fulfilment, which decides what is sold out, and the day of tax and deposit. */
  readonly at: Millis
  /** Whether alcohol may be handed over at that moment (DECISIONS §10). */
  readonly sellsBeer: boolean
  /** What so many pizzas need; either of these stops the order (DECISIONS §6). */
  readonly largeOrder: { readonly needsRestrictionMessage: boolean; readonly needsManualOrder: boolean }
}

/** The amounts of an order with its lines in the order asked, or every reason against it, lowest code first. */
export type PricingOutcome =
  | { readonly _tag: "Priced"; readonly price: ValidatedPrice; readonly lines: readonly PricedLine[] }
  | {
      readonly _tag: "Refused"
      readonly codes: readonly [number, ...number[]]
      /** Which of its coupons a reason is said of; the others are said of the order. */
      readonly against?: readonly CouponsAgainst[]
    }

/**
 * The price of an order from the menu alone; what the request calls a price is never read (DECISIONS §2). It is refused
 * for its goods and its way first, then for its discounts, then for a total below the minimum.
 */
export const priceOrder = (order: OrderToPrice): PricingOutcome => {
  const { market, store } = order
  const on = nameDay(countDays(market.timeZone, order.at))
  const reading = readLines(order, on)
  const delivery = priceDelivery(store, order)
  const large = order.largeOrder.needsRestrictionMessage || order.largeOrder.needsManualOrder
  const reasons = large ? [...reading.reasons, refusals.tooLarge] : reading.reasons
  if (delivery._tag === "Refused") return refuse([...delivery.codes, ...reasons])
  const [reason, ...more] = reasons
  if (reason !== undefined) return refuse([reason, ...more])

  const situation = { storeId: store.id, method: order.deliveryMethod, now: order.now }
  const personal = order.byOrganisation ? { ...order, loyalty: null } : order
  const discounts = takeDiscounts(personal, market.loyalty, situation, reading.lines)
  if (discounts._tag === "Refused") return refuse(discounts.codes, discounts.against)

  const lines = reading.lines.map((line, index) => ({ ...line, discount: discounts.off[index] ?? zero }))
  const amounts = addUp({ market, lines, fee: delivery.fee, loyalty: personal.loyalty, on })
  if (amounts.orderAmount < delivery.minimum) return refuse([refusals.belowMinimum])
  const price: ValidatedPrice = {
    ...amounts,
    minimumCustomerAmount: delivery.minimum,
    canUseLoyaltyDiscount: discounts.canUseLoyaltyDiscount,
    validCoupons: discounts.validCoupons,
    areCouponsValidated: discounts.validCoupons.length > 0,
    lines: lines.map(({ unitPrice, linePrice }) => ({ unitPrice, linePrice })),
  }
  return { _tag: "Priced", price, lines }
}

const readLines = ({ market, store, menu, products, at, sellsBeer }: OrderToPrice, on: Day) => {
  const lines: DescribedLine[] = []
  const reasons: Refusal[] = []
  for (const asked of products) {
    const reading = readLine(menu, asked, at)
    if (reading._tag === "Refused") reasons.push(reading.code)
    else {
      const line = describeLine(market, asked, reading.sold, reading.line, on)
      if (line.isRestricted && !sellsBeer) reasons.push(refusals.productRestricted)
      lines.push(line)
    }
    if (store.quantityLimit > 0 && asked.quantity > store.quantityLimit) reasons.push(refusals.storeClosedOrLimit)
  }
  return { lines, reasons }
}

const refuse = (reasons: readonly [number, ...number[]], against: readonly CouponsAgainst[] = []): PricingOutcome => {
  const [first, ...others] = [...new Set(reasons)].toSorted((a, b) => a - b)
  const codes = [first ?? reasons[0], ...others] as const
  return against.length === 0 ? { _tag: "Refused", codes } : { _tag: "Refused", codes, against }
}

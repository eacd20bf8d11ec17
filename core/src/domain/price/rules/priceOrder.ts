import type { CouponsAgainst } from "../../discount/line.ts"
import type { Localised } from "../../language/model.ts"
import type { Market } from "../../market/model.ts"
import type { Menu } from "../../menu/model.ts"
import { zero } from "../../money/rules/kroner.ts"
import { mostPieces } from "../../order/limits.ts"
import type { OrderLine, TaxShare } from "../../order/model.ts"
import type { Store } from "../../store/model.ts"
import type { Day, Millis } from "../../time/model.ts"
import { dayAt } from "../../time/rules/dayAt.ts"
import type { ValidatedPrice } from "../model.ts"
import { type Refusal, refusals } from "../refusals.ts"
import { addUp } from "./addUp.ts"
import { hasTooMuchOn } from "./hasTooMuchOn.ts"
import { type DescribedLine, describeLine, type PricedLine } from "./describeLine.ts"
import { priceDelivery, type Way } from "./priceDelivery.ts"
import { readLine } from "./readLine.ts"
import { type AskedDiscounts, takeDiscounts } from "./takeDiscounts.ts"

/** An order to price: a store, its menu, and the time of the hand-over. */
export interface OrderToPrice extends Way, AskedDiscounts {
  readonly market: Market
  readonly store: Store
  readonly menu: Menu
  readonly products: readonly OrderLine[]
  /** The time of ordering, at which coupons are judged. */
  readonly now: Millis
  /** The time of fulfilment; decides what is sold out, and the day of tax and deposit. */
  readonly at: Millis
  /** True when alcohol may be handed over at that time (DECISIONS §10). */
  readonly sellsBeer: boolean
  /** The requirements of a large order; either flag blocks the order (DECISIONS §6). */
  readonly largeOrder: { readonly needsRestrictionMessage: boolean; readonly needsManualOrder: boolean }
}

/** The amounts of an order with its lines in the order asked, or every reason against it, lowest code first. */
export type PricingOutcome =
  | {
      readonly _tag: "Priced"
      readonly price: ValidatedPrice
      readonly lines: readonly PricedLine[]
      readonly taxes: readonly TaxShare[]
    }
  | {
      readonly _tag: "Refused"
      readonly codes: readonly [number, ...number[]]
      /** The coupons that a reason concerns; other reasons concern the order. */
      readonly against?: readonly CouponsAgainst[]
      /** The required ingredients that 4031 is about. */
      readonly lacks?: readonly Localised[]
      /** The goods and ingredients that 3018 is about. */
      readonly soldOut?: readonly Localised[]
    }

/**
 * Prices an order from the menu alone; prices in the request are never read (DECISIONS §2). Checks goods and delivery
 * first, then discounts, then the minimum.
 */
export const priceOrder = (order: OrderToPrice): PricingOutcome => {
  const { market, store } = order
  const on = dayAt(market.timeZone, order.at)
  const reading = readLines(order, on)
  const delivery = priceDelivery(store, order)
  const large = order.largeOrder.needsRestrictionMessage || order.largeOrder.needsManualOrder
  const reasons = large ? [...reading.reasons, refusals.tooLarge] : reading.reasons
  const { lacks, soldOut } = reading
  const about = { ...(lacks.length > 0 ? { lacks } : {}), ...(soldOut.length > 0 ? { soldOut } : {}) }
  if (delivery._tag === "Refused") return refuse([...delivery.codes, ...reasons], about)
  const [reason, ...more] = reasons
  if (reason !== undefined) return refuse([reason, ...more], about)

  const situation = { storeId: store.id, method: order.deliveryMethod, now: order.now }
  const personal = order.byOrganisation ? { ...order, loyalty: null } : order
  const discounts = takeDiscounts(personal, market.loyalty, situation, reading.lines)
  if (discounts._tag === "Refused") {
    const { codes, against = [] } = discounts
    return refuse(codes, against.length > 0 ? { against } : {})
  }

  const lines = reading.lines.map((line, index) => ({ ...line, discount: discounts.off[index] ?? zero }))
  const [amounts, taxes] = addUp({ market, lines, fee: delivery.fee, loyalty: personal.loyalty, on })
  if (amounts.orderAmount < delivery.minimum) return refuse([refusals.belowMinimum])
  const price: ValidatedPrice = {
    ...amounts,
    minimumCustomerAmount: delivery.minimum,
    canUseLoyaltyDiscount: discounts.canUseLoyaltyDiscount,
    validCoupons: discounts.validCoupons,
    areCouponsValidated: discounts.validCoupons.length > 0,
    lines: lines.map(({ unitPrice, linePrice }) => ({ unitPrice, linePrice })),
  }
  return { _tag: "Priced", price, lines, taxes }
}

const readLines = ({ market, store, menu, products, at, sellsBeer }: OrderToPrice, on: Day) => {
  const lines: DescribedLine[] = []
  const reasons: Refusal[] = []
  const lacks: Localised[] = []
  const soldOut: Localised[] = []
  for (const asked of products) {
    const reading = readLine(menu, asked, at)
    if (reading._tag === "Refused") {
      reasons.push(reading.code)
      if (reading.lacks) lacks.push(reading.lacks)
      if (reading.soldOut) soldOut.push(reading.soldOut)
    } else if (hasTooMuchOn(menu, reading, market)) reasons.push(refusals.invalidProduct)
    else {
      const line = describeLine(market, asked, reading.sold, reading.line, on)
      if (line.isRestricted && !sellsBeer) reasons.push(refusals.productRestricted)
      lines.push(line)
    }
    if (asked.quantity > mostPieces) reasons.push(refusals.tooManyPieces)
    if (store.quantityLimit > 0 && asked.quantity > store.quantityLimit) reasons.push(refusals.storeClosedOrLimit)
  }
  return { lines, reasons, lacks, soldOut }
}

type Refused = Extract<PricingOutcome, { readonly _tag: "Refused" }>

const refuse = (
  reasons: readonly [number, ...number[]],
  about: Partial<Pick<Refused, "against" | "lacks" | "soldOut">> = {},
): Refused => {
  const [first, ...others] = [...new Set(reasons)].toSorted((a, b) => a - b)
  return { _tag: "Refused", codes: [first ?? reasons[0], ...others], ...about }
}

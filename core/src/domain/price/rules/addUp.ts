import type { Loyalty } from "../../account/model.ts"
import { earnPoints } from "../../loyalty/rules/earnPoints.ts"
import type { Market } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"
import { add, subtract, zero } from "../../money/rules/kroner.ts"
import type { TaxShare } from "../../order/model.ts"
import type { Day } from "../../time/model.ts"
import type { ValidatedPrice } from "../model.ts"
import type { PricedLine } from "./describeLine.ts"
import { taxesInside } from "./taxInside.ts"

/** Discounted lines, and what is added to them. */
interface ToAddUp {
  readonly market: Market
  readonly lines: readonly PricedLine[]
  readonly fee: Minor
  /** The customer who earns points. */
  readonly loyalty: Loyalty | null
  /** The day of fulfilment in the market's time zone; decides the tax. */
  readonly on: Day
}

type Amounts = Pick<
  ValidatedPrice,
  | "numberOfProductsValid"
  | "adjustmentAmount"
  | "orderAmount"
  | "pantAmount"
  | "surchargeAmount"
  | "customerAmount"
  | "taxAmount"
  | "pointsAmount"
>

/** The amounts of a validated price, as DECISIONS §2 relates them, and its tax by rate. */
export const addUp = ({ market, lines, fee, loyalty, on }: ToAddUp): readonly [Amounts, readonly TaxShare[]] => {
  const goods = add(...lines.map(({ linePrice }) => linePrice))
  const discount = add(...lines.map((line) => line.discount))
  const pantAmount = add(...lines.map((line) => line.pantAmount))
  const paid = lines.map((line) => ({ ...line, amount: subtract(line.linePrice, line.discount) }))
  const orderAmount = subtract(goods, discount)
  const isTaxed = ({ amount }: { readonly amount: Minor }) => amount !== 0
  const taxed = [...paid, { amount: fee, goods: "food" as const }].filter(isTaxed)
  const taxes = taxesInside(market.taxRates, taxed, on)
  const amounts = {
    numberOfProductsValid: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    adjustmentAmount: subtract(zero, discount),
    orderAmount,
    pantAmount,
    surchargeAmount: fee,
    customerAmount: add(orderAmount, pantAmount, fee),
    taxAmount: add(...taxes.map(({ tax }) => tax)),
    pointsAmount: earnPoints(
      market.loyalty,
      loyalty,
      add(...paid.map(({ amount, isBeer }) => (isBeer ? zero : amount))),
    ),
  }
  return [amounts, taxes]
}

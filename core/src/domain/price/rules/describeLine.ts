import type { DiscountLine } from "../../discount/line.ts"
import type { Localised } from "../../language/model.ts"
import type { Goods, Market } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"
import { add, times } from "../../money/rules/kroner.ts"
import type { OrderLine } from "../../order/model.ts"
import type { LineToPrice } from "../../pizza/model.ts"
import { nameHalves } from "../../pizza/rules/nameHalves.ts"
import { priceLine } from "../../pizza/rules/priceLine.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { Day } from "../../time/model.ts"
import type { Found } from "../../menu/rules/variationByCode.ts"
import { pant } from "./pant.ts"

/** A line that the store sells, with the store's prices before any discount. */
export interface DescribedLine extends DiscountLine {
  readonly ingredients: OrderLine["ingredients"]
  readonly kind: LineToPrice["kind"]
  /** A half-and-half is "first / second" (SPEC §4.5). */
  readonly name: Localised
  readonly linePrice: Minor
  /** Deposits of all pieces. */
  readonly pantAmount: Minor
  readonly goods: Goods
  /**
   * Contains alcohol, so age and hours apply (DECISIONS §10); alcohol-free beer is only excluded from points and
   * discounts.
   */
  readonly isRestricted: boolean
}

/** A described line with its total discount. */
export interface PricedLine extends DescribedLine {
  readonly discount: Minor
}

/** Prices one sold line in a market on its day of fulfilment. */
export const describeLine = (
  market: Market,
  asked: OrderLine,
  sold: readonly [Found] | readonly [Found, Found],
  line: LineToPrice,
  on: Day,
): DescribedLine => {
  const price = priceLine(line, market.halfAndHalf)
  const products = sold.map(({ product }) => product)
  const deposit = add(...sold.map(({ variation }) => pant(market.deposits, variation.container, on)))
  return {
    codes: asked.codes,
    ingredients: asked.ingredients,
    quantity: asked.quantity,
    kind: line.kind,
    name: products.map(({ name }) => name).reduce(nameHalves),
    products: products.map(({ productCode }) => productCode),
    categories: products.map(({ category }) => category),
    size: readVariationCode(sold[0].variation.code).size,
    basePrice: price.unitPrice,
    unitPrice: add(price.unitPrice, price.extras),
    linePrice: price.linePrice,
    pantAmount: times(deposit, asked.quantity),
    goods: products.some((product) => product.alcohol > market.alcoholAbove) ? "alcohol" : "food",
    isBeer: products.some((product) => product.category === "Beer" || product.alcohol > 0),
    isRestricted: products.some((product) => product.alcohol > 0),
  }
}

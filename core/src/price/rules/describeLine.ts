import type { Localised } from "../../language/model.ts"
import type { Goods, Market } from "../../market/model.ts"
import type { Minor } from "../../money/model.ts"
import { add, times } from "../../money/rules/kroner.ts"
import type { OrderLine } from "../../order/model.ts"
import type { LineToPrice } from "../../pizza/model.ts"
import { priceLine } from "../../pizza/rules/priceLine.ts"
import type { Day } from "../../time/model.ts"
import type { Found } from "../../menu/rules/variationByCode.ts"
import { pant } from "./pant.ts"

/** A line that the store sells, with the store's own prices; `unitPrice` is one piece with its extras. */
export interface PricedLine {
  readonly codes: OrderLine["codes"]
  readonly ingredients: OrderLine["ingredients"]
  readonly quantity: number
  readonly kind: LineToPrice["kind"]
  /** A half-and-half is "first / second" (SPEC §4.5). */
  readonly name: Localised
  readonly unitPrice: Minor
  readonly linePrice: Minor
  /** Deposits of all pieces. */
  readonly pantAmount: Minor
  readonly goods: Goods
  /** Beer earns no points and gets no discount (DECISIONS §8, §9). */
  readonly isBeer: boolean
}

/** Prices one sold line in a market on the day of its fulfilment. */
export const describeLine = (
  market: Market,
  asked: OrderLine,
  sold: readonly Found[],
  line: LineToPrice,
  on: Day,
): PricedLine => {
  const price = priceLine(line, market.halfAndHalf)
  const products = sold.map(({ product }) => product)
  const deposit = add(...sold.map(({ variation }) => pant(market.deposits, variation.container, on)))
  const nameIn = (language: keyof Localised) => products.map((product) => product.name[language]).join(" / ")
  return {
    codes: asked.codes,
    ingredients: asked.ingredients,
    quantity: asked.quantity,
    kind: line.kind,
    name: { nb: nameIn("nb"), sv: nameIn("sv"), en: nameIn("en") },
    unitPrice: add(price.unitPrice, price.extras),
    linePrice: price.linePrice,
    pantAmount: times(deposit, asked.quantity),
    goods: products.some((product) => product.alcohol > market.alcoholAbove) ? "alcohol" : "food",
    isBeer: products.some((product) => product.category === "Beer" || product.alcohol > 0),
  }
}

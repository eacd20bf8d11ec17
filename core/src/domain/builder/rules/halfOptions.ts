import type { PizzaChoice } from "../../cart/rules/configurePizza.ts"
import { isSoldOutHere } from "../../menu/rules/isSoldOutHere.ts"
import type { Localised } from "../../language/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import type { Minor } from "../../money/model.ts"
import type { Kitchen } from "../kitchen.ts"
import type { Side } from "../model.ts"
import { unitPrice } from "./baseChoices.ts"
import { variationLike } from "./splitPizza.ts"

/** A pizza offered for a half, and the half-and-half's price with it before extras. */
export interface HalfOption {
  readonly slug: string
  readonly name: Localised
  /** Its variation in the other half's size and crust, as which it is pictured. */
  readonly code: string
  readonly price: Minor
  readonly isChosen: boolean
  readonly isSoldOut: boolean
}

/** All pizzas available in the other half's size and crust (DECISIONS §4). */
export const halfOptions = (
  { menu, market, at, soldOut }: Kitchen,
  [left, right]: PizzaChoice["parts"],
  side: Side,
): readonly HalfOption[] => {
  const [mine, others] = side === "left" || right === undefined ? [left, right ?? left] : [right, left]
  const chosen = variationByCode(menu, mine.variationCode)?.product.id
  const other = variationByCode(menu, others.variationCode)?.variation
  return menu.products.flatMap((product): HalfOption[] => {
    const variation = product.kind === "PIZZA" ? variationLike(product, mine.variationCode) : undefined
    if (!variation || !other) return []
    return [
      {
        slug: product.slug,
        name: product.name,
        code: variation.code,
        price: unitPrice([variation, other], market),
        isChosen: product.id === chosen,
        isSoldOut: isSoldOutHere({ product, variation }, at, soldOut),
      },
    ]
  })
}

import type { PartChoice } from "../../cart/rules/configurePizza.ts"
import type { SizeName } from "../../market/model.ts"
import type { Menu, Variation } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import type { Crust } from "../../pizza/model.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { PizzaInHand } from "../model.ts"

/** A size and a crust; both halves of a pizza share them (DECISIONS §4). */
export interface Base {
  readonly crust: Crust
  readonly size: SizeName
}

/** The variation of a part's product on a base, if there is one. */
export const onBase = (menu: Menu, part: PartChoice, { crust, size }: Base): Variation | undefined =>
  variationByCode(menu, part.variationCode)?.product.variations.find(({ code }) => {
    const found = readVariationCode(code)
    return found.crust === crust && found.size === size
  })

/**
 * The pizza on another base, toppings kept; unchanged when a visible half is not available on it. A remembered half
 * that is not available is dropped.
 */
export const chooseBase = (menu: Menu, pizza: PizzaInHand, base: Base): PizzaInHand => {
  const moved = (part: PartChoice | null): PartChoice | null => {
    const variation = part && onBase(menu, part, base)
    return part && variation ? { ...part, variationCode: variation.code } : null
  }
  const [left, right] = [moved(pizza.left), moved(pizza.right)]
  if ((left === null && pizza.cover !== "right") || (right === null && pizza.right !== null && pizza.cover !== "left"))
    return pizza
  if (left !== null) return { ...pizza, left, right }
  return right === null ? pizza : { ...pizza, left: right, right: null, cover: "left", active: "left" }
}

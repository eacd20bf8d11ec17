import type { Product } from "../../menu/model.ts"
import type { Cover, PizzaInHand, Side } from "../model.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"

/** The pizza with its divider elsewhere; a second half that was never there begins as the first, to be chosen next. */
export const moveDivider = (pizza: PizzaInHand, cover: Cover): PizzaInHand => {
  if (cover === pizza.cover) return pizza
  if (cover !== "both") return pizza.right === null ? pizza : { ...pizza, cover, active: cover }
  return pizza.right === null ? { ...pizza, cover, right: pizza.left, active: "right" } : { ...pizza, cover }
}

const other = { left: "right", right: "left" } as const

/** The halves in each other's places, with all that is on them; what was being chosen goes on being chosen. */
export const swapHalves = (pizza: PizzaInHand): PizzaInHand =>
  pizza.right === null
    ? pizza
    : {
        ...pizza,
        left: pizza.right,
        right: pizza.left,
        cover: pizza.cover === "both" ? "both" : other[pizza.cover],
        active: other[pizza.active],
      }

/** Another pizza on one half, as the menu has it, in the size and on the crust of the other; unchanged when it has no such. */
export const chooseHalf = (pizza: PizzaInHand, side: Side, product: Product): PizzaInHand => {
  const fitting = variationLike(product, pizza.left.variationCode)
  if (fitting === undefined || pizza.cover !== "both") return pizza
  return { ...pizza, [side]: { variationCode: fitting.code, chosen: [] }, active: side }
}

/** The variation of a product in the size and on the crust of another variation. */
export const variationLike = (product: Product, code: string): Product["variations"][0] | undefined => {
  const { crust, size } = readVariationCode(code)
  return product.variations.find((variation) => {
    const found = readVariationCode(variation.code)
    return found.crust === crust && found.size === size
  })
}

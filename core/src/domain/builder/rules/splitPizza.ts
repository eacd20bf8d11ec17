import type { PartChoice } from "../../cart/rules/configurePizza.ts"
import { isSoldOutHere } from "../../menu/rules/isSoldOutHere.ts"
import type { Product } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import type { Kitchen } from "../kitchen.ts"
import type { Cover, PizzaInHand, Side } from "../model.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"

/**
 * The pizza with its divider moved. A new second half is the menu's first other pizza that fits, and becomes active; it
 * copies the first half only where no other fits.
 */
export const moveDivider = (kitchen: HalvesKitchen, pizza: PizzaInHand, cover: Cover): PizzaInHand => {
  if (cover === pizza.cover) return pizza
  if (cover !== "both") return pizza.right === null ? pizza : { ...pizza, cover, active: cover }
  if (pizza.right !== null) return { ...pizza, cover }
  return { ...pizza, cover, right: otherHalf(kitchen, pizza.left) ?? pizza.left, active: "right" }
}

type HalvesKitchen = Pick<Kitchen, "menu" | "at" | "soldOut">

/** The first other pizza on the menu that is available in a half's size and crust, as on the menu. */
const otherHalf = ({ menu, at, soldOut }: HalvesKitchen, { variationCode }: PartChoice): PartChoice | undefined => {
  const mine = variationByCode(menu, variationCode)?.product
  for (const product of menu.products) {
    if (product.kind !== "PIZZA" || product === mine) continue
    const variation = variationLike(product, variationCode)
    if (variation && !isSoldOutHere({ product, variation }, at, soldOut))
      return { variationCode: variation.code, chosen: [] }
  }
  return undefined
}

const other = { left: "right", right: "left" } as const

/** The halves swapped with their toppings; the half being edited stays active. */
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

/**
 * Another pizza on one half, with default ingredients, in the other half's size and crust; unchanged when it is not
 * available so.
 */
export const chooseHalf = (pizza: PizzaInHand, side: Side, product: Product): PizzaInHand => {
  const fitting = variationLike(product, pizza.left.variationCode)
  if (fitting === undefined || pizza.cover !== "both") return pizza
  return { ...pizza, [side]: { variationCode: fitting.code, chosen: [] }, active: side }
}

/** The variation of a product in another variation's size and crust. */
export const variationLike = (product: Product, code: string): Product["variations"][0] | undefined => {
  const { crust, size } = readVariationCode(code)
  return product.variations.find((variation) => {
    const found = readVariationCode(variation.code)
    return found.crust === crust && found.size === size
  })
}

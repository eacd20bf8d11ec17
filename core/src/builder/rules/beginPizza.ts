import type { CartItem } from "../../cart/model.ts"
import { isSoldOutHere } from "../../cart/rules/isSoldOutHere.ts"
import type { SizeName } from "../../market/model.ts"
import type { Menu, Product } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import { variationChoices } from "../../menu/rules/variationChoices.ts"
import { defaultPizza } from "../../pizza/rules/defaultPizza.ts"
import type { Kitchen } from "../kitchen.ts"
import type { PizzaInHand } from "../model.ts"
import { chooseHalf, moveDivider, variationLike } from "./splitPizza.ts"
import { partsOfItem } from "./partsOfItem.ts"

/** What is already known when a new pizza is begun: the size and the number chosen before, as far as there were. */
export interface Beginning {
  readonly product: Product
  readonly variationCode: string | null
  readonly preferredSize: SizeName
  readonly quantity: number
}

/** A whole pizza as the menu has it, in the chosen size, or the first that is to be had (SPEC §3, default pizza config). */
export const beginPizza = (kitchen: Kitchen, { product, ...known }: Beginning): PizzaInHand => {
  const { half, quantity } = defaultPizza(kitchen.market)
  const { chosen } = variationChoices(product, known.variationCode, known.preferredSize)
  const isThere = (variation: Product["variations"][0]) =>
    !isSoldOutHere({ product, variation }, kitchen.at, kitchen.soldOut)
  const variation = isThere(chosen) ? chosen : (product.variations.find(isThere) ?? chosen)
  return {
    productSlug: product.slug,
    lineId: null,
    cover: half,
    left: { variationCode: variation.code, chosen: [] },
    right: null,
    active: half,
    quantity: Math.max(quantity, known.quantity),
  }
}

/** The two first pizzas of the menu that fit together, for a product that is half-and-half; `null` when there are none. */
export const beginHalves = (kitchen: Kitchen, beginning: Beginning): PizzaInHand | null => {
  const pizzas = kitchen.menu.products.filter(({ kind }) => kind === "PIZZA")
  const [product] = pizzas
  if (!product) return null
  const wanted = beginning.variationCode === null ? undefined : variationLike(product, beginning.variationCode)
  const split = moveDivider(beginPizza(kitchen, { ...beginning, product, variationCode: wanted?.code ?? null }), "both")
  const other = pizzas.find((one) => one !== product && variationLike(one, split.left.variationCode))
  const halves = other ? chooseHalf(split, "right", other) : split
  return { ...halves, productSlug: beginning.product.slug, active: "left" }
}

/** A line of the cart, to be changed; `null` when it is no pizza that this menu has. */
export const takeUpLine = (menu: Menu, item: CartItem, productSlug: string): PizzaInHand | null => {
  const [left, right = null] = partsOfItem(menu, item)
  const isPizza = [left, right].every(
    (part) => part === null || variationByCode(menu, part.variationCode)?.product.kind === "PIZZA",
  )
  return isPizza
    ? {
        productSlug,
        lineId: item.id,
        cover: right ? "both" : "left",
        left,
        right,
        active: "left",
        quantity: item.quantity,
      }
    : null
}

import type { CartItem } from "../../cart/model.ts"
import { isSoldOutHere } from "../../menu/rules/isSoldOutHere.ts"
import type { SizeName } from "../../market/model.ts"
import type { Menu, Product } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import { variationChoices } from "../../menu/rules/variationChoices.ts"
import { defaultPizza } from "../../pizza/rules/defaultPizza.ts"
import type { Kitchen } from "../kitchen.ts"
import type { PizzaInHand } from "../model.ts"
import { moveDivider, variationLike } from "./splitPizza.ts"
import { partsOfItem } from "./partsOfItem.ts"

/** The preselection of a new pizza: its size and quantity, if any. */
export interface Beginning {
  readonly product: Product
  readonly variationCode: string | null
  readonly preferredSize: SizeName
  readonly quantity: number
}

/**
 * A whole pizza with its default ingredients, in the preselected size, or in the product's default size if that is sold
 * out (SPEC §3, default pizza config).
 */
export const beginPizza = (kitchen: Kitchen, { product, ...known }: Beginning): PizzaInHand => {
  const { half, quantity } = defaultPizza(kitchen.market)
  const isThere = (variation: Product["variations"][0]) =>
    !isSoldOutHere({ product, variation }, kitchen.at, kitchen.soldOut)
  const asked = product.variations.find(({ code }) => code === known.variationCode)
  const askedCode = asked !== undefined && isThere(asked) ? asked.code : null
  const { chosen: variation } = variationChoices(product, askedCode, known.preferredSize, isThere)
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

/** The first two pizzas of the menu that fit together, for a half-and-half product; `null` when there are none. */
export const beginHalves = (kitchen: Kitchen, beginning: Beginning): PizzaInHand | null => {
  const product = kitchen.menu.products.find(({ kind }) => kind === "PIZZA")
  if (!product) return null
  const wanted = beginning.variationCode === null ? undefined : variationLike(product, beginning.variationCode)
  const whole = beginPizza(kitchen, { ...beginning, product, variationCode: wanted?.code ?? null })
  return { ...moveDivider(kitchen, whole, "both"), productSlug: beginning.product.slug, active: "left" }
}

/** A cart line opened for editing; `null` when this menu has no such pizza. */
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

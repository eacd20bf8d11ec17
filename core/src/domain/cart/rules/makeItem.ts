import type { Market } from "../../market/model.ts"
import type { Menu } from "../../menu/model.ts"
import { isVariationSoldOut } from "../../menu/rules/isSoldOut.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import type { LineIngredient, OrderLine, Part } from "../../order/model.ts"
import { customIngredient } from "../../pizza/ingredientLimits.ts"
import { withChanges } from "../../pizza/rules/withChanges.ts"
import type { Millis } from "../../time/model.ts"
import type { CartItem } from "../model.ts"
import { configurePizza, type PartChoice } from "./configurePizza.ts"

/** A configuration without a price: one variation, or two halves (SPEC §4.2). */
export interface ItemDescription {
  readonly codes: OrderLine["codes"]
  /** Changes from the menu's defaults. */
  readonly ingredients: readonly LineIngredient[]
  readonly quantity: number
}

/** Where an item is bought: the menu there decides its name and price. */
export interface Counter {
  readonly market: Market
  readonly storeSlug: string
  readonly menu: Menu
  /** When the food is made; decides what is sold out. */
  readonly at: Millis
}

/** The item as this store makes and prices it; `null` when it is unavailable there at that time. */
export const makeItem = (counter: Counter, made: ItemDescription, id: string): CartItem | null => {
  const { menu, at } = counter
  if (made.codes.some((code) => !isSoldAt(menu, code, at))) return null
  const item = made.ingredients.length === 0 ? plainItem(counter, made) : configure(counter, made)
  return item && { id, ...item, quantity: made.quantity }
}

type Made = Omit<CartItem, "id"> | null

const isSoldAt = (menu: Menu, code: string, at: Millis): boolean => {
  const found = variationByCode(menu, code)
  return found !== undefined && !isVariationSoldOut(found.variation, at)
}

// Most items added are unmodified and always equal, so they are configured once per menu.
const plain = new WeakMap<Menu, Map<string, Made>>()

const plainItem = (counter: Counter, made: ItemDescription): Made => {
  const known = plain.get(counter.menu) ?? new Map<string, Made>()
  plain.set(counter.menu, known)
  const name = `${counter.market.id}/${counter.storeSlug}/${made.codes.join()}`
  const before = known.get(name)
  if (before !== undefined) return before
  const item = configure(counter, { ...made, quantity: 1 })
  known.set(name, item)
  return item
}

const configure = (
  { market, menu, storeSlug, at }: Counter,
  { codes, ingredients, quantity }: ItemDescription,
): Made => {
  const [first, second] = codes
  if (first === undefined) return null
  if (ingredients.some(({ code, quantity: level }) => level > 0 && !isKnown(menu, code))) return null
  const whole = partOf(menu, first, ingredients, second === undefined ? ["w"] : ["w", "1"])
  const half = second === undefined ? undefined : partOf(menu, second, ingredients, ["w", "2"])
  const parts = half ? ([whole, half] as const) : ([whole] as const)
  const made = configurePizza({ market, menu, storeSlug, parts, quantity, at })
  return made._tag === "Configured" ? made.item : null
}

/** An added ingredient is never dropped silently: an item with one that this store lacks is another item. */
const isKnown = (menu: Menu, code: string): boolean =>
  code === customIngredient || menu.ingredients.some(({ productCode }) => productCode === code)

/** All ingredients of a part: its defaults with the changes applied. */
const partOf = (menu: Menu, code: string, said: readonly LineIngredient[], parts: readonly Part[]): PartChoice => ({
  variationCode: code,
  chosen: withChanges(
    variationByCode(menu, code)?.product.ingredients ?? [],
    said.filter(({ part }) => parts.includes(part)),
  ),
})

import type { Localised } from "../../language/model.ts"
import type { Menu, Product } from "../../menu/model.ts"
import { isIngredientSoldOut } from "../../menu/rules/isSoldOut.ts"
import { type Found, variationByCode } from "../../menu/rules/variationByCode.ts"
import { isRequired } from "../../pizza/rules/isRequired.ts"
import { nameHalves } from "../../pizza/rules/nameHalves.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import type { EarlierLine, LeftOut, LineLoss } from "../again.ts"
import type { CartItem } from "../model.ts"
import { isSoldOutHere, type SoldOut } from "../../menu/rules/isSoldOutHere.ts"
import { type Counter, makeItem } from "./makeItem.ts"

/**
 * A line of an earlier order as the store makes it today, with everything that was left out; without an item the store
 * does not make it.
 */
export interface Brought {
  readonly item: CartItem | null
  readonly leftOut: readonly LeftOut[]
}

/**
 * Makes a line of an earlier order again. An unavailable topping is left out and listed; a pizza that is
 * unavailable, or not available in its size, is left out completely.
 */
export const bringAgain = (counter: Counter, soldOut: SoldOut, line: EarlierLine, id: string): Brought => {
  const say = (name: Localised, losses: readonly LineLoss[]): readonly LeftOut[] =>
    losses.map((loss) => ({ _tag: "Line", name, loss }))
  const found = line.codes.map((code) => soldHere(counter.menu, code))
  const name = nameOf(line, found)
  const losses = found.flatMap((one, index) => lossOf(counter, soldOut, line, one, index) ?? [])
  if (losses.length > 0) return { item: null, leftOut: say(name, losses) }

  const products = found.flatMap((one) => (one ? [one.product] : []))
  const toppings = line.ingredients.map((one) => ({ one, loss: toppingLoss(counter, line, one) }))
  const had = toppings.flatMap(({ one, loss }) => (loss === null ? [one] : []))
  const made = { codes: line.codes, quantity: line.quantity }
  const item = makeItem(counter, { ...made, ingredients: had }, id)
  if (item) {
    const lost = [
      ...toppings.flatMap(({ loss }) => loss ?? []),
      ...lackedThen(counter, line, products),
      ...alwaysOn(counter.menu, line, products),
    ]
    return { item, leftOut: say(name, onceEach(lost.length > 0 ? lost : priceLoss(line, item))) }
  }
  // The menu no longer allows these changes; without them it is still the same dish.
  const plain = makeItem(counter, { ...made, ingredients: had.filter(({ quantity }) => quantity === 0) }, id)
  const refused = line.ingredients
    .filter(({ quantity }) => quantity > 0)
    .map(({ code }) => gone(counter.menu, line, code))
  return plain
    ? { item: plain, leftOut: say(name, onceEach(refused)) }
    : { item: null, leftOut: say(name, [{ _tag: "Gone", half: null }]) }
}

/** The left-out lines of an order whose store no longer exists: all of them. */
export const allGone = (lines: readonly EarlierLine[]): readonly LeftOut[] =>
  lines.map((line) => ({ _tag: "Line", name: nameOf(line, []), loss: { _tag: "Gone", half: null } }))

type Wished = EarlierLine["ingredients"][number]

const sameInAll = (text: string): Localised => ({ nb: text, sv: text, en: text })

const soldHere = (menu: Menu, code: string): Found | undefined => {
  const found = variationByCode(menu, code)
  return found?.product.category === "CHARGES" ? undefined : found
}

/** Today's name, or the order's own if it is no longer on the menu. */
const nameOf = (line: EarlierLine, found: readonly (Found | undefined)[]): Localised => {
  const names = found.flatMap((one) => (one ? [one.product.name] : []))
  if (names.length === line.codes.length) return names.reduce(nameHalves)
  const [first, ...others] = line.words?.products ?? []
  return first === undefined ? sameInAll(line.name) : others.reduce(nameHalves, first)
}

const lossOf = (
  { menu, at }: Counter,
  soldOut: SoldOut,
  line: EarlierLine,
  found: Found | undefined,
  index: number,
): LineLoss | null => {
  const isHalf = line.codes.length > 1
  if (found) {
    if (!isSoldOutHere(found, at, soldOut)) return null
    return { _tag: "SoldOut", half: isHalf ? found.product.name : null }
  }
  const { product: code } = readVariationCode(line.codes[index] ?? "")
  const product = menu.products.find(({ productCode, category }) => productCode === code && category !== "CHARGES")
  return product ? { _tag: "SizeGone", half: isHalf ? product.name : null } : { _tag: "Gone", half: null }
}

const gone = (menu: Menu, { ingredients, words }: EarlierLine, code: string): LineLoss => {
  const said = words?.ingredients[ingredients.findIndex((one) => one.code === code)]
  const topping = menu.ingredients.find(({ productCode }) => productCode === code)?.name ?? said
  return { _tag: "ToppingGone", topping: topping ?? null }
}

const toppingLoss = ({ menu, at }: Counter, line: EarlierLine, { code, quantity }: Wished): LineLoss | null => {
  if (quantity === 0) return null
  const known = menu.ingredients.find(({ productCode }) => productCode === code)
  if (!known) return gone(menu, line, code)
  return isIngredientSoldOut(known, at) ? { _tag: "ToppingSoldOut", topping: known.name } : null
}

/** Unchanged default ingredients that are sold out. */
const lackedThen = ({ menu, at }: Counter, line: EarlierLine, products: readonly Product[]): readonly LineLoss[] => {
  const codes = new Set(products.flatMap((product) => product.ingredients.map(({ productCode }) => productCode)))
  return menu.ingredients
    .filter((one) => isIngredientSoldOut(one, at) && codes.has(one.productCode))
    .filter(({ productCode }) => !line.ingredients.some(({ code }) => code === productCode))
    .map(({ name }) => ({ _tag: "ToppingSoldOut", topping: name }))
}

/** Removed ingredients that are now required. */
const alwaysOn = (menu: Menu, line: EarlierLine, products: readonly Product[]): readonly LineLoss[] =>
  line.ingredients.flatMap(({ code, quantity }): readonly LineLoss[] => {
    const ingredient = menu.ingredients.find(({ productCode }) => productCode === code)
    if (quantity > 0 || !ingredient) return []
    const level = products.flatMap(({ ingredients }) => ingredients).find(({ productCode }) => productCode === code)
    return isRequired(ingredient, level?.quantity ?? 0) ? [{ _tag: "ToppingBack", topping: ingredient.name }] : []
  })

const priceLoss = ({ unitPrice }: EarlierLine, { price }: CartItem): readonly LineLoss[] =>
  unitPrice === null || unitPrice === price ? [] : [{ _tag: "PriceChanged", before: unitPrice, after: price }]

const onceEach = (losses: readonly LineLoss[]): readonly LineLoss[] => {
  const said = new Set<string>()
  return losses.filter((loss) => {
    const words = JSON.stringify(loss)
    return said.has(words) ? false : said.add(words)
  })
}

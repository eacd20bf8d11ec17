import type { Localised } from "../../language/model.ts"
import type { Market } from "../../market/model.ts"
import type { Level, Menu, Product } from "../../menu/model.ts"
import type { Found } from "../../menu/rules/variationByCode.ts"
import { add } from "../../money/rules/kroner.ts"
import type { LineIngredient, OrderLine, Part } from "../../order/model.ts"
import { itemPath } from "../../pizza/rules/itemPath.ts"
import { priceLine } from "../../pizza/rules/priceLine.ts"
import { readLine } from "../../price/rules/readLine.ts"
import type { Millis } from "../../time/model.ts"
import type { CartItem, Half, Modification } from "../model.ts"
import { orderLineOf } from "./orderLineOf.ts"

/** What was put together, without a word of what it costs: one variation, or two halves (SPEC §4.2). */
export interface ItemDescription {
  readonly codes: OrderLine["codes"]
  readonly ingredients: readonly LineIngredient[]
  readonly quantity: number
}

/** Where an item is bought: the menu decides what it is called and costs. */
export interface Counter {
  readonly market: Market
  readonly storeSlug: string
  readonly menu: Menu
  /** When the food is made, which decides what is sold out. */
  readonly at: Millis
}

/** The item as this store makes and prices it, `null` when it cannot be had there now. */
export const makeItem = (counter: Counter, made: ItemDescription, id: string): CartItem | null => {
  const plain = readLine(counter.menu, { ...made, unitPrice: 0 as never, ingredients: [] }, counter.at)
  if (plain._tag === "Refused") return null
  const [first, second] = plain.sold
  const changes = changesOf(counter.menu, first.product, made.ingredients, second ? ["w", "1"] : ["w"])
  const rightChanges = second && changesOf(counter.menu, second.product, made.ingredients, ["w", "2"])
  const half = second && rightChanges ? halfOf(second, rightChanges) : undefined
  const item: CartItem = {
    id,
    path: itemPath({
      storeSlug: counter.storeSlug,
      parts:
        half && second
          ? [partOf(first, changes), partOf(second, half.modifications.changes)]
          : [partOf(first, changes)],
    }),
    name: second ? bothNames(first.product.name, second.product.name) : first.product.name,
    category: first.product.category,
    price: first.variation.price,
    quantity: made.quantity,
    variationCode: first.variation.code,
    realId: first.product.id,
    slug: first.product.slug,
    type: second ? "half-half" : first.product.kind === "PIZZA" ? "pizza" : "others",
    size: first.variation.size,
    modifications: { changes },
    isRestricted: first.product.alcohol > 0,
    ...(half ? { secondPizzaHalf: half } : {}),
  }
  return priced(counter, item)
}

/** The very line that the server will be asked about decides the price, so that both agree. */
const priced = (counter: Counter, item: CartItem): CartItem | null => {
  const reading = readLine(counter.menu, orderLineOf(item), counter.at)
  if (reading._tag === "Refused") return null
  const { unitPrice, extras } = priceLine(reading.line, counter.market.halfAndHalf)
  return { ...item, price: add(unitPrice, extras) }
}

/** In what this product differs from the menu's, by code; of two with one code the last counts (DECISIONS §4). */
const changesOf = (
  menu: Menu,
  product: Product,
  ingredients: readonly LineIngredient[],
  parts: readonly Part[],
): Modification[] => {
  const wanted = new Map<string, Level>()
  for (const { code, quantity, part } of ingredients) if (parts.includes(part)) wanted.set(code, quantity)
  const changes: Modification[] = []
  for (const [code, quantity] of wanted) {
    const byDefault = product.ingredients.find((one) => one.productCode === code)
    if (quantity === (byDefault?.quantity ?? 0)) continue
    const name = byDefault?.name ?? menu.ingredients.find((one) => one.productCode === code)?.name
    changes.push({ code, name: name ?? { nb: code, sv: code, en: code }, quantity })
  }
  return changes.sort((one, other) => (one.code < other.code ? -1 : 1))
}

const halfOf = ({ product, variation }: Found, changes: readonly Modification[]): typeof Half.Type => ({
  variationCode: variation.code,
  name: product.name,
  modifications: { changes },
})

const partOf = ({ product, variation }: Found, changes: readonly Modification[]) => ({
  productSlug: product.slug,
  code: variation.code,
  ingredients: changes,
})

const bothNames = (first: Localised, second: Localised): Localised => ({
  nb: `${first.nb} / ${second.nb}`,
  sv: `${first.sv} / ${second.sv}`,
  en: `${first.en} / ${second.en}`,
})

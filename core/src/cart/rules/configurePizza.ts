import type { Market } from "../../market/model.ts"
import type { Menu } from "../../menu/model.ts"
import { type Found, variationByCode } from "../../menu/rules/variationByCode.ts"
import { add, zero } from "../../money/rules/kroner.ts"
import type { OrderLine } from "../../order/model.ts"
import type { LineToPrice } from "../../pizza/model.ts"
import { dominantHalf } from "../../pizza/rules/dominantHalf.ts"
import { itemPath } from "../../pizza/rules/itemPath.ts"
import { nameHalves } from "../../pizza/rules/nameHalves.ts"
import { partIngredients } from "../../pizza/rules/partIngredients.ts"
import { type LinePrice, priceLine } from "../../pizza/rules/priceLine.ts"
import { type ChosenIngredients, readSelection, type Selection } from "../../pizza/rules/readSelection.ts"
import { type Refusal, refusals } from "../../price/refusals.ts"
import { readLine } from "../../price/rules/readLine.ts"
import type { Millis } from "../../time/model.ts"
import type { CartItem } from "../model.ts"

/** A pizza or one half of it: a variation, and all that is to lie on it; nothing chosen is as it comes. */
export interface PartChoice {
  readonly variationCode: string
  readonly chosen: ChosenIngredients
}

/** What a builder holds: a whole pizza, or two halves, in a store and for a moment. */
export interface PizzaChoice {
  readonly market: Pick<Market, "halfAndHalf">
  readonly menu: Menu
  readonly storeSlug: string
  readonly parts: readonly [PartChoice] | readonly [PartChoice, PartChoice]
  readonly quantity: number
  /** The moment of handing over: what is sold out then is refused. */
  readonly at: Millis
}

/** A line that can go into the cart, still without its id; or why it cannot be sold, 3018 or 4031 (SPEC §8.3). */
export type ConfiguredPizza =
  | {
      readonly _tag: "Configured"
      readonly item: Omit<CartItem, "id">
      readonly price: LinePrice
      /** All that the price depends on. */
      readonly line: LineToPrice
      /** The changes as an order's line names them. */
      readonly ingredients: OrderLine["ingredients"]
      /** What each part looks like, for the builder. */
      readonly selections: readonly Selection[]
    }
  | { readonly _tag: "NotConfigurable"; readonly code: Refusal }

/**
 * A configured pizza as one line: named "first / second", shown as its dominant half, priced by the rule that the
 * server prices it with, changed by the diff against what each part comes with (SPEC §4.4, §4.5).
 */
export const configurePizza = (choice: PizzaChoice): ConfiguredPizza => {
  const [first, second] = choice.parts.map((part) => readPart(choice.menu, part))
  if (!first || (choice.parts.length === 2 && !second))
    return { _tag: "NotConfigurable", code: refusals.productNotSold }

  const ingredients = partIngredients(first.changes, second?.changes)
  const reading = readLine(choice.menu, lineOf([first, second], ingredients, choice.quantity), choice.at)
  if (reading._tag === "Refused") return { _tag: "NotConfigurable", code: reading.code }
  const price = priceLine(reading.line, choice.market.halfAndHalf)
  const shown = second && dominantHalf(levels(first), levels(second)) === "right" ? second : first

  return {
    _tag: "Configured",
    item: {
      path: pathOf(choice.storeSlug, first, second),
      name: second ? nameHalves(first.product.name, second.product.name) : first.product.name,
      category: shown.product.category,
      price: add(price.unitPrice, price.extras),
      quantity: choice.quantity,
      variationCode: first.variation.code,
      realId: shown.product.id,
      slug: shown.product.slug,
      type: second ? "half-half" : first.product.kind === "PIZZA" ? "pizza" : "others",
      size: shown.variation.size,
      modifications: { changes: first.changes },
      isRestricted: first.product.alcohol > 0,
      ...(second ? { secondPizzaHalf: halfOf(second) } : {}),
    },
    price,
    line: reading.line,
    ingredients,
    selections: second ? [first, second] : [first],
  }
}

interface ReadPart extends Found, Selection {}

const readPart = (menu: Menu, { variationCode, chosen }: PartChoice): ReadPart | undefined => {
  const found = variationByCode(menu, variationCode)
  return found && { ...found, ...readSelection(menu, found.product, chosen) }
}

const levels = ({ ingredients }: Selection) => ingredients.map(({ quantity }) => quantity)

const lineOf = (
  [first, second]: readonly [ReadPart, ReadPart | undefined],
  ingredients: OrderLine["ingredients"],
  quantity: number,
): OrderLine => ({
  codes: second ? [first.variation.code, second.variation.code] : [first.variation.code],
  quantity,
  unitPrice: zero,
  ingredients,
})

const halfOf = ({ variation, product, changes }: ReadPart): NonNullable<CartItem["secondPizzaHalf"]> => ({
  variationCode: variation.code,
  name: product.name,
  modifications: { changes },
})

const pathOf = (storeSlug: string, first: ReadPart, second: ReadPart | undefined): string => {
  const part = ({ product, variation, changes }: ReadPart) => ({
    productSlug: product.slug,
    code: variation.code,
    ingredients: changes,
  })
  return itemPath({ storeSlug, parts: second ? [part(first), part(second)] : [part(first)] })
}

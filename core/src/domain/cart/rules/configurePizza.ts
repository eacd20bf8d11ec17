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

/** A pizza or one half: a variation and its full ingredient selection; `null` is the default one. */
export interface PartChoice {
  readonly variationCode: string
  readonly chosen: ChosenIngredients
}

/** What a builder configures: a whole pizza or two halves, in a store, at a time. */
export interface PizzaChoice {
  readonly market: Pick<Market, "halfAndHalf">
  readonly menu: Menu
  readonly storeSlug: string
  readonly parts: readonly [PartChoice] | readonly [PartChoice, PartChoice]
  readonly quantity: number
  /** The requested time: what is sold out then is refused. */
  readonly at: Millis
}

/** A line for the cart, without its id; or the reason it cannot be sold, 3018 or 4031 (SPEC §8.3). */
export type ConfiguredPizza =
  | {
      readonly _tag: "Configured"
      readonly item: Omit<CartItem, "id">
      readonly price: LinePrice
      /** Everything that the price depends on. */
      readonly line: LineToPrice
      /** The changes in the form of an order line. */
      readonly ingredients: OrderLine["ingredients"]
      /** The ingredients of each part, for the builder. */
      readonly selections: readonly Selection[]
    }
  | { readonly _tag: "NotConfigurable"; readonly code: Refusal }

/**
 * A configured pizza as one line: named "first / second", shown as its dominant half, priced by the server's own rule,
 * with its changes relative to each part's defaults (SPEC §4.4, §4.5).
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

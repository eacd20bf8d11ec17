import { configurePizza, type PartChoice } from "../cart/rules/configurePizza.ts"
import { isSoldOutHere } from "../cart/rules/isSoldOutHere.ts"
import type { Localised } from "../language/model.ts"
import type { Allergen, Product, Variation } from "../menu/model.ts"
import { allergensOf } from "../menu/rules/allergensOf.ts"
import { type Found, variationByCode } from "../menu/rules/variationByCode.ts"
import type { LineIngredient } from "../order/model.ts"
import { ingredientCap } from "../pizza/ingredientLimits.ts"
import { countIngredients } from "../pizza/rules/capIngredient.ts"
import { readSelection, type Selection } from "../pizza/rules/readSelection.ts"
import type { Kitchen } from "./kitchen.ts"
import type { Cover, PizzaInHand, Side } from "./model.ts"
import { type CrustOption, baseChoices, type SizeOption } from "./rules/baseChoices.ts"
import { coveredParts } from "./rules/coveredParts.ts"
import { type DrawnPizza, drawnPizza } from "./rules/drawnPizza.ts"
import { type HalfOption, halfOptions } from "./rules/halfOptions.ts"
import { type IngredientGroup, ingredientGroups } from "./rules/ingredientGroups.ts"
import { mostPieces } from "./rules/mostPieces.ts"
import { type BuiltPrice, priceByPart } from "./rules/priceByPart.ts"
import { activePart } from "./rules/setLevel.ts"
import { soldToday } from "./rules/soldToday.ts"

/** A pizza or a half of it, as it is now. */
export interface PartView {
  readonly side: "whole" | Side
  readonly product: Product
  readonly variation: Variation
  /** What lies on it, in which it differs from the menu, and what must be declared of it all. */
  readonly ingredients: Selection["ingredients"]
  readonly changes: Selection["changes"]
  readonly allergens: readonly Allergen[]
  /** How much of the cap is used up (SPEC §5). */
  readonly counted: number
}

/** What the builder's button does, or why it does nothing. */
export type BuilderOutcome = "add" | "update" | "soldOut"

/** Everything that a builder's screen draws. */
export interface BuilderView {
  readonly lineId: string | null
  readonly cover: Cover
  readonly active: Side
  /** One, or the left and the right half. */
  readonly parts: readonly PartView[]
  /** The part whose ingredients are listed. */
  readonly shown: PartView
  readonly sizes: readonly SizeOption[]
  readonly crusts: readonly CrustOption[]
  /** The pizzas that a half can be, none while the pizza is whole. */
  readonly halves: readonly HalfOption[]
  /** The pizza on the left and on the right of the divider, seen or not; the same one twice before it was split. */
  readonly both: readonly [Product, Product]
  /** Whether there are two pizzas, so that the divider can uncover either. */
  readonly hasOtherHalf: boolean
  readonly groups: readonly IngredientGroup[]
  readonly cap: number
  readonly isFull: boolean
  /** Put on by the customer and not to be had: taken off again. */
  readonly soldOut: readonly Localised[]
  readonly price: BuiltPrice
  readonly quantity: number
  readonly most: number
  readonly drawing: DrawnPizza
  readonly outcome: BuilderOutcome
  /** What the cart is told: codes of one part or two, and where they differ from the menu. */
  readonly codes: readonly [string, string | null]
  readonly changes: readonly LineIngredient[]
}

/** What may be seen of a pizza in the making; `null` when this kitchen does not make it, or its line has gone. */
export const viewPizza = (pizza: PizzaInHand, kitchen: Kitchen): BuilderView | null => {
  if (pizza.lineId !== null && !kitchen.lines.some(({ id }) => id === pizza.lineId)) return null
  const { menu, market } = kitchen
  const wanted = coveredParts(pizza)
  const found = wanted.flatMap(({ variationCode }) => variationByCode(menu, variationCode) ?? [])
  if (found.length < wanted.length) return null
  const sold = (part: PartChoice): PartChoice => {
    const product = productOf(kitchen, part)
    return product ? { ...part, chosen: soldToday(menu, product, part.chosen) } : part
  }
  const [first, second] = wanted
  const parts = second ? ([sold(first), sold(second)] as const) : ([sold(first)] as const)
  const made = configurePizza({
    market,
    menu,
    storeSlug: kitchen.storeSlug,
    parts,
    quantity: pizza.quantity,
    at: always,
  })
  if (made._tag === "NotConfigurable") return null

  const seen = parts.map((part, index) => viewPart(kitchen, part, second ? sides[index] : undefined))
  const shown = seen.find(({ side }) => side === pizza.active) ?? seen[0]
  if (!shown) return null
  const isGone = found.some((one) => isSoldOutHere(one, kitchen.at, kitchen.soldOut))
  return {
    lineId: pizza.lineId,
    cover: pizza.cover,
    active: pizza.active,
    parts: seen,
    shown,
    ...baseChoices(kitchen, parts),
    halves: second ? halfOptions(kitchen, parts, pizza.active) : [],
    both: [productOf(kitchen, pizza.left) ?? shown.product, productOf(kitchen, pizza.right) ?? shown.product],
    hasOtherHalf: pizza.right !== null,
    groups: ingredientGroups(kitchen, shown.product, sold(activePart(pizza)).chosen, shown.side),
    cap: ingredientCap,
    isFull: shown.counted >= ingredientCap,
    soldOut: wanted.flatMap((part, index) => refusedOf(kitchen, found[index], part)),
    price: priceByPart(menu, made.line, made.price),
    quantity: pizza.quantity,
    most: mostPieces(kitchen),
    drawing: drawnPizza(menu, parts),
    outcome: isGone ? "soldOut" : pizza.lineId === null ? "add" : "update",
    codes: [parts[0].variationCode, second?.variationCode ?? null],
    changes: made.ingredients,
  }
}

const sides = ["left", "right"] as const

/** Also what is sold out has a price; that it cannot be had is said apart. */
const always = Infinity

const productOf = ({ menu }: Kitchen, part: PartChoice | null): Product | undefined =>
  part ? variationByCode(menu, part.variationCode)?.product : undefined

const viewPart = ({ menu }: Kitchen, { variationCode, chosen }: PartChoice, side: Side | undefined): PartView => {
  const { product, variation } = variationByCode(menu, variationCode) as Found
  const { ingredients, changes } = readSelection(menu, product, chosen)
  const made = ingredients.map(({ code, name, quantity }) => ({ productCode: code, name, quantity }))
  return {
    side: side ?? "whole",
    product,
    variation,
    ingredients,
    changes,
    allergens: allergensOf(menu, { ...product, ingredients: made }),
    counted: countIngredients(ingredients),
  }
}

const refusedOf = ({ menu }: Kitchen, found: Found | undefined, { chosen }: PartChoice): readonly Localised[] =>
  found === undefined
    ? []
    : readSelection(menu, found.product, chosen)
        .soldOut.filter(({ refused }) => refused)
        .map(({ name }) => name)

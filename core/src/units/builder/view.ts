import { configurePizza, type PartChoice } from "../../domain/cart/rules/configurePizza.ts"
import { isSoldOutHere } from "../../domain/menu/rules/isSoldOutHere.ts"
import type { Localised } from "../../domain/language/model.ts"
import type { Allergen, Product, Variation } from "../../domain/menu/model.ts"
import { allergensOf } from "../../domain/menu/rules/allergensOf.ts"
import { type Found, variationByCode } from "../../domain/menu/rules/variationByCode.ts"
import type { LineIngredient } from "../../domain/order/model.ts"
import { ingredientCap } from "../../domain/pizza/ingredientLimits.ts"
import { countIngredients } from "../../domain/pizza/rules/capIngredient.ts"
import { readSelection, type Selection } from "../../domain/pizza/rules/readSelection.ts"
import { soldOutOn } from "../../domain/pizza/rules/soldOutOn.ts"
import type { Kitchen } from "../../domain/builder/kitchen.ts"
import type { Cover, PizzaInHand, Side } from "../../domain/builder/model.ts"
import { type CrustOption, baseChoices, type SizeOption } from "../../domain/builder/rules/baseChoices.ts"
import { coveredParts } from "../../domain/builder/rules/coveredParts.ts"
import { type DrawnPizza, drawnPizza } from "../../domain/builder/rules/drawnPizza.ts"
import { type HalfOption, halfOptions } from "../../domain/builder/rules/halfOptions.ts"
import { type IngredientGroup, ingredientGroups } from "../../domain/builder/rules/ingredientGroups.ts"
import { mostPieces } from "../../domain/builder/rules/mostPieces.ts"
import { type BuiltPrice, priceByPart } from "../../domain/builder/rules/priceByPart.ts"
import { activePart } from "../../domain/builder/rules/setLevel.ts"
import { withoutSoldOut } from "../../domain/builder/rules/withoutSoldOut.ts"

/** A whole pizza or one of its halves, in its current state. */
export interface PartView {
  readonly side: "whole" | Side
  readonly product: Product
  readonly variation: Variation
  /** The ingredients on it, the changes from the menu's default, and the allergens to declare. */
  readonly ingredients: Selection["ingredients"]
  readonly changes: Selection["changes"]
  readonly allergens: readonly Allergen[]
  /** How much of the cap is used (SPEC §5). */
  readonly counted: number
}

/** What the builder's button does, or why it is disabled. */
export type BuilderOutcome = "add" | "update" | "soldOut"

/** Everything that the builder's screen renders. */
export interface BuilderView {
  readonly lineId: string | null
  readonly cover: Cover
  readonly active: Side
  /** One part, or the left and the right half. */
  readonly parts: readonly PartView[]
  /** The part whose ingredients are listed. */
  readonly shown: PartView
  readonly sizes: readonly SizeOption[]
  readonly crusts: readonly CrustOption[]
  /** The pizzas that a half can be; empty while the pizza is whole. */
  readonly halves: readonly HalfOption[]
  /** The pizzas left and right of the divider, visible or not; the same one twice until the pizza is split. */
  readonly both: readonly [Product, Product]
  /** Whether there are two pizzas, so that the divider can reveal either. */
  readonly hasOtherHalf: boolean
  readonly groups: readonly IngredientGroup[]
  readonly cap: number
  readonly isFull: boolean
  /** Ingredients that the customer added and that have sold out; they are removed. */
  readonly soldOut: readonly Localised[]
  readonly price: BuiltPrice
  readonly quantity: number
  readonly most: number
  readonly drawing: DrawnPizza
  readonly outcome: BuilderOutcome
  /** What goes into the cart: the codes of one or two parts, and the changes from the menu's default. */
  readonly codes: readonly [string, string | null]
  readonly changes: readonly LineIngredient[]
}

/** The view of a pizza being built; `null` when this kitchen does not make it, or its line was removed. */
export const viewPizza = (pizza: PizzaInHand, kitchen: Kitchen): BuilderView | null => {
  if (pizza.lineId !== null && !kitchen.lines.some(({ id }) => id === pizza.lineId)) return null
  const { menu, market } = kitchen
  const wanted = coveredParts(pizza)
  const found = wanted.flatMap(({ variationCode }) => variationByCode(menu, variationCode) ?? [])
  if (found.length < wanted.length) return null
  const sold = (part: PartChoice): PartChoice => {
    const product = productOf(kitchen, part)
    return product ? { ...part, chosen: withoutSoldOut(kitchen, product, part.chosen) } : part
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

/** Sold-out ingredients have a price as well; their availability is a separate field. */
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

const refusedOf = ({ menu, at }: Kitchen, found: Found | undefined, { chosen }: PartChoice): readonly Localised[] =>
  found === undefined
    ? []
    : soldOutOn(menu, found.product, chosen, at)
        .filter(({ refused }) => refused)
        .map(({ name }) => name)

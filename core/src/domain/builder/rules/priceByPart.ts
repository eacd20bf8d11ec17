import type { Localised } from "../../language/model.ts"
import type { Level, Menu } from "../../menu/model.ts"
import type { Minor } from "../../money/model.ts"
import { zero } from "../../money/rules/kroner.ts"
import type { HalfIngredient, LineToPrice } from "../../pizza/model.ts"
import { extraPrice } from "../../pizza/rules/extraPrice.ts"
import type { LinePrice } from "../../pizza/rules/priceLine.ts"

/** An ingredient with a surcharge, and where on the pizza it is. */
export interface Charge {
  readonly code: string
  readonly name: Localised
  readonly level: Level
  readonly part: HalfIngredient["part"]
  readonly price: Minor
}

/** A pizza's price: the base, each extra, all extras of one piece, and the total of all pieces. */
export interface BuiltPrice extends LinePrice {
  readonly charges: readonly Charge[]
}

/** Splits a price by part; the charges add up to the extras. */
export const priceByPart = (menu: Menu, line: LineToPrice, price: LinePrice): BuiltPrice => ({
  ...price,
  charges: line.ingredients
    .map((ingredient) => ({
      code: ingredient.code,
      name: nameOf(menu, ingredient.code),
      level: ingredient.quantity,
      part: ingredient.part,
      price: extraPrice(ingredient),
    }))
    .filter((charge) => charge.price > zero),
})

const nameOf = (menu: Menu, code: string): Localised =>
  menu.ingredients.find(({ productCode }) => productCode === code)?.name ?? { nb: code, sv: code, en: code }

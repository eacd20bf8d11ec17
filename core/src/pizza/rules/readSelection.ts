import type { Localised } from "../../language/model.ts"
import type { Level, Menu, Product } from "../../menu/model.ts"
import { diffIngredients, type NamedIngredient } from "./diffIngredients.ts"

/** The levels that a customer has chosen: all that is on the pizza, not only what differs. */
export type ChosenIngredients = readonly { readonly code: string; readonly quantity: Level }[]

/** A selection in the light of the menu (SPEC §4.4). */
export interface Selection {
  /** What lies on it: the defaults' order first, then what was put on. */
  readonly ingredients: readonly NamedIngredient<Localised>[]
  /** In what it differs from the default: the modifications of a cart line. */
  readonly changes: readonly NamedIngredient<Localised>[]
  /** What is on it and cannot be had today; `refused` when the customer put it on, so that it cannot be ordered. */
  readonly soldOut: readonly { readonly code: string; readonly name: Localised; readonly refused: boolean }[]
}

/**
 * Recalculates selected ingredients into modifications. An empty selection is none, and is recomputed from what the
 * product comes with; a code that the menu does not know counts as none.
 */
export const readSelection = (menu: Menu, product: Product, chosen: ChosenIngredients): Selection => {
  const known = new Map(menu.ingredients.map((ingredient) => [ingredient.productCode, ingredient]))
  const defaults = product.ingredients.map(({ productCode, name, quantity }) => ({ code: productCode, name, quantity }))
  const named = chosen.map(({ code, quantity }): NamedIngredient<Localised> => {
    const name = known.get(code)?.name
    return name === undefined ? { code, name: nameless, quantity: 0 } : { code, name, quantity }
  })
  const { changes } = diffIngredients(defaults, named)
  const levels = new Map([...defaults, ...changes].map((ingredient) => [ingredient.code, ingredient]))
  const ingredients = [...levels.values()].filter(({ quantity }) => quantity > 0)
  const changed = new Set(changes.map(({ code }) => code))
  const soldOut = ingredients
    .filter(({ code }) => known.get(code)?.soldOut === true)
    .map(({ code, name }) => ({ code, name, refused: changed.has(code) }))
  return { ingredients, changes, soldOut }
}

const nameless: Localised = { nb: "", sv: "", en: "" }

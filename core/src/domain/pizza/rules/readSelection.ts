import type { Localised } from "../../language/model.ts"
import type { Level, Menu, Product } from "../../menu/model.ts"
import { diffIngredients, type NamedIngredient } from "./diffIngredients.ts"
import { isRequired } from "./isRequired.ts"

/** The chosen levels: everything on the pizza, not only changes. */
export type ChosenIngredients = readonly { readonly code: string; readonly quantity: Level }[]

/** A selection resolved against the menu (SPEC §4.4). */
export interface Selection {
  /** What is on it: the defaults in their order, then additions. */
  readonly ingredients: readonly NamedIngredient<Localised>[]
  /** The changes from the defaults: a cart line's modifications. */
  readonly changes: readonly NamedIngredient<Localised>[]
}

/**
 * Resolves selected ingredients into modifications. An empty selection means the product's defaults; codes unknown to
 * the menu are ignored, and a required ingredient is never off.
 */
export const readSelection = (menu: Menu, product: Product, chosen: ChosenIngredients): Selection => {
  const known = new Map(menu.ingredients.map((ingredient) => [ingredient.productCode, ingredient]))
  const defaults = product.ingredients.map(({ productCode, name, quantity }) => ({ code: productCode, name, quantity }))
  const named = chosen.map(({ code, quantity }): NamedIngredient<Localised> => {
    const name = known.get(code)?.name
    return name === undefined ? { code, name: nameless, quantity: 0 } : { code, name, quantity }
  })
  const requires = (code: string): boolean =>
    isRequired(known.get(code), defaults.find((one) => one.code === code)?.quantity ?? 0)
  const changes = diffIngredients(defaults, named).changes.filter(
    ({ code, quantity }) => quantity > 0 || !requires(code),
  )
  const levels = new Map([...defaults, ...changes].map((ingredient) => [ingredient.code, ingredient]))
  const ingredients = [...levels.values()].filter(({ quantity }) => quantity > 0)
  return { ingredients, changes }
}

const nameless: Localised = { nb: "", sv: "", en: "" }

import type { Level } from "../../menu/model.ts"
import { customIngredient } from "../ingredientLimits.ts"

/** An ingredient and how much of it; the name is whatever the caller names things by. */
export interface NamedIngredient<Name> {
  readonly code: string
  readonly name: Name
  readonly quantity: Level
}

/** In what a pizza differs from the way it comes: more or less of something, new things, and what was taken off. */
export interface IngredientDiff<Name> {
  /** New, or of another quantity above none; in the order of the current list. */
  readonly additions: readonly NamedIngredient<Name>[]
  /** What came with the pizza and is not on it, at quantity 0; in the order of the defaults. */
  readonly removals: readonly NamedIngredient<Name>[]
  /** Additions, then removals. */
  readonly changes: readonly NamedIngredient<Name>[]
  readonly modified: boolean
}

/**
 * Compares a selection with what the pizza comes with, by code (SPEC §4.4, DECISIONS §4). What is absent counts as 0, of
 * two with one code the last counts, `custom` is ignored. An empty selection is none: nothing differs.
 */
export const diffIngredients = <Name>(
  defaults: readonly NamedIngredient<Name>[],
  current: readonly NamedIngredient<Name>[],
): IngredientDiff<Name> => {
  const [before, after] = [lastByCode(defaults), lastByCode(current.length === 0 ? defaults : current)]
  const additions = [...after.values()].filter(
    ({ code, quantity }) => quantity > 0 && quantity !== (before.get(code)?.quantity ?? 0),
  )
  const removals = [...before.values()]
    .filter(({ code, quantity }) => quantity > 0 && (after.get(code)?.quantity ?? 0) === 0)
    .map((removed) => ({ ...removed, ...after.get(removed.code), quantity: 0 as const }))
  const changes = [...additions, ...removals]
  return { additions, removals, changes, modified: changes.length > 0 }
}

const lastByCode = <Name>(list: readonly NamedIngredient<Name>[]): ReadonlyMap<string, NamedIngredient<Name>> =>
  new Map(list.filter(({ code }) => code !== customIngredient).map((ingredient) => [ingredient.code, ingredient]))

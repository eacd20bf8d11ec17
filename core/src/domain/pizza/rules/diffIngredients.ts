import type { Level } from "../../menu/model.ts"
import { customIngredient } from "../ingredientLimits.ts"

/** An ingredient and its quantity; the caller chooses the type of `name`. */
export interface NamedIngredient<Name> {
  readonly code: string
  readonly name: Name
  readonly quantity: Level
}

/** How a pizza differs from its defaults: changed quantities, additions and removals. */
export interface IngredientDiff<Name> {
  /** New, or in another quantity above zero; in the order of the current list. */
  readonly additions: readonly NamedIngredient<Name>[]
  /** Defaults that were removed, at quantity 0; in the order of the defaults. */
  readonly removals: readonly NamedIngredient<Name>[]
  /** Additions, then removals. */
  readonly changes: readonly NamedIngredient<Name>[]
  readonly modified: boolean
}

/**
 * Compares a selection with the defaults, by code (SPEC §4.4, DECISIONS §4). An absent ingredient counts as 0, the last
 * of two with one code counts, `custom` is ignored. An empty selection means the defaults: no difference.
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

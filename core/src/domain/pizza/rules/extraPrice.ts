import type { Level } from "../../menu/model.ts"
import type { Minor } from "../../money/model.ts"
import { minor, times } from "../../money/rules/kroner.ts"
import { roundUpToKrone } from "../../money/rules/roundUpToKrone.ts"
import type { HalfIngredient } from "../model.ts"

/** Rows: the default level; columns: the level chosen. The table of DECISIONS §4. */
const multiples: Record<Level, Record<Level, number>> = {
  0: { 0: 0, 0.75: 1, 1: 1, 1.5: 2, 2: 2, 3: 3 },
  0.75: { 0: 0, 0.75: 0, 1: 1, 1.5: 1, 2: 2, 3: 3 },
  1: { 0: 0, 0.75: 0, 1: 0, 1.5: 1, 2: 1, 3: 2 },
  1.5: { 0: 0, 0.75: 0, 1: 0, 1.5: 0, 2: 1, 3: 2 },
  2: { 0: 0, 0.75: 0, 1: 0, 1.5: 0, 2: 0, 3: 2 },
  3: { 0: 0, 0.75: 0, 1: 0, 1.5: 0, 2: 0, 3: 0 },
}

const levels: readonly Level[] = [0, 0.75, 1, 1.5, 2, 3]

/** The same table indexed by quarter levels: integer keys are faster to look up than fractions. */
const byQuarters: readonly (readonly number[])[] = Array.from({ length: 13 }, (_, quarters) => {
  const from = levels.find((level) => level * 4 === quarters) ?? 0
  return Array.from({ length: 13 }, (__, more) => multiples[from][levels.find((level) => level * 4 === more) ?? 0])
})

/**
 * The price of an ingredient on one piece; on one half it is half of that, rounded up to a whole krone (DECISIONS §4).
 */
export const extraPrice = (ingredient: HalfIngredient): Minor => {
  const whole = times(ingredient.price, byQuarters[ingredient.default * 4]?.[ingredient.quantity * 4] ?? 0)
  return ingredient.part === "whole" ? whole : roundUpToKrone(minor(whole / 2))
}

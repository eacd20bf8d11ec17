import type { Level } from "../../menu/model.ts"
import type { Minor } from "../../money/model.ts"
import { minor, times } from "../../money/rules/kroner.ts"
import { roundUpToKrone } from "../../money/rules/roundUpToKrone.ts"
import type { HalfIngredient } from "../model.ts"

/** Rows: the level it comes with; columns: the level chosen. The table of DECISIONS §4. */
const multiples: Record<Level, Record<Level, number>> = {
  0: { 0: 0, 0.75: 1, 1: 1, 1.5: 2, 2: 2, 3: 3 },
  0.75: { 0: 0, 0.75: 0, 1: 1, 1.5: 1, 2: 2, 3: 3 },
  1: { 0: 0, 0.75: 0, 1: 0, 1.5: 1, 2: 1, 3: 2 },
  1.5: { 0: 0, 0.75: 0, 1: 0, 1.5: 0, 2: 1, 3: 2 },
  2: { 0: 0, 0.75: 0, 1: 0, 1.5: 0, 2: 0, 3: 2 },
  3: { 0: 0, 0.75: 0, 1: 0, 1.5: 0, 2: 0, 3: 0 },
}

/** What an ingredient adds to one piece; on one half it is half of that, rounded up to a whole krone (DECISIONS §4). */
export const extraPrice = (ingredient: HalfIngredient): Minor => {
  const whole = times(ingredient.price, multiples[ingredient.default][ingredient.quantity])
  return ingredient.part === "whole" ? whole : roundUpToKrone(minor(whole / 2))
}

import type { Market } from "../../market/model.ts"
import type { Level } from "../../menu/model.ts"
import type { Minor } from "../../money/model.ts"
import { ingredientCap } from "../ingredientLimits.ts"
import { countIngredients } from "./capIngredient.ts"

/** An ingredient of a whole pizza or of one half: its menu price, its default level and the chosen one. */
export interface Portion {
  readonly code: string
  readonly price: Minor
  readonly default: Level
  readonly quantity: Level
}

/**
 * Whether a customer could not have chosen these ingredients in the editor (SPEC §5, DECISIONS §4). A step up of a paid
 * ingredient needs a total below the cap before it. So with something paid added, the total without the largest last
 * step must be below the cap. Free ingredients and sauces are not limited and can be added last, so they do not count.
 */
export const isOverfull = (portions: readonly Portion[], { sauceCodes }: Pick<Market, "sauceCodes">): boolean => {
  const paid = portions.filter(({ code, price }) => price > 0 && !sauceCodes.includes(code))
  if (!paid.some((one) => one.quantity > one.default)) return false
  const counted = paid.filter((one) => countIngredients([one]) > 0)
  const last = Math.max(0, ...counted.map(({ quantity }) => lastStep(quantity)))
  return countIngredients(paid) - last >= ingredientCap
}

/** The largest last step to a level, in one press: from nothing to normal, or from light to anything higher. */
const lastStep = (level: Level): number => (level <= 1 ? level : level - 0.75)

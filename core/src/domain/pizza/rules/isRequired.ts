import type { Ingredient, Level } from "../../menu/model.ts"

/** True for an ingredient that a pizza is not made without: the menu marks it, and it comes with that pizza. */
export const isRequired = (ingredient: Pick<Ingredient, "required"> | undefined, defaultLevel: Level): boolean =>
  ingredient?.required === true && defaultLevel > 0

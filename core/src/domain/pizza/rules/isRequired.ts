import type { Ingredient, Level } from "../../menu/model.ts"

/** True for an ingredient that cannot be left out: the menu marks it as required, and it comes with that pizza. */
export const isRequired = (ingredient: Pick<Ingredient, "required"> | undefined, defaultLevel: Level): boolean =>
  ingredient?.required === true && defaultLevel > 0

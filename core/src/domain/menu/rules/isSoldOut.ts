import type { Ingredient, Product, Variation } from "../model.ts"

/** A variation is sold out while `soldOutUntil` is in the future (SPEC §4.5). */
export const isVariationSoldOut = ({ soldOutUntil }: Variation, now: number): boolean =>
  soldOutUntil !== null && soldOutUntil > now

/** A product is sold out when all its variations are. */
export const isProductSoldOut = (product: Product, now: number): boolean =>
  product.variations.every((variation) => isVariationSoldOut(variation, now))

/** A kitchen is out of an ingredient until its end is reached; where no end is known, at any time. */
export const isIngredientSoldOut = (
  { soldOut, soldOutUntil }: Pick<Ingredient, "soldOut" | "soldOutUntil">,
  at: number,
): boolean => soldOut && (soldOutUntil === undefined || soldOutUntil > at)

import type { Ingredient, Product, Variation } from "../model.ts"

/** A variation is sold out while `soldOutUntil` is in the future (SPEC §4.5). */
export const isVariationSoldOut = ({ soldOutUntil }: Variation, now: number): boolean =>
  soldOutUntil !== null && soldOutUntil > now

/** A product is sold out when all its variations are. */
export const isProductSoldOut = (product: Product, now: number): boolean =>
  product.variations.every((variation) => isVariationSoldOut(variation, now))

/** An ingredient is sold out until its end; without a known end, at any time. */
export const isIngredientSoldOut = (
  { soldOut, soldOutUntil }: Pick<Ingredient, "soldOut" | "soldOutUntil">,
  at: number,
): boolean => soldOut && (soldOutUntil === undefined || soldOutUntil > at)

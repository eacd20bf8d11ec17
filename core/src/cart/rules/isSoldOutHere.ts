import { isVariationSoldOut } from "../../menu/rules/isSoldOut.ts"
import type { Found } from "../../menu/rules/variationByCode.ts"
import type { StoreStatus } from "../../store/model.ts"
import type { Millis } from "../../time/model.ts"

/** What the store's staff have reported sold out, beyond the menu. */
export type SoldOut = Pick<StoreStatus, "soldOutProducts" | "soldOutVariations"> | null

/** Whether a variation cannot be had at a moment, by the menu or by what the staff have reported since. */
export const isSoldOutHere = ({ product, variation }: Found, at: Millis, soldOut: SoldOut): boolean =>
  isVariationSoldOut(variation, at) ||
  soldOut?.soldOutVariations.includes(variation.code) === true ||
  soldOut?.soldOutProducts.includes(product.productCode) === true

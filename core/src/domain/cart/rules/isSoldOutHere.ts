import { isVariationSoldOut } from "../../menu/rules/isSoldOut.ts"
import type { Found } from "../../menu/rules/variationByCode.ts"
import type { StoreStatus } from "../../store/model.ts"
import type { Millis } from "../../time/model.ts"

/** What the store's staff have reported sold out, in addition to the menu. */
export type SoldOut = Pick<StoreStatus, "soldOutProducts" | "soldOutVariations"> | null

/** True when a variation is sold out at a moment, by the menu or by the staff's reports. */
export const isSoldOutHere = ({ product, variation }: Found, at: Millis, soldOut: SoldOut): boolean =>
  isVariationSoldOut(variation, at) ||
  soldOut?.soldOutVariations.includes(variation.code) === true ||
  soldOut?.soldOutProducts.includes(product.productCode) === true

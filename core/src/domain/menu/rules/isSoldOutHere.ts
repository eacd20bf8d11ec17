import type { StoreStatus } from "../../store/model.ts"
import type { Millis } from "../../time/model.ts"
import type { Found } from "./variationByCode.ts"

/** Items that the store's status reports as sold out, in addition to the menu. */
export type SoldOut = Pick<StoreStatus, "soldOutProducts" | "soldOutVariations" | "soldOutUntil" | "serverTime"> | null

/**
 * When a variation is back, by the menu and the store's report: the later of both. `Infinity` for a report without an
 * end, unless the menu has one that was in the future when the menu was made.
 */
export const backAt = ({ product, variation: { code, soldOutUntil } }: Found, report: SoldOut): Millis => {
  const byMenu = soldOutUntil ?? -Infinity
  const isListed =
    report !== null && (report.soldOutVariations.includes(code) || report.soldOutProducts.includes(product.productCode))
  if (!isListed) return byMenu
  return Math.max(byMenu, report.soldOutUntil?.[code] ?? (byMenu > report.serverTime ? byMenu : Infinity))
}

/** True if a variation is sold out at its order's time, by the menu or by the store's report. */
export const isSoldOutHere = (found: Found, at: Millis, report: SoldOut): boolean => backAt(found, report) > at

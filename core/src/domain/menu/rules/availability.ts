import type { StoreStatus } from "../../store/model.ts"
import type { Millis } from "../../time/model.ts"
import type { Product } from "../model.ts"
import { isVariationSoldOut } from "./isSoldOut.ts"

/** Whether any variation of a product is available; `until` is when the first returns, `null` when unknown. */
export type Availability = { readonly _tag: "Available" } | { readonly _tag: "SoldOut"; readonly until: Millis | null }

/** A product is sold out when every variation is, by the menu or by the store's reports (SPEC §4.5). */
export const availability = (
  { productCode, variations }: Product,
  reported: Pick<StoreStatus, "soldOutProducts" | "soldOutVariations"> | null,
  now: Millis,
): Availability => {
  const isReported = reported?.soldOutProducts.includes(productCode) === true
  const isGone = variations.every(
    (variation) =>
      isReported || isVariationSoldOut(variation, now) || reported?.soldOutVariations.includes(variation.code),
  )
  if (!isGone) return { _tag: "Available" }
  const known = variations.flatMap(({ soldOutUntil }) =>
    soldOutUntil !== null && soldOutUntil > now ? soldOutUntil : [],
  )
  return { _tag: "SoldOut", until: known.length > 0 ? Math.min(...known) : null }
}

import type { Millis } from "../../time/model.ts"
import type { Product } from "../model.ts"
import { backAt, type SoldOut } from "./isSoldOutHere.ts"

/** Whether any variation of a product is available; `until` is when the first returns, `null` when unknown. */
export type Availability = { readonly _tag: "Available" } | { readonly _tag: "SoldOut"; readonly until: Millis | null }

/** A product is sold out at the requested moment if every variation is (SPEC §4.5). */
export const availability = (product: Product, report: SoldOut, at: Millis): Availability => {
  const back = Math.min(...product.variations.map((variation) => backAt({ product, variation }, report)))
  if (back <= at) return { _tag: "Available" }
  return { _tag: "SoldOut", until: back === Infinity ? null : back }
}

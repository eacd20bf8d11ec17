import type { EarlierOrder, LeftOut } from "../../../domain/cart/again.ts"
import type { Shipping, StoredCart } from "../../../domain/cart/model.ts"
import { shippingPrice } from "../../../domain/cart/rules/shippingPrice.ts"
import { couponKey } from "../../../domain/discount/rules/couponKey.ts"
import type { Store } from "../../../domain/store/model.ts"
import { methodProblemAt } from "./methodProblemAt.ts"

/** The most codes that a price request may contain. */
const mostCodes = 20

/**
 * The shipping of an earlier order that is ordered again; if the store no longer offers its method, carry-out, with the
 * reason.
 */
export const bringWay = (
  shipping: Shipping,
  way: EarlierOrder["way"],
  store: Store,
): { readonly shipping: Shipping; readonly leftOut: readonly LeftOut[] } => {
  if (way === null) return { shipping, leftOut: [] }
  const { method, hotspotId } = way
  const found = store.hotspots.find(({ id }) => id === hotspotId)
  // The seat or gate must be given again: it was for that day only.
  const hotspot = found ? { id: found.id, name: found.name, parameters: {} } : null
  const wanted = { ...shipping, method, hotspot: method === "hotspot" ? hotspot : shipping.hotspot }
  const missing = methodProblemAt(wanted, store)
  const here = missing === null ? wanted : { ...wanted, method: "carryout" as const }
  return { shipping: { ...here, price: shippingPrice(here, store) }, leftOut: lostWay(wanted, missing) }
}

const lostWay = (wanted: Shipping, missing: ReturnType<typeof methodProblemAt>): readonly LeftOut[] => {
  if (missing === "noHotspot") return [{ _tag: "NoHotspot" }]
  if (missing === "noDelivery") return [{ _tag: "NoDelivery" }]
  return wanted.method === "delivery" && wanted.address === null ? [{ _tag: "NoAddress" }] : []
}

/** Adds an earlier order's codes to those of the cart; another discount excludes them (DECISIONS §8). */
export const bringCodes = (
  { manualDeals, userDiscount, organisationDiscount, useLoyalty }: StoredCart,
  coupons: readonly string[],
): {
  readonly discounts: Pick<StoredCart, "manualDeals">
  /** The codes that are new to the cart; the server has not judged them yet. */
  readonly brought: readonly string[]
  readonly leftOut: readonly LeftOut[]
} => {
  const there = new Set(
    [...manualDeals, userDiscount?.couponCode ?? "", organisationDiscount?.couponCode ?? ""].map(couponKey),
  )
  const wanted = coupons.filter((code) => !there.has(couponKey(code)))
  const isExcluded = userDiscount !== null || organisationDiscount !== null || useLoyalty
  const brought = isExcluded ? [] : wanted.slice(0, mostCodes - manualDeals.length)
  return {
    discounts: { manualDeals: [...manualDeals, ...brought] },
    brought,
    leftOut: wanted.slice(brought.length).map((code) => ({ _tag: "CodeExcluded", code })),
  }
}

import type { Product } from "../../menu/model.ts"
import type { TakenFavourite } from "../model.ts"

/** A favourite as its customer's own page lists it. */
export interface FavouriteRow {
  readonly code: string
  readonly product: Product
  /** Where it comes back to when it was just taken away; `null` while it is a favourite. */
  readonly place: number | null
}

/** The favourites that a menu has, each product once, newest first; those just taken away keep their place. */
export const favouriteRows = (
  products: readonly Product[],
  favourites: readonly string[],
  taken: readonly TakenFavourite[],
): readonly FavouriteRow[] => {
  // The one taken last had its place among those that are left.
  const codes = taken
    .toReversed()
    .reduce<readonly string[]>(
      (all, { code, place }) => [...all.slice(0, place), code, ...all.slice(place)],
      favourites,
    )
  const rows = codes.flatMap((code): readonly FavouriteRow[] => {
    const product = products.find(({ variations }) => variations.some((variation) => variation.code === code))
    const place = taken.find((one) => one.code === code)?.place ?? null
    return product === undefined ? [] : [{ code, product, place }]
  })
  return rows.filter(({ product }, index) => rows.findIndex((row) => row.product === product) === index)
}

import type { Product } from "../../menu/model.ts"
import type { TakenFavourite } from "../model.ts"

/** A favourite as its customer's own page lists it. */
export interface FavouriteRow {
  readonly code: string
  readonly product: Product
  /** The place to which an undo returns it; `null` while it is a favourite. */
  readonly place: number | null
}

/** A menu's favourites, each product once, newest first; those that were just removed keep their places. */
export const favouriteRows = (
  products: readonly Product[],
  favourites: readonly string[],
  taken: readonly TakenFavourite[],
): readonly FavouriteRow[] => {
  // The place of the last removed one is relative to the remaining ones.
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

import { foldWords } from "../../address/rules/foldWords.ts"
import { isInsideArea } from "../../price/rules/isInsideArea.ts"
import type { Position, Store } from "../model.ts"
import { compareNear } from "./compareNear.ts"
import { metresBetween } from "./metresBetween.ts"

/**
 * A store in a list: its distance in metres, and whether it delivers to the customer's position; `null` while unknown.
 */
export interface ListedStore {
  readonly store: Store
  readonly distance: number | null
  readonly delivers: boolean | null
}

/**
 * The stores that match the search, each word a prefix of a word in name or address; with a place the nearest first, a
 * closed one as if it were farther (SPEC §2.1, `compareNear`).
 */
export const listStores = (
  stores: readonly Store[],
  query: string,
  place: Position | null,
  isOpen: (store: Store) => boolean,
): readonly ListedStore[] => {
  const wanted = foldWords(query)
  const found = stores.filter(({ name, address: { street, postalCode, city } }) => {
    const words = foldWords(`${name} ${street} ${postalCode} ${city}`)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
  if (place === null) return found.map((store) => ({ store, distance: null, delivers: null }))
  return found
    .map((store) => ({ store, open: isOpen(store), distance: metresBetween(store.position, place) }))
    .toSorted(compareNear)
    .map(({ store, distance }) => ({
      store,
      distance,
      delivers: store.deliveryArea.length > 0 && isInsideArea(store.deliveryArea, place),
    }))
}

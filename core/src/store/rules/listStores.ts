import { foldWords } from "../../address/rules/foldWords.ts"
import { isInsideArea } from "../../price/rules/isInsideArea.ts"
import type { Position, Store } from "../model.ts"
import { metresBetween } from "./metresBetween.ts"

/** A store in a list: how far it is in metres, and whether it brings to where one is; `null` while that is not known. */
export interface ListedStore {
  readonly store: Store
  readonly distance: number | null
  readonly delivers: boolean | null
}

/** The stores that fit what was typed, each word the start of a word of name or address; the nearest first (SPEC §2.1). */
export const listStores = (stores: readonly Store[], query: string, place: Position | null): readonly ListedStore[] => {
  const wanted = foldWords(query)
  const found = stores.filter(({ name, address: { street, postalCode, city } }) => {
    const words = foldWords(`${name} ${street} ${postalCode} ${city}`)
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
  if (place === null) return found.map((store) => ({ store, distance: null, delivers: null }))
  return found
    .map((store) => ({
      store,
      distance: metresBetween(store.position, place),
      delivers: store.deliveryArea.length > 0 && isInsideArea(store.deliveryArea, place),
    }))
    .toSorted((one, other) => one.distance - other.distance)
}

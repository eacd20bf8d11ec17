import type { FavouriteList, FavouriteLists } from "../model.ts"

const mostCodes = 200
const mostLists = 10

/** A customer's favourite codes, newest first. */
export const favouritesOf = (lists: FavouriteLists, customerId: string | null): readonly string[] =>
  lists.find((list) => list.customerId === customerId)?.codes ?? []

/**
 * Toggles a code in a customer's list, new ones first or at this place; other customers' lists stay. List and number of
 * lists are bounded.
 */
export const toggleFavourite = (
  lists: FavouriteLists,
  customerId: string | null,
  code: string,
  place = 0,
): FavouriteLists => {
  const codes = favouritesOf(lists, customerId)
  const toggled = codes.includes(code) ? codes.filter((other) => other !== code) : codes.toSpliced(place, 0, code)
  const list: FavouriteList = { customerId, codes: toggled.slice(0, mostCodes) }
  return [list, ...lists.filter((other) => other.customerId !== customerId)].slice(0, mostLists)
}

import type { FavouriteList, FavouriteLists } from "../model.ts"

export const mostCodes = 200
const mostLists = 10

/** A customer's own list on this device. */
export const favouriteListOf = (lists: FavouriteLists, customerId: string | null): FavouriteList =>
  lists.find((list) => list.customerId === customerId) ?? { customerId, codes: [] }

/** A customer's favourite codes, newest first. */
export const favouritesOf = (lists: FavouriteLists, customerId: string | null): readonly string[] =>
  favouriteListOf(lists, customerId).codes

/** Puts a customer's list in front; other customers' lists stay, up to a bound. */
export const putFavourites = (lists: FavouriteLists, list: FavouriteList): FavouriteLists =>
  [list, ...lists.filter((other) => other.customerId !== list.customerId)].slice(0, mostLists)

/**
 * Toggles a code in a customer's list, new ones first or at this place. The list is bounded. In a customer's own list the
 * code is marked as unsent; a guest's is never sent.
 */
export const toggleFavourite = (
  lists: FavouriteLists,
  customerId: string | null,
  code: string,
  place = 0,
): FavouriteLists => {
  const { codes, unsent = codes } = favouriteListOf(lists, customerId)
  const toggled = codes.includes(code) ? codes.filter((other) => other !== code) : codes.toSpliced(place, 0, code)
  const list: FavouriteList = { customerId, codes: toggled.slice(0, mostCodes) }
  return putFavourites(
    lists,
    customerId === null
      ? list
      : { ...list, unsent: [code, ...unsent.filter((other) => other !== code)].slice(0, mostCodes) },
  )
}

import type { FavouriteList, FavouriteLists } from "../model.ts"

const mostCodes = 200
const mostLists = 10

/** The codes that this customer likes, newest first. */
export const favouritesOf = (lists: FavouriteLists, customerId: string | null): readonly string[] =>
  lists.find((list) => list.customerId === customerId)?.codes ?? []

/** Takes a code out of a customer's list, or puts it first; the lists of others stay. Both are bounded. */
export const toggleFavourite = (lists: FavouriteLists, customerId: string | null, code: string): FavouriteLists => {
  const codes = favouritesOf(lists, customerId)
  const toggled = codes.includes(code) ? codes.filter((other) => other !== code) : [code, ...codes]
  const list: FavouriteList = { customerId, codes: toggled.slice(0, mostCodes) }
  return [list, ...lists.filter((other) => other.customerId !== customerId)].slice(0, mostLists)
}

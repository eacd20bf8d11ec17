import type { FavouritesChange } from "../../account/requests.ts"
import type { FavouriteList } from "../model.ts"
import { mostCodes } from "./toggleFavourite.ts"

/** A list's changes for the server: the unsent codes, added or removed; `null` if there are none. */
export const changeOf = ({ codes, unsent = codes }: FavouriteList): FavouritesChange | null =>
  unsent.length === 0
    ? null
    : { add: unsent.filter((code) => codes.includes(code)), remove: unsent.filter((code) => !codes.includes(code)) }

/**
 * A list after the server has answered with its own, which contains what was sent. With the same codes, the order of this
 * device stays: a favourite that came back to its place does not jump to the front.
 */
export const joinFavourites = ({ customerId, codes }: FavouriteList, known: readonly string[]): FavouriteList => ({
  customerId,
  codes:
    known.length === codes.length && known.every((code) => codes.includes(code)) ? codes : known.slice(0, mostCodes),
  unsent: [],
})

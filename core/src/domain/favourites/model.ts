import { Schema } from "effect"
import { personal } from "../text/personal.ts"

const variationCodes = Schema.Array(Schema.NonEmptyString.check(Schema.isMaxLength(100))).check(Schema.isMaxLength(200))

/** A customer's favourite variation codes, newest first; `customerId` is `null` for guests. */
export const FavouriteList = Schema.Struct({
  customerId: personal(Schema.NullOr(Schema.NonEmptyString.check(Schema.isMaxLength(100)))),
  codes: variationCodes,
  /** Codes that were added or removed and that the server has not confirmed; all codes when absent. */
  unsent: Schema.optionalKey(variationCodes),
})
export type FavouriteList = typeof FavouriteList.Type

/** A favourite that was just removed, and its previous place in the list. */
export interface TakenFavourite {
  readonly code: string
  readonly place: number
}

/** The favourites of everybody who has used this device (SPEC §3). */
export const FavouriteLists = Schema.Array(FavouriteList).check(Schema.isMaxLength(10))
export type FavouriteLists = typeof FavouriteLists.Type

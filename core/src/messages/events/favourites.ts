import { Schema } from "effect"
import type { FavouriteList } from "../../domain/favourites/model.ts"

/** A favourite's heart was pressed, or one that was taken away comes back to its place in the list. */
export const FavouriteToggled = Schema.Struct({
  type: Schema.Literal("FavouriteToggled"),
  variationCode: Schema.NonEmptyString.check(Schema.isMaxLength(100)),
  /** Where it comes when it is added; absent at the front. */
  place: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 200 }))),
})

/** Emitted when a customer's own list may differ from the server's: after their login, and whenever it changes. */
export interface FavouritesListed {
  readonly type: "FavouritesListed"
  readonly list: FavouriteList
}

/** Emitted once the server has a customer's changes: their list, with what their other devices did. */
export interface FavouritesSynced {
  readonly type: "FavouritesSynced"
  readonly list: FavouriteList
}

export const FavouriteEvents = [FavouriteToggled] as const

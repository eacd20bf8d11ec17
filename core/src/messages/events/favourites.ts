import { Schema } from "effect"

/** A favourite's heart was pressed. */
export const FavouriteToggled = Schema.Struct({
  type: Schema.Literal("FavouriteToggled"),
  variationCode: Schema.NonEmptyString.check(Schema.isMaxLength(100)),
})

export const FavouriteEvents = [FavouriteToggled] as const

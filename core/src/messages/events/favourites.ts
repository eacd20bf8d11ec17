import { Schema } from "effect"

/** A favourite's heart was pressed, or one that was taken away comes back to its place in the list. */
export const FavouriteToggled = Schema.Struct({
  type: Schema.Literal("FavouriteToggled"),
  variationCode: Schema.NonEmptyString.check(Schema.isMaxLength(100)),
  /** Where it comes when it is added; absent at the front. */
  place: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 200 }))),
})

export const FavouriteEvents = [FavouriteToggled] as const

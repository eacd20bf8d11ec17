import { Schema } from "effect"
import { Category } from "./model.ts"

/** A shelf of the menu was chosen, or a sub-category of it; `null` shows all of it (SPEC §2.5). */
export const ShelfChosen = Schema.Struct({
  type: Schema.Literal("ShelfChosen"),
  category: Category,
  subCategory: Schema.NullOr(Schema.String),
})

/** The menu was narrowed to what is made in a size; `null` shows every size (SPEC §2.5). */
export const SizeFiltered = Schema.Struct({
  type: Schema.Literal("SizeFiltered"),
  size: Schema.NullOr(Schema.Literals(["small", "medium", "large", "family"])),
})

/** Only what the customer likes is to be seen of the menu, or all of it again. */
export const FavouritesShown = Schema.Struct({ type: Schema.Literal("FavouritesShown"), only: Schema.Boolean })

/** A size and crust of the shown product was chosen. */
export const VariationChosen = Schema.Struct({ type: Schema.Literal("VariationChosen"), code: Schema.String })

/** One piece more or less of the shown product. */
export const QuantityStepped = Schema.Struct({
  type: Schema.Literal("QuantityStepped"),
  step: Schema.Literals([1, -1]),
})

export const MenuEvents = [ShelfChosen, SizeFiltered, FavouritesShown, VariationChosen, QuantityStepped] as const

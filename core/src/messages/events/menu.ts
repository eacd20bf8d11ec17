import { Schema } from "effect"
import { Category } from "../../domain/menu/model.ts"

/** A shelf of the menu or a sub-category of it was chosen; `null` shows all (SPEC §2.5). */
export const ShelfChosen = Schema.Struct({
  type: Schema.Literal("ShelfChosen"),
  category: Category,
  subCategory: Schema.NullOr(Schema.String),
})

/** The menu was filtered by size; `null` shows every size (SPEC §2.5). */
export const SizeFiltered = Schema.Struct({
  type: Schema.Literal("SizeFiltered"),
  size: Schema.NullOr(Schema.Literals(["small", "medium", "large", "family"])),
})

/** The menu was filtered to favourites, or shows everything again. */
export const FavouritesShown = Schema.Struct({ type: Schema.Literal("FavouritesShown"), only: Schema.Boolean })

/** A size and crust of the shown product was chosen. */
export const VariationChosen = Schema.Struct({ type: Schema.Literal("VariationChosen"), code: Schema.String })

/** The shown product's quantity was stepped by one. */
export const QuantityStepped = Schema.Struct({
  type: Schema.Literal("QuantityStepped"),
  step: Schema.Literals([1, -1]),
})

/**
 * The customer has acted on a page that shows the product as the server rendered it: what was selected on the page before
 * does not count.
 */
export const SelectionDropped = Schema.Struct({ type: Schema.Literal("SelectionDropped") })

export const MenuEvents = [
  ShelfChosen,
  SizeFiltered,
  FavouritesShown,
  VariationChosen,
  QuantityStepped,
  SelectionDropped,
] as const

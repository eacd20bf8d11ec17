import { Schema } from "effect"
import { Level } from "../../domain/menu/model.ts"
import { Cover, Side } from "../../domain/builder/model.ts"

const name = Schema.String.check(Schema.isMaxLength(200))

/** Another size and crust was chosen for the whole pizza. */
export const BaseChosen = Schema.Struct({
  type: Schema.Literal("BaseChosen"),
  crust: Schema.Literals(["american", "italian", "glutenfree"]),
  size: Schema.Literals(["small", "medium", "large", "family"]),
})

/** The divider was dragged or set: to the middle, or to an edge, where one half covers the whole pizza. */
export const DividerMoved = Schema.Struct({ type: Schema.Literal("DividerMoved"), cover: Cover })

/** The halves were swapped with their ingredients. */
export const HalvesSwapped = Schema.Struct({ type: Schema.Literal("HalvesSwapped") })

/** The half to edit was chosen. */
export const HalfShown = Schema.Struct({ type: Schema.Literal("HalfShown"), side: Side })

/** Another pizza was chosen for a half; it has its default ingredients. */
export const HalfChosen = Schema.Struct({ type: Schema.Literal("HalfChosen"), side: Side, productSlug: name })

/** An ingredient's checkbox was toggled: the normal quantity, or none (SPEC §2.6). */
export const IngredientToggled = Schema.Struct({ type: Schema.Literal("IngredientToggled"), code: name })

/** An ingredient's extra checkbox was toggled, where there is one (SPEC §2.6). */
export const ExtraToggled = Schema.Struct({ type: Schema.Literal("ExtraToggled"), code: name })

/** A quantity was chosen in an ingredient's select, where there is one (SPEC §2.6). */
export const LevelChosen = Schema.Struct({ type: Schema.Literal("LevelChosen"), code: name, level: Level })

/** The shown half, or the whole pizza, was reset to its default ingredients. */
export const IngredientsReset = Schema.Struct({ type: Schema.Literal("IngredientsReset") })

/** The quantity of the pizza being built was stepped by one. */
export const PiecesStepped = Schema.Struct({
  type: Schema.Literal("PiecesStepped"),
  step: Schema.Literals([1, -1]),
})

/** The pizza is finished: it goes into the cart, or replaces the edited line. */
export const PizzaBuilt = Schema.Struct({ type: Schema.Literal("PizzaBuilt") })

export const BuilderEvents = [
  BaseChosen,
  DividerMoved,
  HalvesSwapped,
  HalfShown,
  HalfChosen,
  IngredientToggled,
  ExtraToggled,
  LevelChosen,
  IngredientsReset,
  PiecesStepped,
  PizzaBuilt,
] as const

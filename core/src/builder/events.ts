import { Schema } from "effect"
import { Level } from "../menu/model.ts"
import { Cover, Side } from "./model.ts"

const name = Schema.String.check(Schema.isMaxLength(200))

/** Another size on another crust was chosen for all of the pizza. */
export const BaseChosen = Schema.Struct({
  type: Schema.Literal("BaseChosen"),
  crust: Schema.Literals(["american", "italian", "glutenfree"]),
  size: Schema.Literals(["small", "medium", "large", "family"]),
})

/** The divider was drawn or set: to the middle, or to an edge, where one of the two pizzas is all of it. */
export const DividerMoved = Schema.Struct({ type: Schema.Literal("DividerMoved"), cover: Cover })

/** The halves changed places, each with its own ingredients. */
export const HalvesSwapped = Schema.Struct({ type: Schema.Literal("HalvesSwapped") })

/** The half whose ingredients are to be chosen. */
export const HalfShown = Schema.Struct({ type: Schema.Literal("HalfShown"), side: Side })

/** Another pizza was chosen for a half; it comes as the menu has it. */
export const HalfChosen = Schema.Struct({ type: Schema.Literal("HalfChosen"), side: Side, productSlug: name })

/** The checkbox of an ingredient: the normal quantity, or none (SPEC §2.6). */
export const IngredientToggled = Schema.Struct({ type: Schema.Literal("IngredientToggled"), code: name })

/** The extra checkbox of an ingredient, where there is one (SPEC §2.6). */
export const ExtraToggled = Schema.Struct({ type: Schema.Literal("ExtraToggled"), code: name })

/** A quantity was chosen in the select of an ingredient, where there is one (SPEC §2.6). */
export const LevelChosen = Schema.Struct({ type: Schema.Literal("LevelChosen"), code: name, level: Level })

/** The shown half, or the whole pizza, as the menu has it again. */
export const IngredientsReset = Schema.Struct({ type: Schema.Literal("IngredientsReset") })

/** One piece more or less of the pizza that is built. */
export const PiecesStepped = Schema.Struct({
  type: Schema.Literal("PiecesStepped"),
  step: Schema.Literals([1, -1]),
})

/** The pizza is as it should be: into the cart, or in the place of the line that was changed. */
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

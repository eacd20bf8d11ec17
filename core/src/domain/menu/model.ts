import { Effect, Schema } from "effect"
import { Localised } from "../language/model.ts"
import { Kroner } from "../money/model.ts"
import { Instant } from "../time/model.ts"
import { allergens } from "./allergens.ts"

/** The nine shelves of the menu, and CHARGES for fee lines, which are never shown (SPEC §3). */
export const Category = Schema.Literals([
  "Pizza",
  "Sides",
  "Wings",
  "Chicken",
  "Bread",
  "Drinks",
  "Beer",
  "Sandwich",
  "Ice",
  "CHARGES",
])
export type Category = typeof Category.Type

/** A level of an ingredient: 0 none, 0.75 light, 1 normal, 1.5 extra, 2 double, 3 triple (SPEC §3). */
export const Level = Schema.Literals([0, 0.75, 1, 1.5, 2, 3])
export type Level = typeof Level.Type

/** One of the fourteen allergens. */
export const Allergen = Schema.Literals(allergens)
export type Allergen = typeof Allergen.Type

export const SubCategory = Schema.Struct({
  slug: Schema.NonEmptyString,
  name: Localised,
  /** Lower comes first; defaults to 100 (SPEC §2.5). */
  priority: Schema.Int.pipe(Schema.withDecodingDefaultKey(Effect.succeed(100))),
})
export type SubCategory = typeof SubCategory.Type

/** A drink's container, for the deposit (DECISIONS §2). */
export const Container = Schema.Struct({ kind: Schema.Literals(["can", "bottle"]), litres: Schema.Finite })
export type Container = typeof Container.Type

/** A purchasable item: a product in a size and crust. `code` is `<PRODUCT>_<CRUST><SIZE>` or bare (DECISIONS §3). */
export const Variation = Schema.Struct({
  code: Schema.NonEmptyString,
  productCode: Schema.NonEmptyString,
  price: Kroner,
  /** The display text, e.g. "Stor 40 cm, amerikansk" or "0,5 l". */
  size: Localised,
  soldOutUntil: Schema.NullOr(Instant),
  container: Schema.optionalKey(Container),
})
export type Variation = typeof Variation.Type

export const IngredientDefault = Schema.Struct({ productCode: Schema.NonEmptyString, name: Localised, quantity: Level })
export type IngredientDefault = typeof IngredientDefault.Type

export const ImageAsset = Schema.Struct({
  assetId: Schema.NonEmptyString,
  width: Schema.Int,
  height: Schema.Int,
  url: Schema.String,
})
export type ImageAsset = typeof ImageAsset.Type

/** A product of the menu (SPEC §3). A PIZZA can be a half; a PRODUCT has no configurable ingredients. */
export const Product = Schema.Struct({
  id: Schema.NonEmptyString,
  productCode: Schema.NonEmptyString,
  kind: Schema.Literals(["PIZZA", "PRODUCT", "HALF_HALF"]),
  name: Localised,
  description: Localised,
  slug: Schema.NonEmptyString,
  category: Category,
  /** Slugs of sub-categories, see `Menu.subCategories`. */
  subCategories: Schema.Array(Schema.NonEmptyString),
  variations: Schema.NonEmptyArray(Variation),
  ingredients: Schema.Array(IngredientDefault),
  /** Allergens beyond those of its ingredients; includes a pizza's crust. */
  allergens: Schema.Array(Allergen),
  /** Per cent by volume. Above 0 it is alcohol: age, hours and tax apply (DECISIONS §10). */
  alcohol: Schema.Finite,
  productImageSingle: Schema.NullOr(ImageAsset),
})
export type Product = typeof Product.Type

/** An ingredient that can be put on a pizza. */
export const Ingredient = Schema.Struct({
  productCode: Schema.NonEmptyString,
  slug: Schema.NonEmptyString,
  name: Localised,
  price: Kroner,
  categories: Schema.Array(
    Schema.Literals(["base", "sauce", "cheese", "meat", "seafood", "vegetable", "fruit", "herb", "topping"]),
  ),
  subCategories: Schema.Array(SubCategory),
  allergens: Schema.Array(Allergen),
  removeOnly: Schema.Boolean,
  /** Whether it cannot be left out of a pizza that comes with it, such as the dough. */
  required: Schema.optionalKey(Schema.Boolean),
  soldOut: Schema.Boolean,
  /** When it is back in stock. Absent if unknown, and if it is not sold out. */
  soldOutUntil: Schema.optionalKey(Instant),
  productImage: Schema.NullOr(ImageAsset),
})
export type Ingredient = typeof Ingredient.Type

/** What one store sells: products, their ingredients and the sub-categories. */
export const Menu = Schema.Struct({
  products: Schema.Array(Product),
  ingredients: Schema.Array(Ingredient),
  subCategories: Schema.Array(SubCategory),
})
export type Menu = typeof Menu.Type

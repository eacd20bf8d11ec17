import type { Localised } from "../../language/model.ts"
import type { Allergen, Menu } from "../model.ts"

/** Where an allergen is on a menu: the ingredients with it, and the products with it beyond their ingredients. */
export interface Holders {
  readonly ingredients: readonly Localised[]
  readonly products: readonly Localised[]
}

/** Everything on a menu with an allergen, in menu order; without fee lines. */
export const holdersOf = (menu: Menu, allergen: Allergen): Holders => ({
  ingredients: menu.ingredients.filter(({ allergens }) => allergens.includes(allergen)).map(({ name }) => name),
  products: menu.products
    .filter(({ category, allergens }) => category !== "CHARGES" && allergens.includes(allergen))
    .map(({ name }) => name),
})

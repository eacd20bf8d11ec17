import type { Localised } from "../../language/model.ts"
import type { Allergen, Menu } from "../model.ts"

/** Where on a menu an allergen is: the ingredients that hold it, and the products that hold it beyond their ingredients. */
export interface Holders {
  readonly ingredients: readonly Localised[]
  readonly products: readonly Localised[]
}

/** Everything on a menu that must be declared for an allergen, each in the menu's order; fee lines are not on it. */
export const holdersOf = (menu: Menu, allergen: Allergen): Holders => ({
  ingredients: menu.ingredients.filter(({ allergens }) => allergens.includes(allergen)).map(({ name }) => name),
  products: menu.products
    .filter(({ category, allergens }) => category !== "CHARGES" && allergens.includes(allergen))
    .map(({ name }) => name),
})

import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { torgetWithMenu } from "../../../shop/samples.fixture.ts"
import type { Ingredient } from "../model.ts"
import { allergens } from "../allergens.ts"
import { allergensOf } from "./allergensOf.ts"
import { holdersOf } from "./holdersOf.ts"

const { menu } = torgetWithMenu
const [pizza, ...others] = menu.products

const cheese: Ingredient = {
  productCode: "Ch",
  slug: "ost",
  name: { nb: "Ost", sv: "Ost", en: "Cheese" },
  price: kroner(20),
  categories: ["cheese"],
  subCategories: [],
  allergens: ["milk"],
  removeOnly: false,
  soldOut: false,
  productImage: null,
}

test("an allergen is in ingredients that declare it, and in products that hold it themselves", () => {
  if (!pizza) throw new Error("the sample has no product")
  const made = {
    ...menu,
    ingredients: [cheese],
    products: [
      { ...pizza, allergens: ["gluten", "milk"] as const },
      { ...pizza, id: "fee", category: "CHARGES" as const, allergens: ["milk"] as const },
      ...others.map((one) => ({ ...one, allergens: [] })),
    ],
  }
  expect(holdersOf(made, "milk")).toEqual({ ingredients: [cheese.name], products: [pizza.name] })
  expect(holdersOf(made, "lupin")).toEqual({ ingredients: [], products: [] })
})

test("every allergen that a product declares is in the table", () => {
  for (const product of menu.products) {
    for (const allergen of allergensOf(menu, product)) {
      const { ingredients, products } = holdersOf(menu, allergen)
      expect(ingredients.length + products.length).toBeGreaterThan(0)
    }
  }
  expect(allergens).toHaveLength(14)
})

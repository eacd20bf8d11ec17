import { Allergen, type Menu, type Product } from "@skorpe/core/domain/menu"
import { kroner } from "@skorpe/core/domain/money"
import { ingredient } from "./ingredient.ts"
import { richMenu } from "./samples.ts"

const say = (nb: string, sv = nb, en = nb) => ({ nb, sv, en })

/** 20:30 on the scenes' evening, in Oslo. */
const soon = Date.UTC(2026, 10, 21, 19, 30)

const drink = (
  id: string,
  code: string,
  name: Product["name"],
  price: number,
  more: Partial<Product> = {},
): Product => ({
  id,
  productCode: code,
  kind: "PRODUCT",
  name,
  description: say("Iskald.", "Iskall.", "Ice-cold."),
  slug: code.toLowerCase(),
  category: "Drinks",
  subCategories: [],
  variations: [{ code, productCode: code, price: kroner(price), size: say("0,33 l"), soldOutUntil: null }],
  ingredients: [],
  allergens: [],
  alcohol: 0,
  productImageSingle: null,
  ...more,
})

const can = { kind: "can", litres: 0.33 } as const

const lemonade = drink("p5", "LEMON", say("Sitronbrus", "Citronläsk", "Lemonade"), 35, {
  variations: [
    {
      code: "LEMON",
      productCode: "LEMON",
      price: kroner(35),
      size: say("0,33 l"),
      soldOutUntil: null,
      container: can,
    },
  ],
})

const ice = drink("p6", "GRAPE", say("Druebrus", "Druvläsk", "Grape soda"), 35, {
  variations: [{ code: "GRAPE", productCode: "GRAPE", price: kroner(35), size: say("0,33 l"), soldOutUntil: soon }],
})

const beer = drink("p9", "PILS", say("Pils", "Lageröl", "Lager"), 89, { category: "Beer", alcohol: 4.7 })

/** The rich menu with a drink that is available, one that is sold out until 20:30, and a beer. */
export const barMenu: Menu = { ...richMenu, products: [...richMenu.products, lemonade, ice, beer] }

const [pepperoni] = richMenu.products

const shelves = (["Wings", "Chicken", "Bread", "Sandwich", "Ice"] as const).map((category) =>
  drink(category, category.toUpperCase(), say("Dagens", "Dagens", "Today’s"), 79, { category }),
)

const made = (code: string, price: number, size = "Medium 30 cm"): Product["variations"][0] => ({
  code,
  productCode: "FULL",
  price: kroner(price),
  size: say(size),
  soldOutUntil: null,
})

/** A pizza in every crust and size, with every allergen; one ingredient is sold out, one is triple. */
const fullHouse: Product = {
  ...(pepperoni ?? beer),
  id: "p7",
  productCode: "FULL",
  name: say("Fullt hus", "Fullt hus", "Full house"),
  slug: "full-house",
  variations: [
    made("FULL_AM20", 159, "Liten 20 cm"),
    made("FULL_AM30", 229),
    made("FULL_AM40", 299, "Stor 40 cm"),
    made("FULL_IT30", 219),
    made("FULL_GF30", 269),
  ],
  ingredients: [
    { productCode: "AN", name: say("Ansjos", "Ansjovis", "Anchovy"), quantity: 1 },
    { productCode: "ON", name: say("Løk", "Lök", "Onion"), quantity: 3 },
  ],
  allergens: Allergen.literals,
}

/** A pizza without allergens. */
const plain: Product = {
  ...fullHouse,
  id: "p8",
  productCode: "PLAIN",
  name: say("Uten alt", "Utan allt", "Without it all"),
  slug: "plain",
  variations: [{ ...made("PLAIN_AM30", 199), productCode: "PLAIN" }],
  ingredients: [],
  allergens: [],
}

/** The half-and-half product, configured in the builder. */
const halves: Product = {
  ...plain,
  id: "p10",
  productCode: "HALF",
  kind: "HALF_HALF",
  name: say("Halv og halv", "Halv och halv", "Half and half"),
  slug: "half-and-half",
  variations: [{ ...made("HALF_AM40", 299, "Stor 40 cm"), productCode: "HALF" }],
}

/** A menu with a product in every category, an ingredient in every group, and every crust and size. */
export const everythingMenu: Menu = {
  ...barMenu,
  products: [...barMenu.products, fullHouse, plain, halves, ...shelves],
  ingredients: [
    ...barMenu.ingredients,
    ingredient("BA", "tomato-sauce", say("Tomatsaus", "Tomatsås", "Tomato sauce"), 25, "base"),
    ingredient("PA", "parmesan", say("Parmesan"), 25, "cheese", { allergens: ["milk"] }),
    ingredient("NU", "pine-nuts", say("Pinjekjerner", "Pinjenötter", "Pine nuts"), 25, "topping", {
      allergens: ["nuts"],
    }),
  ],
}

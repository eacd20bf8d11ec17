import type { Menu, Product } from "@skorpe/core/menu"
import { kroner } from "@skorpe/core/money"
import { richMenu } from "./samples.ts"

const say = (nb: string, sv = nb, en = nb) => ({ nb, sv, en })

/** Half past eight on the evening of the scenes. */
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

/** The rich menu with a drink that can be had, one that is back at half past eight, and a beer. */
export const barMenu: Menu = { ...richMenu, products: [...richMenu.products, lemonade, ice, beer] }

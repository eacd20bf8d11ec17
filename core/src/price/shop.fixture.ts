import { norway } from "../market/markets.ts"
import type { Menu, Product, Variation } from "../menu/model.ts"
import { kroner } from "../money/rules/kroner.ts"
import type { OrderLine } from "../order/model.ts"
import type { Store } from "../store/model.ts"
import { nothingAsked } from "./nothingAsked.ts"
import type { OrderToPrice } from "./rules/priceOrder.ts"

const text = (name: string) => ({ nb: name, sv: name, en: name })

const variation = (code: string, productCode: string, price: number, more: Partial<Variation> = {}): Variation => ({
  code,
  productCode,
  price: kroner(price),
  size: text(code),
  soldOutUntil: null,
  ...more,
})

const product = (productCode: string, variations: Product["variations"], more: Partial<Product> = {}): Product => ({
  id: productCode,
  productCode,
  kind: "PRODUCT",
  name: text(productCode),
  description: text(""),
  slug: productCode.toLowerCase(),
  category: "Sides",
  subCategories: [],
  variations,
  ingredients: [],
  allergens: [],
  alcohol: 0,
  productImageSingle: null,
  ...more,
})

const ingredient = (productCode: string, price: number, more: { soldOut?: boolean; removeOnly?: boolean } = {}) => ({
  productCode,
  slug: productCode.toLowerCase(),
  name: text(productCode),
  price: kroner(price),
  categories: [],
  subCategories: [],
  allergens: [],
  removeOnly: false,
  soldOut: false,
  productImage: null,
  ...more,
})

/** The moment of handing over: a Saturday in November, noon in Oslo. */
export const noon = Date.UTC(2026, 10, 21, 11)

const comesWith = (...codes: string[]) =>
  codes.map((code) => ({ productCode: code, name: text(code), quantity: 1 as const }))

/** Two pizzas, a side, a drink, a beer, a fee and a few ingredients; PIZZA prices differ by size and crust. */
export const menu: Menu = {
  products: [
    product(
      "MARG",
      [variation("MARG_AM30", "MARG", 199), variation("MARG_AM40", "MARG", 239), variation("MARG_IT30", "MARG", 209)],
      { kind: "PIZZA", category: "Pizza", ingredients: comesWith("TS", "Or") },
    ),
    product("PEPP", [variation("PEPP_AM30", "PEPP", 219), variation("PEPP_AM40", "PEPP", 259)], {
      kind: "PIZZA",
      category: "Pizza",
      ingredients: comesWith("TS", "Or", "PE"),
    }),
    product("HALF", [variation("HALF", "HALF", 0)], { kind: "HALF_HALF", category: "Pizza" }),
    product("FRIES", [variation("FRIES", "FRIES", 49)]),
    product("ICE", [variation("ICE", "ICE", 39, { soldOutUntil: noon + 1 })], { category: "Ice" }),
    product("COLA", [variation("COLA", "COLA", 35, { container: { kind: "bottle", litres: 0.5 } })], {
      category: "Drinks",
    }),
    product("BEER", [variation("BEER", "BEER", 69, { container: { kind: "can", litres: 0.33 } })], {
      category: "Beer",
      alcohol: 4.7,
    }),
    product("DLVRYFEE", [variation("DLVRYFEE", "DLVRYFEE", 59)], { category: "CHARGES" }),
  ],
  ingredients: [
    ingredient("TS", 0, { removeOnly: true }),
    ingredient("Or", 20),
    ingredient("PE", 25),
    ingredient("AR", 30, { soldOut: true }),
  ],
  subCategories: [],
}

/** A store that delivers for 59 kr from 149 kr on, with one hotspot for 29 kr, at most 20 of a line. */
export const store: Store = {
  id: "1",
  slug: "store-1",
  name: "Store 1",
  address: { street: "Street 1", postalCode: "0001", city: "Oslo" },
  position: { latitude: 59.9, longitude: 10.7 },
  phone: "+4740000000",
  openingHours: [],
  schedule: { customSchedulesEnabled: false, hoursOfOperation: [] },
  deliveryArea: [
    { latitude: 59.8, longitude: 10.6 },
    { latitude: 60, longitude: 10.6 },
    { latitude: 60, longitude: 10.8 },
  ],
  deliveryFee: kroner(59),
  minimumDelivery: kroner(149),
  quantityLimit: 20,
  waitMinutes: { pickup: 15, delivery: 40 },
  hotspots: [
    {
      id: "h1",
      name: "Stadium",
      address: { street: "Street 2", postalCode: "0001", city: "Oslo" },
      position: { latitude: 59.9, longitude: 10.7 },
      fee: kroner(29),
      parameters: [],
    },
  ],
}

/** A line as the shop sends it; its own price is a lie, because nobody reads it. */
export const line = (
  codes: string | readonly [string, string],
  quantity = 1,
  ingredients: OrderLine["ingredients"] = [],
): OrderLine => ({ codes: typeof codes === "string" ? [codes] : codes, quantity, unitPrice: kroner(1), ingredients })

/** A carry-out order at the store above. */
export const order = (products: readonly OrderLine[], more: Partial<OrderToPrice> = {}): OrderToPrice => ({
  market: norway,
  store,
  menu,
  deliveryMethod: "carryout",
  products,
  now: noon,
  at: noon,
  ...nothingAsked,
  ...more,
})

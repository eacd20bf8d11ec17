import { kroner } from "@skorpe/core/money"
import type { Localised } from "@skorpe/core/language"
import type { Menu, Variation } from "@skorpe/core/menu"
import type { Store, StoreWithMenu } from "@skorpe/core/store"

const said = (text: string): Localised => ({ nb: text, sv: text, en: text })

const variation = (productCode: string, code: string, price: number): Variation => ({
  code,
  productCode,
  price: kroner(price),
  size: said("30 cm"),
  soldOutUntil: null,
})

const plain = {
  kind: "PRODUCT",
  description: said(""),
  subCategories: [],
  alcohol: 0,
  productImageSingle: null,
} as const

const menu: Menu = {
  subCategories: [],
  ingredients: [
    {
      productCode: "PE",
      slug: "pepperoni",
      name: said("Pepperoni"),
      price: kroner(25),
      categories: ["meat"],
      subCategories: [],
      allergens: [],
      removeOnly: false,
      soldOut: false,
      productImage: null,
    },
  ],
  products: [
    {
      ...plain,
      id: "marg",
      productCode: "MARG",
      kind: "PIZZA",
      name: said("Margherita"),
      slug: "margherita",
      category: "Pizza",
      variations: [variation("MARG", "MARG_AM30", 199)],
      ingredients: [],
      allergens: ["gluten", "milk"],
    },
    {
      ...plain,
      id: "dip",
      productCode: "DIP",
      name: said("Dip"),
      slug: "dip",
      category: "Sides",
      variations: [{ ...variation("DIP", "DIP", 24.5), soldOutUntil: 4_000_000_000_000 }],
      ingredients: [],
      allergens: [],
    },
  ],
}

const open: Store = {
  id: "store-open",
  slug: "always-open",
  name: "Always open",
  address: { street: "Storgata 1", postalCode: "0155", city: "Oslo" },
  position: { latitude: 59.91, longitude: 10.75 },
  phone: "+4740000000",
  openingHours: (["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const).map((weekDay) => ({
    weekDay,
    openingHours: "00:00",
    closingHours: "00:00",
  })),
  schedule: { customSchedulesEnabled: false, hoursOfOperation: [] },
  deliveryArea: [
    { latitude: 59.9, longitude: 10.7 },
    { latitude: 59.9, longitude: 10.8 },
    { latitude: 59.92, longitude: 10.8 },
    { latitude: 59.92, longitude: 10.7 },
  ],
  deliveryFee: kroner(49),
  minimumDelivery: kroner(149),
  quantityLimit: 0,
  waitMinutes: { pickup: 15, delivery: 40 },
  hotspots: [
    {
      id: "arena",
      name: "Arena",
      address: { street: "Arenaveien 1", postalCode: "0155", city: "Oslo" },
      position: { latitude: 59.91, longitude: 10.76 },
      fee: kroner(29),
      parameters: [{ key: "seat", label: said("Seat"), pattern: "[1-9][0-9]?-[1-9][0-9]?", required: true }],
    },
  ],
}

const closed: Store = { ...open, id: "store-closed", slug: "never-open", name: "Never open", openingHours: [] }

/** Two stores for tests: one that never closes and delivers for 49 kr, to its arena for 29 kr, and one that never opens; a pizza for 199 kr, a dip that is sold out. */
export const sampleStores: readonly StoreWithMenu[] = [
  { store: open, menu },
  { store: closed, menu },
]

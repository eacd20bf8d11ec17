import type { Menu, Product } from "@skorpe/core/domain/menu"
import { kroner, zero } from "@skorpe/core/domain/money"
import type { Order, Tracking } from "@skorpe/core/domain/order"
import type { Store, StoreStatus } from "@skorpe/core/domain/store"
import { everyDay, sampleProduct, sampleStore, sampleVariation } from "@skorpe/core/testing"
import { ingredient } from "./ingredient.ts"

export { priceOf } from "@skorpe/core/testing"

const say = (nb: string, sv = nb, en = nb) => ({ nb, sv, en })

const sizes = { 30: "Medium 30 cm", 40: "Stor 40 cm" } as const

const american = (code: "PEPP" | "VEGG", centimetres: 30 | 40, price: number) =>
  sampleVariation(`${code}_AM${centimetres}`, code, price, { size: sizes[centimetres] })

const pepperoni = sampleProduct(
  "PEPP",
  [
    american("PEPP", 30, 229),
    american("PEPP", 40, 299),
    sampleVariation("PEPP_IT30", "PEPP", 239, { size: sizes[30] }),
  ],
  {
    id: "p1",
    kind: "PIZZA",
    name: say("Pepperoni"),
    description: say("Tett i tett med pepperoni.", "Tätt med pepperoni.", "Pepperoni side by side."),
    slug: "pepperoni",
    category: "Pizza",
    subCategories: ["classics"],
    ingredients: [{ productCode: "PE", name: say("Pepperoni"), quantity: 1 }],
    allergens: ["gluten"],
  },
)

const veggie: Product = {
  ...pepperoni,
  id: "p2",
  productCode: "VEGG",
  name: say("Hagen"),
  slug: "hagen",
  subCategories: ["green"],
  variations: [american("VEGG", 30, 229)],
}

const { description } = pepperoni

const cola = sampleProduct(
  "COLA",
  [sampleVariation("COLA", "COLA", 35, { size: "0,33 l", soldOutUntil: Date.UTC(2027, 0, 1) })],
  { id: "p3", name: say("Cola"), description, category: "Drinks" },
)

const sandwich = sampleProduct("SAND", [sampleVariation("SAND", "SAND", 1099, { size: "1 stk." })], {
  id: "p4",
  name: say("Kjøttbollesandwich", "Köttbullssmörgås", "Meatball sandwich"),
  description,
  slug: "kjottbollesandwich",
})

/** Two pizzas, a drink that is sold out, and a sandwich with a long name. */
export const menu: Menu = {
  products: [pepperoni, veggie, cola, sandwich],
  ingredients: [ingredient("PE", "pepperoni", say("Pepperoni"), 29, "meat", { allergens: ["mustard"] })],
  subCategories: [
    { slug: "green", name: say("Vegetar"), priority: 50 },
    { slug: "classics", name: say("Klassikere"), priority: 20 },
  ],
}

const gardenSizes: Product["variations"] = [american("VEGG", 30, 199), american("VEGG", 40, 229)]

const dough = { productCode: "Bp", name: say("Pizzabunn", "Pizzabotten", "Pizza base"), quantity: 1 } as const

/** The same menu with more ingredients, one of them sold out, and a second pizza in the same size. */
export const richMenu: Menu = {
  ...menu,
  products: [
    { ...pepperoni, ingredients: [dough, ...pepperoni.ingredients] },
    {
      ...veggie,
      ingredients: [dough, { productCode: "Ch", name: say("Mozzarella"), quantity: 1 }],
      variations: gardenSizes,
    },
    cola,
    sandwich,
  ],
  ingredients: [
    ...menu.ingredients,
    ingredient("Bp", "pizza-base", dough.name, 0, "base", {
      removeOnly: true,
      required: true,
      allergens: ["gluten"],
    }),
    ingredient("Ch", "mozzarella", say("Mozzarella"), 0, "cheese", { removeOnly: true, allergens: ["milk"] }),
    ingredient("S", "garlic-sauce", say("Hvitløkssaus"), 10, "sauce", { allergens: ["egg"] }),
    ingredient("HA", "ham", say("Skinke"), 35, "meat"),
    ingredient("AN", "anchovy", say("Ansjos"), 25, "seafood", { soldOut: true, allergens: ["fish"] }),
    ingredient("MU", "mushroom", say("Sopp"), 25, "vegetable"),
    ingredient("ON", "red-onion", say("Løk"), 25, "vegetable"),
    ingredient("PI", "pineapple", say("Ananas"), 25, "fruit"),
    ingredient("BS", "basil", say("Basilikum"), 0, "herb"),
  ],
}

/** A store that is open daily from 11 to 23 and does not deliver. */
export const store: Store = { ...sampleStore, openingHours: everyDay("11:00", "23:00"), deliveryArea: [], hotspots: [] }

/** The store's status on the scenes' evening: open, nothing sold out. */
export const status: StoreStatus = {
  open: true,
  changesAt: Date.UTC(2026, 10, 21, 22, 0),
  waitMinutes: { pickup: 25, delivery: 50 },
  soldOutProducts: [],
  soldOutVariations: [],
  serverTime: Date.UTC(2026, 10, 21, 17, 0),
}

const placedAt = Date.UTC(2026, 10, 21, 16, 50)

/** An accepted carry-out order that is being prepared. */
export const tracking: Tracking = {
  orderId: "o1",
  sequence: 3,
  status: "accepted",
  deliveryMethod: "carryout",
  steps: [
    { step: "received", at: placedAt + 60_000 },
    { step: "preparing", at: placedAt + 120_000 },
  ],
  reason: null,
  estimatedAt: placedAt + 25 * 60_000,
}

/** An order of one large Pepperoni, to be paid at the store. */
export const order: Order = {
  orderId: "o1",
  number: 7,
  storeId: store.id,
  storeName: store.name,
  placedAt,
  paymentType: "INSTORE",
  lines: [
    {
      codes: ["PEPP_AM40"],
      quantity: 1,
      unitPrice: kroner(299),
      ingredients: [],
      name: "Pepperoni, stor",
      linePrice: kroner(299),
      words: {
        products: [say("Pepperoni")],
        variant: say("Stor 40 cm, amerikansk", "Stor 40 cm, amerikansk", "Large 40 cm, American"),
        ingredients: [],
      },
    },
  ],
  language: "nb",
  pantAmount: zero,
  surchargeAmount: zero,
  taxAmount: kroner(39),
  taxes: [{ percent: 15, amount: kroner(299), tax: kroner(39) }],
  total: kroner(299),
  tracking,
}

/** A larger order's lines: a pizza with changes, a half-and-half, and a beer. */
export const feast: Order["lines"] = [
  {
    codes: ["PEPP_IT40"],
    quantity: 1,
    unitPrice: kroner(339),
    ingredients: [
      { code: "CH", quantity: 1.5, part: "w" },
      { code: "MU", quantity: 0.75, part: "w" },
      { code: "ON", quantity: 0, part: "w" },
    ],
    name: "Pepperoni",
    linePrice: kroner(339),
    words: {
      products: [say("Pepperoni")],
      variant: say("Stor 40 cm, italiensk", "Stor 40 cm, italiensk", "Large 40 cm, Italian"),
      ingredients: [say("Mozzarella"), say("Sopp", "Svamp", "Mushroom"), say("Løk", "Lök", "Onion")],
    },
  },
  {
    codes: ["PEPP_AM40", "VEGG_AM40"],
    quantity: 2,
    unitPrice: kroner(329),
    ingredients: [
      { code: "HA", quantity: 2, part: "1" },
      { code: "ON", quantity: 3, part: "1" },
    ],
    name: "Pepperoni / Hagen",
    linePrice: kroner(658),
    words: {
      products: [say("Pepperoni"), say("Hagen", "Trädgården", "The Garden")],
      variant: say("Stor 40 cm, amerikansk", "Stor 40 cm, amerikansk", "Large 40 cm, American"),
      ingredients: [say("Skinke", "Skinka", "Ham"), say("Løk", "Lök", "Onion")],
    },
  },
  {
    codes: ["BEER"],
    quantity: 2,
    unitPrice: kroner(69),
    ingredients: [],
    name: "Pils",
    linePrice: kroner(138),
    words: { products: [say("Pils", "Pilsner", "Lager")], variant: say("0,33 l", "0,33 l", "0.33 l"), ingredients: [] },
  },
]

/** The profile of a logged-in customer. */
export const customer = {
  _id: "u1",
  externalId: "x1",
  phoneNumber: "+4722111111",
  email: "kunde1@pizza.test",
  organisations: [],
  favoriteStore: null,
  birthdate: null,
}

/** The same customer, who has told their name, birthday and language. */
export const namedCustomer = {
  ...customer,
  firstName: "Kunde",
  lastName: "1",
  birthdate: "1981-01-11",
  language: "nb",
} as const

import type { Menu } from "@skorpe/core/domain/menu"
import type { Store, StoreWithMenu } from "@skorpe/core/domain/store"
import { sampleIngredient, sampleProduct, sampleStore, sampleText, sampleVariation } from "@skorpe/core/testing"

const menu: Menu = {
  subCategories: [],
  ingredients: [sampleIngredient("PE", 25, { slug: "pepperoni", name: sampleText("Pepperoni"), categories: ["meat"] })],
  products: [
    sampleProduct("MARG", [sampleVariation("MARG_AM30", "MARG", 199, { size: "30 cm" })], {
      id: "marg",
      kind: "PIZZA",
      name: sampleText("Margherita"),
      slug: "margherita",
      category: "Pizza",
      allergens: ["gluten", "milk"],
    }),
    sampleProduct("DIP", [sampleVariation("DIP", "DIP", 24.5, { size: "30 cm", soldOutUntil: 4_000_000_000_000 })], {
      id: "dip",
      name: sampleText("Dip"),
    }),
  ],
}

const open: Store = {
  ...sampleStore,
  id: "store-open",
  slug: "always-open",
  name: "Always open",
  address: { street: "Storgata 1", postalCode: "0155", city: "Oslo" },
}

const closed: Store = { ...open, id: "store-closed", slug: "never-open", name: "Never open", openingHours: [] }

/**
 * Two stores for tests: one never closes and delivers for 49 kr, to its arena for 29 kr; the other never opens. Both
 * sell a pizza for 199 kr, and a dip that is sold out.
 */
export const sampleStores: readonly StoreWithMenu[] = [
  { store: open, menu },
  { store: closed, menu },
]

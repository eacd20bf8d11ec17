import { kroner, zero } from "../domain/money/rules/kroner.ts"
import type { Menu, Product } from "../domain/menu/model.ts"
import type { Order, Tracking } from "../domain/order/model.ts"
import type { Store, StoreWithMenu } from "../domain/store/model.ts"
import { sampleProduct, sampleStore, sampleText, sampleVariation } from "../testing/samples.ts"

export { priceOf } from "../testing/samples.ts"

export const margherita: Product = sampleProduct(
  "MARG",
  [
    sampleVariation("MARG_AM30", "MARG", 199, { size: "30 cm" }),
    sampleVariation("MARG_AM40", "MARG", 269, { size: "40 cm" }),
  ],
  {
    id: "p1",
    kind: "PIZZA",
    name: sampleText("Margherita"),
    description: sampleText("Tomat og ost"),
    slug: "margherita",
    category: "Pizza",
    subCategories: ["classics"],
    allergens: ["gluten", "milk"],
  },
)

export const cola: Product = {
  ...margherita,
  id: "p2",
  productCode: "COLA",
  kind: "PRODUCT",
  name: sampleText("Cola"),
  slug: "cola",
  category: "Drinks",
  variations: [sampleVariation("COLA", "COLA", 39, { size: "0,5 l" })],
}

export const menuOfTwo: Menu = { products: [margherita, cola], ingredients: [], subCategories: [] }

export const torget: Store = sampleStore

/** A store that sells no cola. */
export const brygga: Store = { ...torget, id: "no-2", slug: "brygga", name: "Brygga" }

export const torgetWithMenu: StoreWithMenu = { store: torget, menu: menuOfTwo }
export const bryggaWithMenu: StoreWithMenu = { store: brygga, menu: { ...menuOfTwo, products: [margherita] } }

export const received: Tracking = {
  orderId: "o1",
  sequence: 1,
  status: "placed",
  deliveryMethod: "carryout",
  steps: [],
  reason: null,
  estimatedAt: null,
}

export const placedOrder: Order = {
  orderId: "o1",
  number: 7,
  storeId: torget.id,
  storeName: torget.name,
  placedAt: 0,
  paymentType: "INSTORE",
  lines: [],
  language: "nb",
  pantAmount: zero,
  surchargeAmount: zero,
  taxAmount: kroner(26),
  total: kroner(269),
  tracking: received,
}

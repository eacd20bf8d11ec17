import { kroner, minor, zero } from "../money/rules/kroner.ts"
import type { Menu, Product } from "../menu/model.ts"
import type { Order, Tracking } from "../order/model.ts"
import type { ValidatedPrice } from "../price/model.ts"
import type { Store, StoreWithMenu } from "../store/model.ts"

const text = (words: string) => ({ nb: words, sv: words, en: words })

export const margherita: Product = {
  id: "p1",
  productCode: "MARG",
  kind: "PIZZA",
  name: text("Margherita"),
  description: text("Tomat og ost"),
  slug: "margherita",
  category: "Pizza",
  subCategories: ["classics"],
  variations: [
    { code: "MARG_AM30", productCode: "MARG", price: kroner(199), size: text("30 cm"), soldOutUntil: null },
    { code: "MARG_AM40", productCode: "MARG", price: kroner(269), size: text("40 cm"), soldOutUntil: null },
  ],
  ingredients: [],
  allergens: ["gluten", "milk"],
  alcohol: 0,
  productImageSingle: null,
}

export const cola: Product = {
  ...margherita,
  id: "p2",
  productCode: "COLA",
  kind: "PRODUCT",
  name: text("Cola"),
  slug: "cola",
  category: "Drinks",
  variations: [{ code: "COLA", productCode: "COLA", price: kroner(39), size: text("0,5 l"), soldOutUntil: null }],
}

export const menuOfTwo: Menu = { products: [margherita, cola], ingredients: [], subCategories: [] }

/** Open until the same time next day, every day. */
const always: Store["openingHours"] = (["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const).map((weekDay) => ({
  weekDay,
  openingHours: "00:00",
  closingHours: "00:00",
}))

const arena: Store["hotspots"][number] = {
  id: "arena",
  name: "Arena",
  address: { street: "Arenaveien 1", postalCode: "0154", city: "Oslo" },
  position: { latitude: 59.91, longitude: 10.76 },
  fee: kroner(29),
  parameters: [{ key: "seat", label: text("Sete"), pattern: "[1-9][0-9]?-[1-9][0-9]?", required: true }],
}

/** Never closes, delivers for 49 kr from 149 kr on, and to its arena for 29 kr. */
export const torget: Store = {
  id: "no-1",
  slug: "torget",
  name: "Torget",
  address: { street: "Torget 1", postalCode: "0154", city: "Oslo" },
  position: { latitude: 59.91, longitude: 10.75 },
  phone: "+4722000000",
  openingHours: always,
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
  hotspots: [arena],
}

/** Sells no cola. */
export const brygga: Store = { ...torget, id: "no-2", slug: "brygga", name: "Brygga" }

export const torgetWithMenu: StoreWithMenu = { store: torget, menu: menuOfTwo }
export const bryggaWithMenu: StoreWithMenu = { store: brygga, menu: { ...menuOfTwo, products: [margherita] } }

/** A validated price of one line at `total` kroner. */
export const priceOf = (total: number): ValidatedPrice => ({
  numberOfProductsValid: 1,
  adjustmentAmount: zero,
  customerAmount: kroner(total),
  orderAmount: kroner(total),
  minimumCustomerAmount: zero,
  surchargeAmount: zero,
  pantAmount: zero,
  taxAmount: minor(Math.round((total * 100 * 15) / 115)),
  pointsAmount: total,
  canUseLoyaltyDiscount: false,
  validCoupons: [],
  areCouponsValidated: false,
  lines: [{ unitPrice: kroner(total), linePrice: kroner(total) }],
})

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

import type { Address } from "../domain/address/model.ts"
import type { Localised } from "../domain/language/model.ts"
import type { Menu, Product, Variation } from "../domain/menu/model.ts"
import { kroner, minor, zero } from "../domain/money/rules/kroner.ts"
import type { PaymentStatus } from "../domain/payment/wire.ts"
import type { ValidatedPrice } from "../domain/price/model.ts"
import type { OpeningHoursEntry, Store } from "../domain/store/model.ts"

/*
 * The one store and the pieces of a menu from which the samples of core, server and shop are made: each set only says
 * in what it differs.
 */

/** The same text in every language. */
export const sampleText = (words: string): Localised => ({ nb: words, sv: words, en: words })

/** A product's size at this price in kroner, with `size` as its label. */
export const sampleVariation = (
  code: string,
  productCode: string,
  price: number,
  { size = code, ...more }: Partial<Omit<Variation, "size">> & { readonly size?: string } = {},
): Variation => ({ code, productCode, price: kroner(price), size: sampleText(size), soldOutUntil: null, ...more })

/** A product, which is not a pizza unless `more` makes it one. */
export const sampleProduct = (
  productCode: string,
  variations: Product["variations"],
  more: Partial<Product> = {},
): Product => ({
  id: productCode,
  productCode,
  kind: "PRODUCT",
  name: sampleText(productCode),
  description: sampleText(""),
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

/** An ingredient at this price in kroner. */
export const sampleIngredient = (
  productCode: string,
  price: number,
  more: Partial<Menu["ingredients"][number]> = {},
): Menu["ingredients"][number] => ({
  productCode,
  slug: productCode.toLowerCase(),
  name: sampleText(productCode),
  price: kroner(price),
  categories: [],
  subCategories: [],
  allergens: [],
  removeOnly: false,
  soldOut: false,
  productImage: null,
  ...more,
})

/** The server's price of a cart with one line at this price in kroner, including the tax on food. */
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

/** The payment of a card order of 299 kr without an attempt so far. */
export const awaitedPayment: PaymentStatus = {
  orderId: "o1",
  status: "awaitingPayment",
  paymentType: "ADYEN",
  payment: "created",
  total: kroner(299),
  currency: "NOK",
  resultCode: null,
  refusalReason: null,
}

const door = (number: string): Address => ({
  id: `a-${number}`,
  street: "Torggata",
  number,
  postalCode: "0181",
  city: "Oslo",
  position: { latitude: 59.915, longitude: 10.751 },
})

/** Three addresses in one street. */
export const sampleDoors: readonly Address[] = [door("1"), door("12"), door("12B")]

/** The same hours on all days of the week; equal ones last until the next day. */
export const everyDay = (openingHours: string, closingHours: string): readonly OpeningHoursEntry[] =>
  (["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const).map((weekDay) => ({
    weekDay,
    openingHours,
    closingHours,
  }))

/** The question that the arena asks. */
export const sampleSeat: Store["hotspots"][number]["parameters"][number] = {
  key: "seat",
  label: sampleText("Seat"),
  pattern: "[1-9][0-9]?-[1-9][0-9]?",
  required: true,
}

/** An arena with delivery for 29 kr, which asks for the seat. */
export const sampleHotspot: Store["hotspots"][number] = {
  id: "arena",
  name: "Arena",
  address: { street: "Arenaveien 1", postalCode: "0154", city: "Oslo" },
  position: { latitude: 59.91, longitude: 10.76 },
  fee: kroner(29),
  parameters: [sampleSeat],
}

/** Never closes, delivers for 49 kr from 149 kr on, and to its arena for 29 kr. */
export const sampleStore: Store = {
  id: "no-1",
  slug: "torget",
  name: "Torget",
  address: { street: "Torget 1", postalCode: "0154", city: "Oslo" },
  position: { latitude: 59.91, longitude: 10.75 },
  phone: "+4722000000",
  openingHours: everyDay("00:00", "00:00"),
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
  hotspots: [sampleHotspot],
}

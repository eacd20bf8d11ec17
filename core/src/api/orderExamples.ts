import type { Order, OrderCreate, OrderCreated } from "../domain/order/model.ts"
import type { OrderHistory } from "../domain/order/history.ts"

const orderId = "k3v9w2m8x4t6n1p7q5rz"
const line = { codes: ["MARG_AM30"], quantity: 2, unitPrice: 209, ingredients: [] }

/** Two margheritas for carry-out, paid in the store. */
export const orderCreateExample: (typeof OrderCreate)["Encoded"] = {
  storeId: "101",
  deliveryMethod: "carryout",
  paymentType: "INSTORE",
  shippingInfo: { firstNames: "Kunde", lastName: "1", phoneNumber: "+4740000011" },
  emailOptIn: false,
  smsOptIn: false,
  useLoyaltyDiscount: false,
  originOrderPrefix: "web",
  totalAmountNet: 418,
  organisationId: null,
  billingNote: "",
  coupons: [],
  advanceOrderTimeLocal: null,
  products: [line],
  languageCode: "NB",
}

/** The same, delivered: the fee comes first, as its own line. */
export const orderDeliveryExample: (typeof OrderCreate)["Encoded"] = {
  ...orderCreateExample,
  deliveryMethod: "delivery",
  shippingInfo: {
    ...orderCreateExample.shippingInfo,
    address: {
      street: "Dronningens gate 3",
      postalCode: "0151",
      city: "Oslo",
      position: { latitude: 59.9217, longitude: 10.74488 },
      deliveryDescription: "",
    },
  },
  totalAmountNet: 477,
  products: [{ codes: ["DLVRYFEE"], quantity: 1, unitPrice: 59, ingredients: [] }, line],
}

/** The placed order's id and tracking token. */
export const orderCreatedExample: (typeof OrderCreated)["Encoded"] = {
  orderId,
  trackingToken: "0qgYw3n1Xh5c8Jr2Tz6Vb9Ld4Ks7Mf0Pa1Ee3Uu5Ii8",
}

/** The same order, in the oven. */
export const orderExample: (typeof Order)["Encoded"] = {
  orderId,
  number: 7,
  storeId: "101",
  storeName: "Torget",
  placedAt: "2026-11-21T11:00:00.000Z",
  paymentType: "INSTORE",
  lines: [
    {
      ...line,
      name: "Margherita",
      linePrice: 418,
      words: {
        products: [{ nb: "Margherita", sv: "Margherita", en: "Margherita" }],
        variant: { nb: "Medium 30 cm, amerikansk", sv: "Mellan 30 cm, amerikansk", en: "Medium 30 cm, American" },
        ingredients: [],
      },
    },
  ],
  language: "nb",
  pantAmount: 0,
  surchargeAmount: 0,
  taxAmount: 54.52,
  taxes: [{ percent: 15, amount: 418, tax: 54.52 }],
  total: 418,
  tracking: {
    orderId,
    sequence: 4,
    status: "accepted",
    deliveryMethod: "carryout",
    steps: [
      { step: "received", at: "2026-11-21T11:01:00.000Z" },
      { step: "preparing", at: "2026-11-21T11:03:00.000Z" },
    ],
    reason: null,
    estimatedAt: "2026-11-21T11:15:00.000Z",
  },
}

/** The first page of a customer with one order. */
export const orderHistoryExample: (typeof OrderHistory)["Encoded"] = { total: 1, items: [orderExample] }

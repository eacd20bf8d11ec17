import { Schema } from "effect"
import { orderCreateExample } from "../api/orderExamples.ts"
import { kroner } from "../domain/money/rules/kroner.ts"
import { OrderCreate } from "../domain/order/model.ts"
import { type CallRow, safe, type SentCall } from "./callRow.fixture.ts"

const order = Schema.decodeSync(OrderCreate)(orderCreateExample)
const cart = {
  storeId: "101",
  deliveryMethod: "delivery",
  requestedTime: 0,
  products: [{ codes: ["COLA"], quantity: 1, unitPrice: kroner(39), ingredients: [] }],
} as const
const sentCart = {
  ...cart,
  requestedTime: "1970-01-01T00:00:00.000Z",
  products: [{ codes: ["COLA"], quantity: 1, unitPrice: 39, ingredients: [] }],
}
const prices = { coupons: ["DUO399"], organisationId: null }
const totals = { ...prices, isLoyaltyOrder: false }
const step = { orderId: "o/1", details: safe.seal('{"typed":1}', "payment"), key: "key-1" }
const sentStep = { orderId: "o/1", details: { typed: 1 } }

/** The calls from finding a store to paying an order. */
export const orderCalls = {
  LoadStores: { asks: {}, goesTo: "GET /api/stores", refreshes: false },
  LoadStore: { asks: { store: "å" }, goesTo: "GET /api/stores/%C3%A5", refreshes: false },
  LoadStatus: { asks: { store: "101" }, goesTo: "GET /api/stores/101/status", refreshes: false },
  FindStores: {
    asks: { position: null },
    goesTo: "POST /api/stores/find",
    with: { position: null },
    refreshes: false,
  },
  FindAddresses: { asks: { query: "torg", near: null }, goesTo: "GET /api/address/search/torg", refreshes: false },
  LoadUpsells: {
    asks: {
      storeId: "101",
      cartItems: [{ variationCode: "COLA", quantity: 1 }],
      favourites: ["COLA"],
      requestedTime: Date.UTC(2026, 10, 28, 17),
    },
    goesTo: "POST /api/upsells/101",
    with: {
      cartItems: [{ variationCode: "COLA", quantity: 1 }],
      favourites: ["COLA"],
      requestedTime: "2026-11-28T17:00:00.000Z",
    },
    refreshes: false,
  },
  LoadOffers: { asks: { isLoggedIn: false, organisationId: null }, goesTo: "GET /api/deals", refreshes: false },
  RecruitFriend: {
    asks: { to: { phoneNumber: "400 00 055" }, key: "key-1" },
    goesTo: "POST /api/user/recruit",
    with: { phoneNumber: "400 00 055" },
    refreshes: true,
    key: "key-1",
  },
  ValidatePrice: {
    asks: { request: { ...totals, cart, totalAmount: kroner(39) } },
    goesTo: "POST /api/order/price",
    with: { ...totals, cart: sentCart, totalAmount: 39 },
    refreshes: true,
  },
  JudgeCode: {
    asks: { asked: { ...prices, code: "HENT25", cart } },
    goesTo: "POST /api/order/coupon",
    with: { ...prices, code: "HENT25", cart: sentCart },
    refreshes: true,
  },
  PlaceOrder: {
    asks: { attempt: { key: "key-1", order, at: 0 } },
    goesTo: "POST /api/order/create",
    with: orderCreateExample,
    refreshes: true,
    key: "key-1",
  },
  LoadOrder: { asks: { orderId: "o/1" }, goesTo: "GET /api/order/o%2F1", refreshes: true, showsToken: true },
  LoadOrders: {
    asks: { skip: 10, organisationId: null },
    goesTo: "GET /api/orders?skip=10&limit=10",
    refreshes: true,
  },
  FollowOrder: {
    asks: { orderId: "o/1", after: 3 },
    goesTo: "GET /api/order/o%2F1/track",
    refreshes: true,
    showsToken: true,
  },
  ReadPayment: {
    asks: { orderId: "o/1" },
    goesTo: "POST /api/order/payment",
    with: { orderId: "o/1" },
    refreshes: true,
    showsToken: true,
  },
  LoadPaymentMethods: {
    asks: { orderId: "o/1" },
    goesTo: "GET /api/order/payment-methods?orderId=o%2F1",
    refreshes: true,
    showsToken: true,
  },
  BeginPayment: {
    asks: step,
    goesTo: "POST /api/order/create-payment",
    with: sentStep,
    refreshes: true,
    key: "key-1",
    showsToken: true,
  },
  ContinuePayment: {
    asks: step,
    goesTo: "POST /api/order/update-payment",
    with: sentStep,
    refreshes: true,
    key: "key-1",
    showsToken: true,
  },
  PayOtherwise: {
    asks: { orderId: "o/1", paymentType: "INSTORE", key: "key-1" },
    goesTo: "POST /api/order/o%2F1/pay",
    with: { paymentType: "INSTORE" },
    refreshes: true,
    key: "key-1",
    showsToken: true,
  },
  GiveUpPayment: {
    asks: { orderId: "o/1" },
    goesTo: "POST /api/order/o%2F1/give-up",
    with: {},
    refreshes: true,
    showsToken: true,
  },
} as const satisfies { readonly [Name in SentCall]?: CallRow<Name> }

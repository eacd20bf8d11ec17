import type { CodeToJudge } from "../domain/price/codeToJudge.ts"
import type { PriceRequest, ValidatedPrice } from "../domain/price/model.ts"

/** A pizza and two bottles for carry-out in Norway, with a code; a test sends it. */
export const priceRequestExample = {
  cart: {
    storeId: "101",
    deliveryMethod: "carryout",
    requestedTime: null,
    products: [
      { codes: ["MARG_AM40"], quantity: 1, unitPrice: 269, ingredients: [] },
      { codes: ["COLA50"], quantity: 2, unitPrice: 45, ingredients: [] },
    ],
  },
  coupons: ["HENT25"],
  organisationId: null,
  totalAmount: 359,
  isLoyaltyOrder: false,
} as const satisfies (typeof PriceRequest)["Encoded"]

/** A guest's answer: a quarter off the pizza, plus the bottles' deposit. */
export const validatedPriceExample = {
  numberOfProductsValid: 3,
  adjustmentAmount: -67.25,
  orderAmount: 291.75,
  pantAmount: 4,
  surchargeAmount: 0,
  customerAmount: 295.75,
  taxAmount: 38.05,
  pointsAmount: 0,
  minimumCustomerAmount: 0,
  canUseLoyaltyDiscount: false,
  validCoupons: ["HENT25"],
  areCouponsValidated: true,
  lines: [
    { unitPrice: 269, linePrice: 269 },
    { unitPrice: 45, linePrice: 90 },
  ],
} as const satisfies (typeof ValidatedPrice)["Encoded"]

/** A code for the same cart, which has no other; a test sends it. */
export const codeToJudgeExample = {
  code: "HENT25",
  coupons: [],
  cart: priceRequestExample.cart,
  organisationId: null,
} as const satisfies (typeof CodeToJudge)["Encoded"]

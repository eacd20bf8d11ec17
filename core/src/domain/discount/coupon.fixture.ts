import { kroner } from "../money/rules/kroner.ts"
import type { DiscountLine } from "./line.ts"
import type { Coupon, Scope } from "./model.ts"
import type { CouponSituation } from "./rules/judgeCoupon.ts"
import type { AskedCoupon } from "./verdict.ts"

/** A scope without conditions except the given ones. */
export const scope = (asked: Partial<Scope> = {}): Scope => ({ products: [], categories: [], sizes: [], ...asked })

/** A coupon without conditions except the given ones. */
export const coupon = (benefit: Coupon["benefit"], more: Partial<Coupon> = {}): Coupon => ({
  code: "CODE",
  benefit,
  scope: scope(),
  minimum: kroner(0),
  deliveryMethods: ["carryout", "delivery", "hotspot"],
  stores: [],
  validFrom: null,
  validUntil: null,
  totalLimit: null,
  perUserLimit: null,
  combinable: true,
  withdrawn: false,
  ...more,
})

export const percentOff = (percent: number, more: Partial<Coupon> = {}) => coupon({ kind: "percent", percent }, more)
export const amountOff = (amount: number, more: Partial<Coupon> = {}) =>
  coupon({ kind: "amount", amount: kroner(amount) }, more)
export const freeItem = (variationCode: string, more: Partial<Coupon> = {}) =>
  coupon({ kind: "freeItem", variationCode }, more)

/** An unused coupon, ready to be judged. */
export const asked = (one: Coupon, uses: Partial<AskedCoupon["uses"]> = {}): AskedCoupon => ({
  code: one.code,
  coupon: one,
  uses: { total: 0, byCustomer: 0, ...uses },
})

const goods = (code: string, price: number, more: Partial<DiscountLine>): DiscountLine => ({
  codes: [code],
  products: [code.split("_")[0] ?? code],
  categories: ["Pizza"],
  size: null,
  basePrice: kroner(price),
  unitPrice: kroner(price),
  quantity: 1,
  isBeer: false,
  ...more,
})

/** Lines to discount: pizzas of two sizes, a dip, a drink, a beer; prices in kroner. */
export const medium = (code: string, price: number, more: Partial<DiscountLine> = {}) =>
  goods(`${code}_AM30`, price, { size: "medium", ...more })
export const large = (code: string, price: number, more: Partial<DiscountLine> = {}) =>
  goods(`${code}_AM40`, price, { size: "large", ...more })
export const dip = (more: Partial<DiscountLine> = {}) => goods("DIP", 25, { categories: ["Sides"], ...more })
export const cola = (more: Partial<DiscountLine> = {}) => goods("COLA", 35, { categories: ["Drinks"], ...more })
export const beer = (more: Partial<DiscountLine> = {}) =>
  goods("BEER", 69, { categories: ["Beer"], isBeer: true, ...more })

/** A carry-out order at store 1; the time is 1000. */
export const situation = (lines: readonly DiscountLine[], more: Partial<CouponSituation> = {}): CouponSituation => ({
  storeId: "1",
  method: "carryout",
  now: 1000,
  lines,
  ...more,
})

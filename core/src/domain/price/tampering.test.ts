import { Schema } from "effect"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { OrderCreate, type OrderLine } from "../order/model.ts"
import { cases } from "../../testing/cases.fixture.ts"
import { seedOfRun, shareOf } from "../../testing/share.fixture.ts"
import { PriceRequest } from "./model.ts"
import { priceOrder } from "./rules/priceOrder.ts"
import { line, order } from "./shop.fixture.ts"

const mutations = cases(shareOf(20_000))

const honest: typeof PriceRequest.Encoded = {
  cart: {
    storeId: "1",
    deliveryMethod: "carryout",
    requestedTime: null,
    products: [line("MARG_AM30"), line("COLA", 2), line(["MARG_AM40", "PEPP_AM40"])].map((one) => ({
      ...one,
      unitPrice: 1,
    })),
  },
  coupons: [],
  organisationId: null,
  totalAmount: 1,
  isLoyaltyOrder: false,
}
const decode = Schema.decodeUnknownResult(PriceRequest)
const priceOf = (products: readonly OrderLine[]) => {
  const outcome = priceOrder(order(products))
  return outcome._tag === "Priced" ? outcome.price : outcome.codes
}
const priceHonestly = () => {
  const truth = decode(honest)
  return truth._tag === "Success" ? priceOf(truth.success.cart.products) : "not read"
}

/** Values for a tampered price: not numbers, too large, too precise or negative. */
const lie = fc.oneof(
  fc.constantFrom<unknown>(-1, -0, 0, 0.1, 0.001, 1e308, -1e308, Number.NaN, Number.POSITIVE_INFINITY, 5e-324),
  fc.constantFrom<unknown>(null, undefined, "0", "", [], {}, true, 1e9, 1e9 + 1, "1e9", [0], { valueOf: 0 }),
  fc.double(),
  fc.integer(),
)
const extra = fc.constantFrom(
  "price",
  "linePrice",
  "discount",
  "adjustmentAmount",
  "fee",
  "__proto__",
  "customerAmount",
)

describe("a price that a client sends", () => {
  test("never changes ours: the request is priced alike, or refused as malformed", () => {
    const honestPrice = priceHonestly()
    expect(honestPrice).toMatchObject({ orderAmount: (199 + 70 + 259) * 100 })
    let read = 0
    let refused = 0
    const tampered = fc.record({
      prices: fc.tuple(lie, lie, lie),
      total: lie,
      more: fc.dictionary(extra, lie, { maxKeys: 2 }),
      fields: fc.subarray(["prices", "total", "more"] as const, { minLength: 1 }),
    })
    fc.assert(
      fc.property(tampered, ({ prices, total, more, fields }) => {
        const products = honest.cart.products.map((one, index) => ({
          ...one,
          ...(fields.includes("more") ? more : {}),
          ...(fields.includes("prices") ? { unitPrice: prices[index] } : {}),
        }))
        const request = {
          ...honest,
          ...(fields.includes("more") ? more : {}),
          cart: { ...honest.cart, products },
          totalAmount: fields.includes("total") ? total : honest.totalAmount,
        }
        const decoded = decode(request)
        if (decoded._tag === "Failure") refused++
        else {
          read++
          expect(priceOf(decoded.success.cart.products)).toEqual(honestPrice)
        }
      }),
      { numRuns: mutations, seed: seedOfRun(2026) },
    )
    expect(Math.min(read, refused)).toBeGreaterThan(mutations / 20)
  })

  test("that is not an amount fails decoding, in a price request and in an order", () => {
    const readsLine = Schema.decodeUnknownResult(OrderCreate.fields.products)
    for (const unitPrice of [Number.NaN, Infinity, -Infinity, 0.001, 1e308, 1e9 + 1, "1", null, undefined, {}])
      expect(readsLine([{ ...line("COLA"), unitPrice }])._tag).toBe("Failure")
    for (const unitPrice of [0, -1, 0.1, 24.5, 1e9])
      expect(readsLine([{ ...line("COLA"), unitPrice }])._tag).toBe("Success")
  })

  test("cannot be a fee: DLVRYFEE is not sold at any price", () => {
    for (const unitPrice of [0, -5900, 5900])
      expect(priceOf([line("COLA"), { ...line("DLVRYFEE"), unitPrice: unitPrice as OrderLine["unitPrice"] }])).toEqual([
        3018,
      ])
  })
})

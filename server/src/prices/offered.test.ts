import { isSoldOutHere } from "@skorpe/core/domain/menu"
import { marketOf } from "@skorpe/core/domain/market"
import { zero } from "@skorpe/core/domain/money"
import { editorLines } from "@skorpe/core/domain/pizza"
import { minutesToWait, withMarks } from "@skorpe/core/domain/store"
import { servedAt } from "@skorpe/core/domain/timing"
import * as fc from "fast-check"
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { expect, test } from "vitest"
import { statusOf } from "../catalogue/statusOf.ts"
import { pub } from "../testing/pub.ts"
import { nobody } from "./facts.ts"
import { quote } from "./quote.ts"

const norway = marketOf("no")
const now = Date.parse("2026-11-21T18:00:00+01:00")
const minute = 60_000
const wait = minutesToMilliseconds(minutesToWait(pub.store, "carryout"))

// Moments close to one another, so that ends and requested times often meet.
const moment = fc.integer({ min: -4, max: 8 }).map((nth) => now + nth * 15 * minute)
const end = fc.option(moment)
const asked = fc.record({
  requestedTime: fc.option(moment),
  sizeUntil: end,
  toppingUntil: end,
  isMenuOlder: fc.boolean(),
  hasTopping: fc.boolean(),
})

const pizza = pub.menu.products.find(({ productCode }) => productCode === "MARG")
if (!pizza) throw new Error("the pub sells no margherita")
const variation = pizza.variations[0]

test("the server prices what the shop offers for a time, and refuses what it does not offer (3018)", () => {
  let offers = 0
  fc.assert(
    fc.property(asked, ({ requestedTime, sizeUntil, toppingUntil, isMenuOlder, hasTopping }) => {
      const size = { kind: "variation", code: variation.code, until: sizeUntil } as const
      const topping = { kind: "ingredient", code: "PE", until: toppingUntil } as const
      const marked = (stock: readonly (typeof size | typeof topping)[]) =>
        withMarks(pub, { stock, delays: { pickup: 0, delivery: 0 } }, now).at
      const kitchen = marked([size, topping])
      // A page that has been open for a while knows a sold-out size from the store's status only.
      const { menu } = isMenuOlder ? marked([topping]) : kitchen
      const at = servedAt(requestedTime, now)
      const found = menu.products
        .filter(({ id }) => id === pizza.id)
        .flatMap((product) => product.variations.map((one) => ({ product, variation: one })))
      const isOffered =
        found.every((one) => !isSoldOutHere(one, at, statusOf(norway, kitchen, now))) &&
        (!hasTopping ||
          editorLines({ market: norway, menu, at }, pizza, [], { hideExtras: false, multiQuantity: true }).some(
            ({ code, disabled }) => code === "PE" && !disabled,
          ))
      const outcome = quote(
        norway,
        kitchen,
        {
          cart: {
            storeId: pub.store.id,
            deliveryMethod: "carryout",
            requestedTime,
            products: [
              {
                codes: [variation.code],
                quantity: 1,
                unitPrice: zero,
                ingredients: hasTopping ? [{ code: "PE", quantity: 1, part: "w" }] : [],
              },
            ],
          },
          coupons: [],
          organisationId: null,
          totalAmount: zero,
          isLoyaltyOrder: false,
        },
        now,
        nobody,
      )
      const isPriced = outcome._tag === "Priced"
      if (!isPriced) expect(outcome.codes).toEqual([3018])
      if (isOffered) expect(isPriced).toBe(true)
      // For orders as soon as possible the shop is stricter: it leaves out what will be back before the pizza is made.
      if (at >= now + wait) expect(isPriced).toBe(isOffered)
      const ends = hasTopping ? [sizeUntil, toppingUntil] : [sizeUntil]
      expect(isPriced).toBe(ends.every((until) => until === null || until <= Math.max(at, now + wait)))
      offers += Number(isOffered)
    }),
    { numRuns: 500 },
  )
  expect(offers).toBeGreaterThan(50)
})

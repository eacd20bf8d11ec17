import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { amountOff, coupon, freeItem, medium, percentOff, scope } from "../coupon.fixture.ts"
import { inApplicationOrder, applicationOrder } from "./inApplicationOrder.ts"

test("coupons are applied by kind: free item, bundle, percent, amount; within a kind by code", () => {
  const bundle = coupon({ kind: "bundle", price: kroner(1), parts: [{ scope: scope(), quantity: 1 }] })
  const asked = [
    amountOff(1),
    percentOff(1, { code: "B" }),
    percentOff(1, { code: "C" }),
    percentOff(1, { code: "A" }),
    bundle,
    freeItem("DIP"),
  ]
  expect(inApplicationOrder(asked).map(({ benefit, code }) => `${benefit.kind} ${code}`)).toEqual([
    "freeItem CODE",
    "bundle CODE",
    "percent A",
    "percent B",
    "percent C",
    "amount CODE",
  ])
})

test("lines sort by code, then price, then quantity (both descending), then position", () => {
  const lines = [
    medium("PEPP", 300),
    medium("MARG", 199),
    medium("MARG", 249),
    medium("MARG", 199, { quantity: 2 }),
    medium("MARG", 199),
    medium("BIFF", 100),
  ]
  expect(applicationOrder(lines)).toEqual([5, 2, 3, 1, 4, 0])
})

import { expect, test } from "vitest"
import { percentOff } from "../coupon.fixture.ts"
import { judgeOwnUses, withoutOwnUses } from "./judgeOwnUses.ts"

const asked = (code: string, perUserLimit: number | null, byCustomer: number) => ({
  code,
  coupon: percentOff(10, { code, perUserLimit }),
  uses: { total: 0, byCustomer },
})

test("a code with a limit per customer needs a proven customer, whether it was used or not", () => {
  for (const uses of [0, 1]) {
    expect(judgeOwnUses([asked("ONCE", 1, uses), asked("ALWAYS", null, 9)], false)).toEqual({
      code: 4039,
      coupons: ["ONCE"],
    })
  }
  expect(judgeOwnUses([asked("ALWAYS", null, 9)], false)).toBeNull()
})

test("a known customer is refused once their uses are exhausted", () => {
  expect(judgeOwnUses([asked("THRICE", 3, 2)], true)).toBeNull()
  expect(judgeOwnUses([asked("THRICE", 3, 3), asked("ONCE", 1, 0)], true)).toEqual({ code: 3133, coupons: ["THRICE"] })
})

test("a price that must reveal nothing about a person ignores their uses", () => {
  expect(withoutOwnUses([asked("ONCE", 1, 1)])).toEqual([asked("ONCE", 1, 0)])
})

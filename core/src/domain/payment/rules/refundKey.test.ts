import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { refundKey } from "./refundKey.ts"

test("the same request is the same refund; another amount, the rest, or a second time is another", () => {
  expect(refundKey(kroner(50))).toBe(refundKey(kroner(50), 1))
  const others = [refundKey(kroner(50)), refundKey(kroner(60)), refundKey(kroner(50), 2), refundKey(null)]
  expect(new Set(others).size).toBe(4)
  expect(refundKey(null)).toBe("refund-rest-1")
})

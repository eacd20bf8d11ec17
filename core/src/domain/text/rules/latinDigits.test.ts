import * as fc from "fast-check"
import { expect, test } from "vitest"
import { latinDigits } from "./latinDigits.ts"

test("digits of Arabic, Persian and full-width keyboards become our own, and a full-width plus a plus", () => {
  expect(latinDigits("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789")
  expect(latinDigits("۰۱۲۳۴۵۶۷۸۹")).toBe("0123456789")
  expect(latinDigits("＋０１２３４５６７８９")).toBe("+0123456789")
  expect(latinDigits("٠0۰９")).toBe("0009")
})

test("what has none of them stays as it is", () => {
  fc.assert(fc.property(fc.stringMatching(/^[ -~æøåé]*$/), (text) => latinDigits(text) === text))
})

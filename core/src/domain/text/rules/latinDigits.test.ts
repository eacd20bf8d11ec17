import * as fc from "fast-check"
import { expect, test } from "vitest"
import { latinDigits } from "./latinDigits.ts"

test("digits of Arabic, Persian and full-width keyboards become ASCII digits, and a full-width plus becomes a plus", () => {
  expect(latinDigits("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789")
  expect(latinDigits("۰۱۲۳۴۵۶۷۸۹")).toBe("0123456789")
  expect(latinDigits("＋０１２３４５６７８９")).toBe("+0123456789")
  expect(latinDigits("٠0۰９")).toBe("0009")
})

test("a text without such digits is unchanged", () => {
  fc.assert(fc.property(fc.stringMatching(/^[ -~æøåé]*$/), (text) => latinDigits(text) === text))
})

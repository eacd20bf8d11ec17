import { expect, test } from "vitest"
import { noDiscounts } from "./chooseDiscount.ts"
import { removeCodes } from "./removeCodes.ts"

const given = { couponCode: "VELKOMMEN", descriptions: { nb: "20 %", sv: "20 %", en: "20%" } }

test("a typed code is removed in whatever case; the others stay", () => {
  expect(removeCodes({ ...noDiscounts, manualDeals: ["ONE", "TWO"] }, ["one", "THREE"]).manualDeals).toEqual(["TWO"])
})

test("a granted discount is removed by its code", () => {
  expect(removeCodes({ ...noDiscounts, userDiscount: given }, ["velkommen"])).toEqual(noDiscounts)
  expect(removeCodes({ ...noDiscounts, organisationDiscount: given }, ["VELKOMMEN"])).toEqual(noDiscounts)
  expect(removeCodes({ ...noDiscounts, userDiscount: given }, ["OTHER"]).userDiscount).toBe(given)
})

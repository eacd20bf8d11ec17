import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { priceOf } from "../../../shop/samples.fixture.ts"
import { goodsOf } from "./goodsOf.ts"

test("goods are priced before discounts", () => {
  expect(goodsOf(priceOf(269))).toBe(269_00)
  expect(goodsOf({ ...priceOf(219), orderAmount: kroner(219), adjustmentAmount: kroner(-50) })).toBe(269_00)
})

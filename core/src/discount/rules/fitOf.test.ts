import { expect, test } from "vitest"
import { fitOf } from "./fitOf.ts"

const now = Date.UTC(2026, 10, 21, 17)
const here = { storeId: "104", method: "carryout", now } as const
const open = { stores: [], deliveryMethods: ["carryout", "delivery"], validUntil: null } as const

test("what asks nothing fits, also on its last moment and its first", () => {
  expect(fitOf(open, here)).toBe("fits")
  expect(fitOf({ ...open, validFrom: now, validUntil: now }, here)).toBe("fits")
})

test("what is over or not yet begun is said before where and how", () => {
  expect(fitOf({ ...open, stores: ["1"], validUntil: now - 1 }, here)).toBe("over")
  expect(fitOf({ ...open, deliveryMethods: ["hotspot"], validFrom: now + 1 }, here)).toBe("notYet")
})

test("another store's is another store's, unless no store is chosen yet", () => {
  expect(fitOf({ ...open, stores: ["1"] }, here)).toBe("otherStore")
  expect(fitOf({ ...open, stores: ["1", "104"] }, here)).toBe("fits")
  expect(fitOf({ ...open, stores: ["1"] }, { ...here, storeId: "" })).toBe("fits")
})

test("a discount for another way of handing over says so", () => {
  expect(fitOf(open, { ...here, method: "hotspot" })).toBe("otherWay")
})

import { expect, test } from "vitest"
import { fitOf } from "./fitOf.ts"

const now = Date.UTC(2026, 10, 21, 17)
const here = { storeId: "104", method: "carryout", now } as const
const open = { stores: [], deliveryMethods: ["carryout", "delivery"], validUntil: null } as const

test("a discount without conditions fits, and its first and last moment are inclusive", () => {
  expect(fitOf(open, here)).toBe("fits")
  expect(fitOf({ ...open, validFrom: now, validUntil: now }, here)).toBe("fits")
})

test("an expired or future discount is reported before store and method", () => {
  expect(fitOf({ ...open, stores: ["1"], validUntil: now - 1 }, here)).toBe("over")
  expect(fitOf({ ...open, deliveryMethods: ["hotspot"], validFrom: now + 1 }, here)).toBe("notYet")
})

test("another store's discount does not fit, unless no store is chosen yet", () => {
  expect(fitOf({ ...open, stores: ["1"] }, here)).toBe("otherStore")
  expect(fitOf({ ...open, stores: ["1", "104"] }, here)).toBe("fits")
  expect(fitOf({ ...open, stores: ["1"] }, { ...here, storeId: "" })).toBe("fits")
})

test("a discount for another delivery method says so", () => {
  expect(fitOf(open, { ...here, method: "hotspot" })).toBe("otherWay")
})

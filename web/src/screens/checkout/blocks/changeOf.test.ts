import { expect, test } from "vitest"
import { kroner } from "@skorpe/core/domain/money"
import { changeOf } from "./changeOf.ts"

test("only blocks about delivery are resolved in the current store's panel", () => {
  expect(changeOf({ _tag: "HotspotAnswers", faults: {}, code: 3145 })).toBeNull()
  expect(changeOf({ _tag: "AddressMissing" })).toBe("changeWay")
  expect(changeOf({ _tag: "BelowMinimum", minimum: kroner(149), missing: kroner(79) })).toBe("changeWay")
  expect(changeOf({ _tag: "OtherDay" })).toBeNull()
})

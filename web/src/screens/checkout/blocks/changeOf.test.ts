import { expect, test } from "vitest"
import { changeOf } from "./changeOf.ts"

test("what is about the way to the customer is changed where that is chosen; nothing else is", () => {
  expect(changeOf({ _tag: "HotspotAnswers", faults: {}, code: 3145 })).toBe("answerHotspot")
  expect(changeOf({ _tag: "AddressMissing" })).toBe("changeWay")
  expect(changeOf({ _tag: "OtherDay" })).toBeNull()
})

import { expect, test } from "vitest"
import { lapsedCodes } from "./lapsedCodes.ts"

const of = (code: number, ...coupons: readonly string[]) => ({ code, message: "", coupons })

test("a code that counted lapses once the goods no longer fit it", () => {
  expect(lapsedCodes([of(4025, "duo399")], ["DUO399"])).toEqual(["duo399"])
  expect(lapsedCodes([of(3109, "A"), of(4046, "B"), of(4025, "A")], ["A", "B"])).toEqual(["A", "B"])
})

test("a code that never counted, or is refused for another reason, does not lapse", () => {
  expect(lapsedCodes([of(4025, "DUO399")], [])).toEqual([])
  expect(lapsedCodes([of(3134, "DUO399"), of(3136, "DUO399")], ["DUO399"])).toEqual([])
  expect(lapsedCodes([{ code: 3109, message: "" }], ["DUO399"])).toEqual([])
})

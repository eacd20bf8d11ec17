import { expect, test } from "vitest"
import { leadsFrom } from "./leadsFrom.ts"

const from = (...codes: readonly number[]) =>
  leadsFrom(
    codes.map((code) => ({ code, message: "" })),
    true,
  )

test("each refusal leads to where it can be resolved, and all others to the store's phone", () => {
  for (const code of [3019, 3022]) expect(from(code)).toEqual(["address"])
  for (const code of [3017, 3066, 4027]) expect(from(code)).toEqual(["method"])
  for (const code of [3045, 4031, 3116]) expect(from(code)).toEqual(["cart"])
  for (const code of [3088, 3090]) expect(from(code)).toEqual(["ownAccount"])
  expect(from(3007)).toEqual(["noMember"])
  for (const code of [3016, 4037, 9999]) expect(from(code)).toEqual(["call"])
})

test("a problem that the form itself resolves leads nowhere else, and each lead is given once", () => {
  expect(from(1031, 3023, 3046)).toEqual([])
  expect(from(3045, 3116, 3022)).toEqual(["cart", "address"])
})

test("a refused code is removed instead, and a limit's own way on counts only if it is offered", () => {
  expect(leadsFrom([{ code: 3134, message: "", coupons: ["PIZZA"] }], true)).toEqual([])
  expect(leadsFrom([{ code: 3016, message: "", ways: ["proveNumber"] }], false)).toEqual([])
  const online = [{ code: 3016, message: "", ways: ["payOnline"] as const }]
  expect(leadsFrom(online, true)).toEqual([])
  expect(leadsFrom(online, false)).toEqual(["call"])
})

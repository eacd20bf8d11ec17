import { describe, expect, test } from "vitest"
import { isKeyReused, isPriceChange, isRefusal, type Refusal } from "./refusal.ts"

const said = (status: number, ...codes: number[]): Refusal => ({
  _tag: "Refused",
  status,
  problems: codes.map((code) => ({ code, message: "" })),
})

describe("a refusal by our server", () => {
  test("has a reason, and a status that rules out a retry", () => {
    expect([400, 401, 403, 404, 409, 499].map((status) => isRefusal(said(status, 3023)))).toEqual(Array(6).fill(true))
  })
  test("is not a missing response, a defect, a temporary failure, or a proxy's response", () => {
    expect([isRefusal({ _tag: "Unreachable" }), isRefusal({ _tag: "Defect" })]).toEqual([false, false])
    expect([429, 500, 503].map((status) => isRefusal(said(status, 3023)))).toEqual([false, false, false])
    expect(isRefusal(said(403))).toBe(false)
  })
})

test("a refusal is only about the price if it contains a new one", () => {
  expect(isPriceChange(said(409, 1001))).toBe(false)
  expect(isPriceChange({ ...said(409, 1001), price: {} as NonNullable<Refusal["price"]> })).toBe(true)
})

test("a conflict with 1006 among its problems says that the key was used", () => {
  expect([said(409, 1006), said(409, 3023, 1006)].map(isKeyReused)).toEqual([true, true])
  expect([said(409, 3023), said(409), said(400, 1006)].map(isKeyReused)).toEqual([false, false, false])
})

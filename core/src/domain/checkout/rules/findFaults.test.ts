import { describe, expect, test } from "vitest"
import type { CheckoutFields } from "../model.ts"
import { findFaults } from "./findFaults.ts"

const filled: CheckoutFields = { firstName: "Kunde", lastName: "En", phone: "400000", email: "", message: "" }
const find = (typed: Partial<CheckoutFields>) => findFaults({ ...filled, ...typed })

test("carry-out needs names and a phone number; mail and comment are optional", () => {
  expect(find({})).toEqual({})
  expect(find({ firstName: "\u202e", lastName: "\u3164" })).toEqual({ firstName: "missing", lastName: "missing" })
  const blank = " \t"
  expect(find({ firstName: blank, lastName: "", phone: blank, email: blank, message: blank })).toEqual({
    firstName: "missing",
    lastName: "missing",
    phone: "missing",
  })
})

describe("a phone number", () => {
  test.each(["400000", " 40 00 00 00 ", "+47 400-00-000", "(+47) 40000000", "٤٠ ٠٠ ٠٠ ٠٠", "４０００００００"])(
    "may be %j",
    (phone) => expect(find({ phone })).toEqual({}),
  )
  test.each(["-", "40000", "4 0 0 0 0", "40 00 00 00 x", "å40000000", "ring meg"])("is not %j", (phone) =>
    expect(find({ phone })).toEqual({ phone: "invalidPhone" }),
  )
})

describe("a mail address", () => {
  test.each(["a@b.se", "kunde1@pizza.test", " kunde1@pizza.test\n", "kunde.1@mail.pizza.test"])("may be %j", (email) =>
    expect(find({ email })).toEqual({}),
  )
  test.each([
    "kunde1",
    "@pizza.test",
    "kunde1@pizza",
    "kunde1@.",
    "kunde1@pizza.",
    "@",
    "a@@b.c",
    "a b@c.se",
    "a@b.se d",
    "a@b.se.",
    "a@b.se,c@d.se",
    "mailto:a@b.se",
  ])("is not %j", (email) => expect(find({ email })).toEqual({ email: "invalidEmail" }))
  test.each(["kunde 1@pizza.test", "x kunde1@pizza.test", "kunde1@pizza.test x", "kunde1@piz za.test"])(
    "has no whitespace: %j",
    (email) => expect(find({ email })).toEqual({ email: "invalidEmail" }),
  )
  test("is checked to its last character", () => {
    expect(find({ email: `${"k".repeat(249)}@b.se` })).toEqual({})
    expect(find({ email: `${"k".repeat(251)}@b.` })).toEqual({ email: "invalidEmail" })
  })
  test("that exploits pattern backtracking is rejected at once", () => {
    const began = performance.now()
    expect(find({ email: `${"k".repeat(50_000)}@${"b.".repeat(500_000)}@` })).toEqual({ email: "tooLong" })
    expect(performance.now() - began).toBeLessThan(5000)
  })
})

test.each([
  ["firstName", 100, "k"],
  ["lastName", 100, "k"],
  ["phone", 40, "4"],
  ["message", 500, "k"],
] as const)("%s has up to %i characters", (field, most, sign) => {
  expect(find({ [field]: sign.repeat(most) })).toEqual({})
  expect(find({ [field]: sign.repeat(most + 1) })).toEqual({ [field]: "tooLong" })
})

test("a mail address has up to 254 characters", () => {
  const email = (length: number) => `${"k".repeat(length - 5)}@b.se`
  expect([find({ email: email(254) }), find({ email: email(255) })]).toEqual([{}, { email: "tooLong" }])
})

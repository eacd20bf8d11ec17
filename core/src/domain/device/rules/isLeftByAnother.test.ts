import { expect, test } from "vitest"
import { isLeftByAnother } from "./isLeftByAnother.ts"

const nobody = { loggedIn: false, currentAccount: null }
const logged = (customerId: string) => ({ loggedIn: true, currentAccount: { customerId, organisationId: null } })

test("a customer's order is somebody else's for a guest and for the next customer, and the customer's own when they return", () => {
  const theirs = { customerId: "u1" }
  expect([nobody, logged("u2"), logged("u1")].map((now) => isLeftByAnother(theirs, now))).toEqual([true, true, false])
  // The session's cookie was lost without a log-out.
  expect(isLeftByAnother(theirs, { ...logged("u1"), loggedIn: false })).toBe(true)
})

test("a guest's order is never somebody else's, and neither is any order before the session is known", () => {
  for (const order of [null, {}, { customerId: null }]) {
    for (const now of [nobody, logged("u1")]) expect(isLeftByAnother(order, now)).toBe(false)
  }
  expect(isLeftByAnother({ customerId: "u1" }, { loggedIn: true, currentAccount: null })).toBe(false)
})

import { expect, test } from "vitest"
import { mayReadOrder } from "./mayReadOrder.ts"

const ofGuest = { customerId: null, organisationId: null }
const own = { customerId: "me", organisationId: null }
const ownOnAccount = { customerId: "me", organisationId: "org" }
const colleagues = { customerId: "other", organisationId: "org" }

test.each([
  ["a guest's", ofGuest, null, false],
  ["my own", own, null, true],
  ["another's", { ...own, customerId: "other" }, null, false],
  ["mine on account", ownOnAccount, "member", true],
  ["mine on account, since I left", ownOnAccount, null, false],
  ["a colleague's", colleagues, "member", false],
  ["a colleague's, as administrator", colleagues, "administrator", true],
] as const)("%s order", (_, order, role, may) => {
  expect(mayReadOrder(order, { customerId: "me", role })).toBe(may)
})

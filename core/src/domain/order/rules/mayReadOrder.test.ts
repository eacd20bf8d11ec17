import { expect, test } from "vitest"
import { isOrderer, mayReadOrder } from "./mayReadOrder.ts"

const ofGuest = { customerId: null, organisationId: null }
const own = { customerId: "me", organisationId: null }
const ownOnAccount = { customerId: "me", organisationId: "org" }
const colleagues = { customerId: "other", organisationId: "org" }

test.each([
  ["a guest's", ofGuest, null, false, false],
  ["my own", own, null, true, true],
  ["another's", { ...own, customerId: "other" }, null, false, false],
  ["mine on account", ownOnAccount, "member", true, true],
  ["mine on account, since I left", ownOnAccount, null, false, false],
  ["a colleague's", colleagues, "member", false, false],
  ["a colleague's, as administrator", colleagues, "administrator", true, false],
] as const)("%s order", (_, order, role, may, isOwn) => {
  expect(mayReadOrder(order, { customerId: "me", role })).toBe(may)
  expect(isOrderer(order, { customerId: "me", role })).toBe(isOwn)
})

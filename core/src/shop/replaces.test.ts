import { expect, test } from "vitest"
import { replaces } from "./replaces.ts"

const account = { type: "PathOpened", path: "/min-side", how: "link" } as const
const drawer = { type: "DrawerOpened" } as const
const added = { type: "ProductAdded", productId: "p1", variationCode: "M", quantity: 1 } as const

test("who chooses to see something else is not taken to what they chose before", () => {
  expect([replaces(drawer, account), replaces(account, drawer), replaces(account, account)]).toEqual([true, true, true])
})

test("what was put into the cart is not lost, whatever is shown next", () => {
  expect([replaces(account, added), replaces(added, account), replaces(added, added)]).toEqual([false, false, false])
})

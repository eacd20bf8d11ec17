import { expect, test } from "vitest"
import { endsPage, replaces } from "./replaces.ts"

const account = { type: "PathOpened", path: "/min-side", how: "link" } as const
const drawer = { type: "DrawerOpened" } as const
const english = { type: "LanguageChosen", language: "en" } as const
const added = { type: "ProductAdded", productId: "p1", variationCode: "M", quantity: 1 } as const

test("a customer who opens something else is not taken to an earlier choice", () => {
  expect([replaces(drawer, account), replaces(account, drawer), replaces(account, account)]).toEqual([true, true, true])
})

test("an addition to the cart is not lost, whatever is opened next", () => {
  expect([replaces(account, added), replaces(added, account), replaces(added, added)]).toEqual([false, false, false])
})

test("a change of language leaves the page, keeps additions to the cart, and is not replaced by a page that is opened later", () => {
  expect([english, account, drawer, added].map(endsPage)).toEqual([true, false, false, false])
  expect([replaces(english, added), replaces(account, english), replaces(english, account)]).toEqual([
    false,
    false,
    true,
  ])
  expect(replaces({ ...english, language: "sv" }, english)).toBe(true)
})

import { expect, test } from "vitest"
import type { StoredCart } from "../model.ts"
import { emptyCart } from "./emptyCart.ts"
import { withoutGranted } from "./withoutGranted.ts"

const typed = (): StoredCart => ({ ...emptyCart("large", false), manualDeals: ["TI"] })
const discount = { couponCode: "MINE", descriptions: { nb: "", sv: "", en: "" } }

test.each<[string, Partial<StoredCart>]>([
  ["a customer's discount", { userDiscount: discount }],
  ["an organisation's discount", { organisationDiscount: discount }],
  ["points", { useLoyalty: true }],
])("%s is dropped, a typed code stays", (_, given) => {
  expect(withoutGranted({ ...typed(), ...given })).toEqual(typed())
})

test("a cart without granted discounts is returned as is", () => {
  const cart = typed()
  expect(withoutGranted(cart)).toBe(cart)
})

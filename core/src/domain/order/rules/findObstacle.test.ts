import { expect, test } from "vitest"
import { findObstacle, type Orderer, type Wish } from "./findObstacle.ts"

const guest: Orderer = { birthdate: null, isMember: false }
const member: Orderer = { birthdate: "1990-01-01", isMember: true }
const child: Orderer = { birthdate: "2010-01-01", isMember: false }
const plain: Wish = {
  deliveryMethod: "carryout",
  organisationId: null,
  paymentType: "INSTORE",
  hasAlcohol: false,
  day: "2026-11-21",
}
const ofOrganisation = { organisationId: "org" } as const

test.each<[string, Orderer, Partial<Wish>, number | null]>([
  ["a guest who pays in the store", guest, {}, null],
  ["a guest who pays by card", guest, { paymentType: "ADYEN" }, null],
  ["a guest on account", guest, { paymentType: "B2B" }, 3007],
  ["a guest ordering for an organisation", guest, ofOrganisation, 3007],
  ["a member on account", member, { ...ofOrganisation, paymentType: "B2B" }, null],
  ["a member in the store", member, ofOrganisation, null],
  ["a member by card", member, { ...ofOrganisation, paymentType: "ADYEN" }, null],
  ["a member on account without an organisation", member, { paymentType: "B2B" }, 3007],
  ["a member requesting delivery", member, { ...ofOrganisation, deliveryMethod: "delivery" }, 3066],
  ["a member at a hotspot", member, { ...ofOrganisation, deliveryMethod: "hotspot" }, null],
  ["a guest's beer, with the age checked at hand-over", guest, { hasAlcohol: true }, null],
  ["a member's beer", member, { hasAlcohol: true }, null],
  ["a child's pizza", child, {}, null],
  ["a child's beer", child, { hasAlcohol: true }, 3116],
])("%s", (_, orderer, changes, code) => {
  expect(findObstacle(orderer, { ...plain, ...changes }, true)).toBe(code)
})

test("cards are refused without a payment provider (3016)", () => {
  expect(findObstacle(guest, { ...plain, paymentType: "ADYEN" }, false)).toBe(3016)
  expect(findObstacle(guest, plain, false)).toBeNull()
})

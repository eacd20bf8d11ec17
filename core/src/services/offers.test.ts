import { expect, test } from "vitest"
import { found, servicesBefore } from "./servicesBench.fixture.ts"

const text = { nb: "To", sv: "Två", en: "Two" }
const terms = { deliveryMethods: ["carryout"], stores: [], validUntil: "2027-12-31T22:59:59.000Z" }
const deal = { code: "DUO399", title: text, description: text, price: 399, priority: 10, ...terms }
const given = { code: "VELKOMMEN", descriptions: text, validFrom: null, minimum: 149, ...terms }

/** Loads the offers of an account, from a server with one deal and one discount for everybody. */
const load = async (isLoggedIn: boolean, organisationId: string | null) => {
  const { call, asked } = servicesBefore(({ path }) =>
    found(path.startsWith("/api/deals") ? [deal] : { items: [given] }),
  )
  const answer = await call({ type: "LoadOffers", isLoggedIn, organisationId })
  return { asked: asked.map(({ path }) => path), answer }
}

test("a guest gets the deals, in øre and milliseconds; no discounts are requested", async () => {
  const { asked, answer } = await load(false, null)
  expect(asked).toEqual(["/api/deals"])
  expect(answer).toMatchObject({
    value: { deals: [{ price: 399_00, validUntil: Date.UTC(2027, 11, 31, 22, 59, 59) }] },
  })
  expect(answer).toMatchObject({ value: { discounts: [] } })
})

test("a customer also gets their own discounts, and those of the organisation they order for", async () => {
  const { asked, answer } = await load(true, "o 1")
  expect(asked).toEqual(["/api/deals", "/api/user/discounts?organisationId=o%201"])
  expect(answer).toMatchObject({ value: { discounts: [{ code: "VELKOMMEN", minimum: 149_00 }] } })
  expect((await load(true, null)).asked.at(-1)).toBe("/api/user/discounts")
})

import { kroner } from "@skorpe/core/domain/money"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import type { Claim, Outcome } from "../reservations/reservation.ts"
import type { RunningServer } from "../startServer.ts"
import { claimOf, claimsIn } from "../testing/claims.ts"
import { company } from "../testing/company.ts"
import { peopleClient } from "../testing/peopleClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"
import { budgetReservation } from "./budgetReservation.ts"

const [org] = company.organisations
const [admin, member, bounded, stranger, former] = [1, 2, 3, 4, 5].map((number) => `customer-${number}`)

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let claims: ReturnType<typeof claimsIn>

beforeAll(async () => {
  if (!org) throw new Error("the company has no organisation")
  // Customer 2 is a member of a second one too.
  const second = { ...org, id: "second", number: "999999998" }
  const belongs = ["org", "second"].map((organisationId) => ({ organisationId, isActive: true }))
  const customers = company.customers.map((one) => (one._id === member ? { ...one, organisations: belongs } : one))
  server = await startSampleServer({ people: { ...company, customers, organisations: [org, second] } })
  people = peopleClient(server)
  claims = claimsIn(people, budgetReservation)
})
afterAll(async () => {
  await people.close()
  await server.close()
})
beforeEach(async () => {
  await people.sql((sql) => sql`DELETE FROM spending`)
  await people.sql((sql) => sql`DELETE FROM budget_claim`)
})

/** Claims for an order on account: `null`, or why not. */
const claim = (orderId: string, who: string | undefined, total: number, more: Partial<Claim> = {}) =>
  claims.claim(
    claimOf(orderId, who ?? null, { paymentType: "B2B", organisationId: "org", total: kroner(total), ...more }),
  )
const settle = async (orderId: string, ...outcomes: readonly Outcome[]) => {
  for (const outcome of outcomes) await claims.settle(orderId, outcome)
}

/** What is reserved and spent, in kroner: "" is the organisation itself. */
const spent = async (organisation = "org") =>
  (
    await people.sql(
      (sql) => sql<{
        readonly who: string
        readonly month: string
        readonly reserved: number
        readonly committed: number
      }>`
        SELECT customer_id AS who, month::text, reserved::int / 100 AS reserved, committed::int / 100 AS committed
        FROM spending WHERE organisation_id = ${organisation} ORDER BY month, customer_id`,
    )
  ).map(({ who, month, reserved, committed }) => [who, month, reserved, committed])

const november = "2026-11-01"

it("an order on account takes its sum from the organisation and from its member; any other takes nothing", async () => {
  expect(await claim("paid-in-store", member, 100, { paymentType: "INSTORE" })).toBeNull()
  expect(await spent()).toEqual([])
  expect([await claim("first", member, 100), await claim("second", member, 50)]).toEqual([null, null])
  expect(await claim("third", admin, 20)).toBeNull()
  expect(await spent()).toEqual([
    ["", november, 170, 0],
    [admin, november, 20, 0],
    [member, november, 150, 0],
  ])
})

it.each([
  ["a guest", undefined, {}],
  ["a customer without an organisation", stranger, {}],
  ["a member who has left", former, {}],
  ["a member whose order names no organisation", member, { organisationId: null }],
  ["a member of another organisation", admin, { organisationId: "nowhere" }],
] as const)("%s gets nothing paid by an organisation", async (_, who, more) => {
  expect(await claim("order", who, 100, more)).toBe(3007)
  expect(await spent()).toEqual([])
})

it("an organisation that staff have not approved pays nothing", async () => {
  await people.sql(
    (sql) => sql`
    UPDATE organisation SET approved_per_order = NULL, approved_per_month = NULL, approved_at = NULL WHERE id = 'org'`,
  )
  expect(await claim("order", member, 100)).toBe(3016)
  await people.sql(
    (sql) => sql`
    UPDATE organisation SET approved_per_order = 100000, approved_per_month = 199000, approved_at = now()
    WHERE id = 'org'`,
  )
  expect(await claim("order", member, 100)).toBeNull()
})

it("an order may cost as much as the tightest limit, and no øre more", async () => {
  expect([await claim("over", member, 1000.01), await claim("own-over", bounded, 500.01)]).toEqual([3088, 3088])
  expect([await claim("full", member, 1000), await claim("own-full", bounded, 500)]).toEqual([null, null])
})

it("a month's orders may cost as much as the limit together, and no øre more, whoever orders", async () => {
  expect([await claim("first", member, 1000), await claim("second", admin, 990.01)]).toEqual([null, 3090])
  expect([await claim("third", admin, 990), await claim("fourth", admin, 0.01)]).toEqual([null, 3090])
  await settle("first", "used")
  expect(await claim("fifth", admin, 0.01)).toBe(3090)
})

it("a member has a month's limit of their own, also on the month's first order", async () => {
  await people.sql((sql) => sql`UPDATE membership SET per_month = 40000 WHERE customer_id = ${bounded}`)
  expect([await claim("over", bounded, 400.01), await claim("full", bounded, 400)]).toEqual([3090, null])
  expect(await claim("more", bounded, 0.01)).toBe(3090)
  await settle("full", "used")
  expect([await claim("still", bounded, 0.01), await claim("another", member, 0.01)]).toEqual([3090, null])
  await people.sql((sql) => sql`UPDATE membership SET per_month = 60000 WHERE customer_id = ${bounded}`)
})

it("an organisation's first order of a month is within its limit too", async () => {
  await people.sql((sql) => sql`UPDATE organisation SET per_month = 40000 WHERE id = 'org'`)
  expect([await claim("over", member, 400.01), await claim("full", member, 400)]).toEqual([3090, null])
  await people.sql((sql) => sql`UPDATE organisation SET per_month = 199000 WHERE id = 'org'`)
})

it("a reserved amount is spent once the store accepts, and returns to its month when the order is cancelled", async () => {
  const december = Date.parse("2026-12-01T00:00:00+01:00")
  for (const order of ["kept", "refused", "cancelled"]) await claim(order, member, 100)
  await claim("december", member, 70, { at: december })
  await claim("elsewhere", member, 30, { organisationId: "second" })
  await claim("another's", admin, 20)
  await settle("kept", "used", "used")
  await settle("refused", "released", "released", "used")
  await settle("cancelled", "used", "released", "released")
  await settle("no such order", "released")
  expect(await spent()).toEqual([
    ["", november, 20, 100],
    [admin, november, 20, 0],
    [member, november, 0, 100],
    ["", "2026-12-01", 70, 0],
    [member, "2026-12-01", 70, 0],
  ])
  expect(await spent("second")).toEqual([
    ["", november, 30, 0],
    [member, november, 30, 0],
  ])
})

it("of concurrent orders, only as many are paid as the budget covers", async () => {
  const outcomes = await Promise.all(Array.from({ length: 12 }, (_, nth) => claim(`order-${nth}`, member, 199)))
  expect(outcomes.filter((code) => code === null)).toHaveLength(10)
  expect(await spent()).toEqual([
    ["", november, 1990, 0],
    [member, november, 1990, 0],
  ])
})

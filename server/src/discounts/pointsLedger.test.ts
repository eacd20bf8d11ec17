import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import * as fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { Settings } from "../settings/Settings.ts"
import { type RunningServer, startServer } from "../startServer.ts"
import { claimOf, claimsIn, settingsAt } from "../testing/claims.ts"
import { peopleClient } from "../testing/peopleClient.ts"
import { earnPointsFor } from "./earnPoints.ts"
import { pointsReservation } from "./pointsReservation.ts"

const histories = Math.max(10, Math.round(30 * Number(process.env["SKORPE_CASES"] ?? 1)))
const someone = "no-customer-8"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let claims: ReturnType<typeof claimsIn>

beforeAll(async () => {
  server = await startServer({ market: "no", port: 0, database: { _tag: "ThrowAway" }, kitchen: "manual" })
  people = peopleClient(server)
  claims = claimsIn(people, pointsReservation)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

const earn = (orderId: string) =>
  people.sql((sql) =>
    earnPointsFor(orderId).pipe(
      Effect.provideService(PgClient.PgClient, sql),
      Effect.provideService(Settings, settingsAt()),
    ),
  )

/** A customer's points, and the sum of their ledger, in one snapshot. */
const standing = async (customerId: string) => {
  const [row] = await people.sql(
    (sql) => sql<{ readonly points: number; readonly ledger: number }>`
      SELECT points, (SELECT COALESCE(sum(points), 0)::int FROM points_entry WHERE customer_id = customer.id) AS ledger
      FROM customer WHERE id = ${customerId}`,
  )
  return row ?? { points: -1, ledger: -1 }
}

const paid = (orderId: string, usesPoints: boolean, earnsPoints: number) =>
  claims.claim(claimOf(orderId, someone, { usesPoints, earnsPoints }))

test("seeded points are in the ledger", async () => {
  expect(await standing("no-customer-1")).toEqual({ points: 640, ledger: 640 })
  expect(await standing(someone)).toEqual({ points: 1250, ledger: 1250 })
})

test("spent points leave at once, return when the order fails, and points are earned once", async () => {
  expect(await paid("failing", true, 99)).toBeNull()
  expect(await standing(someone)).toEqual({ points: 250, ledger: 250 })
  expect(await paid("too-poor", true, 99)).toBe(4026)
  await claims.settle("failing", "released")
  await claims.settle("failing", "released")
  await earn("failing")
  expect(await standing(someone)).toEqual({ points: 1250, ledger: 1250 })
  expect(await paid("good", true, 99)).toBeNull()
  await claims.settle("good", "used")
  await claims.settle("good", "released")
  await Promise.all([earn("good"), earn("good"), earn("good")])
  expect(await standing(someone)).toEqual({ points: 349, ledger: 349 })
})

test("a guest, an organisation and a customer without accepted terms cannot spend points", async () => {
  const asGuest = claimOf("guest", null, { usesPoints: true })
  const asCompany = claimOf("company", someone, { usesPoints: true, organisationId: "no-organisation-1" })
  const unasked = claimOf("unasked", "no-customer-2", { usesPoints: true })
  for (const wish of [asGuest, asCompany, unasked]) expect(await claims.claim(wish)).toBe(4026)
})

const orders = 5
const act = fc.record({
  order: fc.nat({ max: orders - 1 }),
  what: fc.constantFrom("claim", "pay", "used", "released", "earn"),
  points: fc.integer({ min: 0, max: 1500 }),
})

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

const isClaim = ({ what }: Act): boolean => what === "claim" || what === "pay"

/** Leaves out second claims of an order, which no server makes. */
const claimingOnce = (before: readonly Act[], acts: readonly Act[]): readonly Act[] =>
  acts.filter(
    (one, at) =>
      !isClaim(one) || ![...before, ...acts.slice(0, at)].some((other) => isClaim(other) && other.order === one.order),
  )

let history = 0

const perform = ({ order, what, points }: Act) => {
  const orderId = `history-${history}-${order}`
  switch (what) {
    case "claim":
    case "pay":
      // An order claims once: a second claim is a bug, and is rolled back.
      return paid(orderId, what === "pay", points).catch(() => null)
    case "used":
    case "released":
      return claims.settle(orderId, what)
    case "earn":
      return earn(orderId)
  }
}

/** Repeats an act that PostgreSQL rolls back to end a deadlock. */
const performAgain = (one: Act, tries = 5): Promise<unknown> =>
  perform(one).catch((error: unknown) => {
    const { reason } = error as { readonly reason?: { readonly _tag: string } }
    if (tries === 1 || reason?._tag !== "DeadlockError") throw error
    return performAgain(one, tries - 1)
  })

/** Histories of acts in sequence and then in parallel; after each, the balance must be the ledger's sum. */
const playHistories = (
  runs: number,
  inParallel: (slowly: readonly Act[], atOnce: readonly Act[]) => Promise<unknown>,
) =>
  fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), fc.array(act, { maxLength: 12 }), async (slowly, atOnce) => {
      history += 1
      for (const one of slowly) {
        await perform(one)
        const { points, ledger } = await standing(someone)
        expect(points).toBe(ledger)
      }
      await inParallel(slowly, atOnce)
      const { points, ledger } = await standing(someone)
      expect(points).toBe(ledger)
      expect(points).toBeGreaterThanOrEqual(0)
      const [twice] = await people.sql(
        (sql) => sql`SELECT 1 FROM points_entry WHERE order_id IS NOT NULL GROUP BY order_id, kind HAVING count(*) > 1`,
      )
      expect(twice).toBeUndefined()
    }),
    { numRuns: runs },
  )

test("under random parallel events the balance is the ledger's sum and never below 0, without a deadlock", () =>
  playHistories(histories, (slowly, atOnce) => Promise.all(claimingOnce(slowly, atOnce).map(perform))))

// A second claim locks the customer and waits for the ledger's entry, the settlement beside it does the opposite.
test("the same holds if an order claims twice at the same time, which may deadlock with its settlement", () =>
  playHistories(histories, (_, atOnce) => Promise.all(atOnce.map((one) => performAgain(one)))))

import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { Settings } from "../settings/Settings.ts"
import type { RunningServer } from "../startServer.ts"
import { claimOf, claimsIn, secretOfDatabase, settingsAt } from "../testing/claims.ts"
import { peopleClient } from "../testing/peopleClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"
import { pointsReservation } from "./pointsReservation.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let claims: ReturnType<typeof claimsIn>

beforeAll(async () => {
  server = await startSampleServer()
  people = peopleClient(server)
  claims = claimsIn(people, pointsReservation)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

/** A customer with this many points; a pizza costs a thousand. */
const customerWith = async (points: number, hasAccepted = true) => {
  const id = crypto.randomUUID()
  await people.sql(
    (sql) => sql`
      INSERT INTO customer (id, external_id, phone, first_name, last_name, language, created_at, points, accepted_terms_at)
      VALUES (${id}, ${id}, ${id}, 'Kunde', '1', 'nb', now(), ${points}, ${hasAccepted ? new Date(0) : null})`,
  )
  return id
}

const pay = async (customerId: string | null, more: Parameters<typeof claimOf>[2] = { usesPoints: true }) => {
  const orderId = crypto.randomUUID()
  return { orderId, refusal: await claims.claim(claimOf(orderId, customerId, more)) }
}

/** A customer's balance, their ledger's entries, and the points that orders owe them, open or not. */
const standing = async (customerId: string) => {
  const [row] = await people.sql(
    (sql) => sql<{ readonly points: number; readonly entries: string | null; readonly due: string | null }>`
      SELECT points,
             (SELECT string_agg(kind || ' ' || points || CASE WHEN open THEN ' open' ELSE '' END, ', ' ORDER BY points_entry.id)
              FROM points_entry WHERE customer_id = customer.id) AS entries,
             (SELECT string_agg(points || CASE WHEN open THEN ' open' ELSE '' END, ', ' ORDER BY points)
              FROM points_due WHERE customer_id = customer.id) AS due
      FROM customer WHERE id = ${customerId}`,
  )
  return [row?.points, row?.entries ?? "", row?.due ?? ""]
}

it("a reward takes its points at once, from its own customer only", async () => {
  const [one, other] = [await customerWith(1500), await customerWith(1500)]
  expect((await pay(one)).refusal).toBeNull()
  expect([await standing(one), await standing(other)]).toEqual([
    [500, "spent -1000 open", ""],
    [1500, "", ""],
  ])
})

it("a customer with just enough points may spend them; one with too few, or without accepted terms, may not", async () => {
  const [enough, tooFew, unasked] = [await customerWith(1000), await customerWith(999), await customerWith(1500, false)]
  expect((await pay(enough)).refusal).toBeNull()
  expect([(await pay(tooFew)).refusal, (await pay(unasked)).refusal, (await pay(null)).refusal]).toEqual([
    4026, 4026, 4026,
  ])
  expect([await standing(enough), await standing(tooFew)]).toEqual([
    [0, "spent -1000 open", ""],
    [999, "", ""],
  ])
})

it("a market without a programme takes no points", async () => {
  const id = await customerWith(1500)
  const settings = settingsAt()
  const refusal = await people.sql((sql) =>
    pointsReservation
      .claim(claimOf("no programme", id, { usesPoints: true }))
      .pipe(
        Effect.provide(secretOfDatabase),
        Effect.provideService(PgClient.PgClient, sql),
        Effect.provideService(Settings, { ...settings, market: { ...settings.market, loyalty: null } }),
      ),
  )
  expect([refusal, await standing(id)]).toEqual([4026, [1500, "", ""]])
})

it("an organisation's order can neither spend nor earn points", async () => {
  const id = await customerWith(1500)
  const forCompany = { organisationId: "org" }
  expect((await pay(id, { ...forCompany, usesPoints: true })).refusal).toBe(4026)
  expect((await pay(id, { ...forCompany, earnsPoints: 50 })).refusal).toBeNull()
  expect((await pay(null, { earnsPoints: 50 })).refusal).toBeNull()
  expect((await pay(id, { earnsPoints: 0 })).refusal).toBeNull()
  expect(await standing(id)).toEqual([1500, "", ""])
  expect((await pay(id, { earnsPoints: 50 })).refusal).toBeNull()
  expect(await standing(id)).toEqual([1500, "", "50 open"])
})

it("a failed order returns its points once, and earns none; another order keeps its own", async () => {
  const id = await customerWith(2500)
  const both = { usesPoints: true, earnsPoints: 99 }
  const [failed] = [await pay(id, both), await pay(id, { ...both, earnsPoints: 50 })]
  for (let nth = 0; nth < 2; nth += 1) await claims.settle(failed.orderId, "released")
  expect(await standing(id)).toEqual([1500, "spent -1000, spent -1000 open, returned 1000", "50 open"])
})

it("an order that was handed over has spent its points and returns none; another order's stay open", async () => {
  const id = await customerWith(2500)
  const both = { usesPoints: true, earnsPoints: 99 }
  const [done] = [await pay(id, both), await pay(id, { ...both, earnsPoints: 50 })]
  await claims.settle(done.orderId, "used")
  expect(await standing(id)).toEqual([500, "spent -1000, spent -1000 open", "50 open, 99"])
  await claims.settle(done.orderId, "released")
  expect(await standing(id)).toEqual([500, "spent -1000, spent -1000 open", "50 open, 99"])
})

it("booked points stay booked, even if their order is cancelled late", async () => {
  const id = await customerWith(0)
  const { orderId } = await pay(id, { earnsPoints: 99 })
  await people.sql((sql) => sql`UPDATE points_due SET booked_at = now() WHERE order_id = ${orderId}`)
  await claims.settle(orderId, "released")
  expect(await standing(id)).toEqual([0, "", "99 open"])
})

it("only an order's spent points are returned, not its other ledger entries", async () => {
  const id = await customerWith(500)
  await people.sql(
    (sql) => sql`
      INSERT INTO points_entry (customer_id, order_id, kind, points, open, at)
      VALUES (${id}, ${`earned by ${id}`}, 'earned', 500, true, now())`,
  )
  for (const outcome of ["released", "used"] as const) await claims.settle(`earned by ${id}`, outcome)
  expect(await standing(id)).toEqual([500, "earned 500 open", ""])
})

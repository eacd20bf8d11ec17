import { ShopHealth } from "@skorpe/core/domain/operator"
import { Schema } from "effect"
import { millisecondsInHour, millisecondsInMinute } from "date-fns/constants"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { RunningServer } from "../startServer.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"

const staff = { "staff-key": "key of the staff" }
const decode = Schema.decodeUnknownSync(ShopHealth)

let now = Date.parse("2026-11-21T17:00:00.000Z")
let server: RunningServer
let second: RunningServer
beforeAll(async () => {
  const shared = { staffKey: staff["staff-key"], clock: () => now }
  server = await startSampleServer(shared)
  second = await startSampleServer({ ...shared, database: server.database })
})
afterAll(async () => {
  await second.close()
  await server.close()
})

const healthOf = async ({ url }: RunningServer) => {
  const { everywhere, here } = decode((await orderingClient(url).get("/api/operator/health", staff)).body)
  if (everywhere === null) throw new Error("the database did not answer")
  return { everywhere, here }
}

it("the health page requires the staff key", async () => {
  const client = orderingClient(server.url)
  expect((await client.get("/api/operator/health")).status).toBe(401)
  expect((await client.get("/api/operator/health", { "staff-key": "another" })).status).toBe(401)
})

it("the health page counts orders by age and state, and those that have waited too long for an answer", async () => {
  const client = orderingClient(server.url)
  const placeOne = async () => String((await client.order(margheritas(1))).body.orderId)
  await placeOne()
  now += 20 * millisecondsInMinute
  const second20 = await placeOne()
  await client.report(staff["staff-key"], second20, { type: "Accept" })
  now += 5 * millisecondsInMinute
  await placeOne()
  const { everywhere } = await healthOf(server)
  expect(everywhere.orders).toMatchObject({ lastMinute: 1, lastTenMinutes: 2, lastHour: 3 })
  const { byMinute } = everywhere.orders
  expect([byMinute.length, byMinute.at(-1), byMinute.at(-6), byMinute.at(-26)]).toEqual([60, 1, 1, 1])
  expect(everywhere.waiting).toMatchObject([
    { state: "awaitingPayment", orders: 0, tooLong: 0 },
    { state: "placed", orders: 2, tooLong: 1, limit: 5 },
    { state: "accepted", orders: 1, tooLong: 0, limit: 60 },
  ])
  now += 2 * millisecondsInHour
  const later = await healthOf(server)
  expect(later.everywhere.orders).toMatchObject({ lastMinute: 0, lastTenMinutes: 0, lastHour: 0 })
  expect(later.everywhere.waiting.map(({ tooLong }) => tooLong)).toEqual([0, 2, 1])
})

it("the health page reports what this process answered and refused; another server reports the same orders, but its own calls", async () => {
  const client = orderingClient(server.url)
  await client.get("/api/order/none-of-mine")
  const { here, everywhere } = await healthOf(server)
  expect(here.routes.find(({ route }) => route === "POST /api/order/create")).toMatchObject({ answers: 3 })
  expect(here.refusals).toEqual(
    expect.arrayContaining([
      { status: 401, code: 1003, times: 2 },
      { status: 404, code: 3010, times: 1 },
    ]),
  )
  expect(JSON.stringify(here)).not.toContain("none-of-mine")
  for (const { p50, p95, p99 } of here.routes) expect(p50 > 0 && p50 <= p95 && p95 <= p99).toBe(true)
  const other = await healthOf(second)
  expect(other.everywhere.waiting).toEqual(everywhere.waiting)
  expect(other.here.refusals).toEqual([])
  expect(other.here.routes.map(({ route }) => route)).not.toContain("POST /api/order/create")
})

it("the health page lists money that needs a look, messages that no gateway took, and how full the tables are", async () => {
  await inDatabase(
    server.database,
    (sql) => sql`
    INSERT INTO money_notice (name, kind, at) VALUES ('captureFailed 1', 'captureFailed', ${new Date(now)})`,
  )
  await inDatabase(
    server.database,
    (sql) => sql`
    INSERT INTO outbox (kind, recipient, subject, body, posted_at, attempts, next_attempt_at, given_up_at)
    VALUES ('sms', '+4740000011', '', 'x', ${new Date(now)}, 8, ${new Date(now)}, ${new Date(now)})`,
  )
  await inDatabase(
    server.database,
    (sql) => sql`
    INSERT INTO payment_charge (psp_reference, order_id, state, at)
    SELECT 'charge-1', id, 'authorised', placed_at FROM orders LIMIT 1`,
  )
  await inDatabase(
    server.database,
    (sql) => sql`
    INSERT INTO payment_move (charge, order_id, kind, why, idempotency_key, asked_at, next_at, sent_at)
    SELECT 'charge-1', order_id, 'refund', 'staff', 'refund-1', ${new Date(now)}, ${new Date(now)},
           ${new Date(now - 25 * millisecondsInHour)} FROM payment_charge`,
  )
  // Two attempts were authorised a quarter of an hour ago. The first has its charge, the second never got a
  // notification.
  await inDatabase(
    server.database,
    (sql) => sql`
    INSERT INTO payment_attempt (id, order_id, number, key_hash, begun_at, ended_at, answer)
    SELECT id || '-' || nth, id, nth, sha256(nth::text::bytea), ${new Date(now - 15 * millisecondsInMinute)}, ${new Date(now)},
           '{"resultCode": "Authorised"}' FROM (SELECT id FROM orders LIMIT 1) AS one, generate_series(1, 2) AS nth`,
  )
  await inDatabase(
    server.database,
    (sql) => sql`
    INSERT INTO payment_charge (psp_reference, order_id, state, at, attempt)
    SELECT 'charge-2', order_id, 'authorised', begun_at, id FROM payment_attempt WHERE number = 1`,
  )
  const { everywhere } = await healthOf(second)
  expect(everywhere.money).toMatchObject({
    unheardOf: 1,
    matters: [{ kind: "captureFailed", count: 1, oldest: now }],
    moves: [{ kind: "capture" }, { kind: "reverse" }, { kind: "refund", unsent: 0, unsentLong: 0, unconfirmed: 1 }],
  })
  expect(everywhere.queues[0]).toEqual({ kind: "sms", waiting: 0, oldest: null, givenUp: 1 })
  expect(everywhere.storage).toContainEqual({ name: "problem reports", used: 0, most: 500 })
  expect(everywhere.database.connections).toBeGreaterThan(0)
  expect(everywhere.database.size).toBeGreaterThan(1_000_000)
})

import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { followStream } from "../testing/eventStream.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { changedStores, currentProgress } from "./positions.ts"

const staffKey = "the-key-of-the-kitchen"
const common = { market: "no", port: 0, kitchen: "manual", stores: sampleStores, staffKey, orderLimits: null } as const

let one: RunningServer
let two: RunningServer
beforeAll(async () => {
  one = await startServer({ ...common, database: { _tag: "ThrowAway" } })
  two = await startServer({ ...common, database: one.database })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

interface Sent {
  readonly orderId: string
  readonly sequence: number
  readonly status: string
}
const place = async (at = one, changes: object = {}) =>
  String((await orderingClient(at.url).order(margheritas(1, { ...changes }))).body.orderId)
const report = (at: RunningServer, orderId: string, said: unknown) =>
  orderingClient(at.url).report(staffKey, orderId, said)
const follow = (at: RunningServer, headers: Record<string, string> = {}, query = "") =>
  followStream<Sent>(`${at.url}/api/kitchen/orders${query}`, {
    accept: "text/event-stream",
    "staff-key": staffKey,
    ...headers,
  })
const from = (id: number | string) => ({ "last-event-id": String(id) })
const position = async (at = one) =>
  String((await orderingClient(at.url).get("/api/kitchen/orders", { "staff-key": staffKey })).body.position)
const seen = (stream: Awaited<ReturnType<typeof follow>>, ...orders: readonly string[]) =>
  stream.events.filter(({ data }) => orders.includes(data.orderId)).map(({ data }) => `${data.status} ${data.sequence}`)
const sees = (stream: Awaited<ReturnType<typeof follow>>, orderId: string, what: string) =>
  expect.poll(() => seen(stream, orderId), { timeout: 10_000 }).toContain(what)

describe("a kitchen's stream", () => {
  it("begins with the open orders, and sends new ones and changes of both servers", async () => {
    const waiting = await place()
    const stream = await follow(two)
    expect(stream.answer.headers.get("content-type")).toBe("text/event-stream")
    await sees(stream, waiting, "placed 1")
    const fresh = await place(one)
    await sees(stream, fresh, "placed 1")
    await report(one, waiting, { type: "Accept" })
    await report(two, fresh, { type: "Refuse", reason: "no dough" })
    await sees(stream, waiting, "accepted 2")
    await sees(stream, fresh, "refused 2")
    stream.stop()
  })

  it("resumes at the other server, with the orders that have ended meanwhile", async () => {
    const orderId = await place()
    const stream = await follow(one)
    await sees(stream, orderId, "placed 1")
    const last = stream.events.at(-1)?.id ?? 0
    stream.stop()
    await report(one, orderId, { type: "Accept" })
    await report(one, orderId, { type: "Cancel", reason: "closing" })
    const other = await place()
    const resumed = await follow(two, from(last))
    await sees(resumed, orderId, "cancelled 3")
    await sees(resumed, other, "placed 1")
    resumed.stop()
  })

  it("continues from the position of a page, without the page's orders", async () => {
    const before = await place()
    await place()
    const at = await position()
    const stream = await follow(two, from(at))
    const after = await place()
    await sees(stream, after, "placed 1")
    expect(seen(stream, before)).toEqual([])
    stream.stop()
  })

  it("sends the changes of a slow transaction, even after those of later ones", async () => {
    const slow = await place()
    const at = await position()
    const stream = await follow(one, from(at))
    let quick = ""
    await inDatabase(one.database, (sql) =>
      sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`UPDATE orders SET changed = pg_current_xact_id() WHERE id = ${slow}`
          quick = yield* Effect.promise(() => place(two))
          yield* Effect.promise(() => sees(stream, quick, "placed 1"))
          // A client that loses the stream now must still get this change.
          expect(stream.events.at(-1)?.id).toBeLessThanOrEqual(Number(yield* ownTransaction(sql)))
        }),
      ),
    )
    const resumed = await follow(two, from(stream.events.at(-1)?.id ?? 0))
    await sees(stream, slow, "placed 1")
    await sees(resumed, slow, "placed 1")
    expect(seen(stream, quick)).toEqual(["placed 1"])
    stream.stop()
    resumed.stop()
  })

  it("orders changes by the numbers of their transactions, not by their digits", async () => {
    const [first, second] = [await place(), await place()]
    await inDatabase(
      one.database,
      (sql) => sql`UPDATE orders SET changed = CASE id WHEN ${first} THEN '99'::xid8 ELSE '100' END
        WHERE id IN (${first}, ${second})`,
    )
    const stream = await follow(one, from(98))
    await sees(stream, second, "placed 1")
    const orders = stream.events.map(({ data }) => data.orderId)
    expect(orders.filter((id) => id === first || id === second)).toEqual([first, second])
    const ids = stream.events.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    stream.stop()
  })

  it("sends only the orders of its store and its delivery method", async () => {
    const closed = await follow(one, {}, "?storeId=never-open")
    const delivered = await follow(one, from(await position()), "?deliveryMethod=delivery")
    const stream = await follow(one, from(await position()), "?storeId=store-open&deliveryMethod=carryout")
    const orderId = await place()
    await sees(stream, orderId, "placed 1")
    await new Promise((resolve) => setTimeout(resolve, 1200))
    expect([closed.events, delivered.events]).toEqual([[], []])
    for (const each of [closed, delivered, stream]) each.stop()
  })

  it("hides an order that waits for its payment, and begins anew when its position is of another database", async () => {
    const orderId = await place()
    const stream = await follow(one, from("9999999999999999999"))
    await sees(stream, orderId, "placed 1")
    await inDatabase(
      one.database,
      (sql) => sql`UPDATE orders SET status = 'awaitingPayment', changed = pg_current_xact_id() WHERE id = ${orderId}`,
    )
    const again = await follow(one, from(stream.events.at(-1)?.id ?? 0))
    const next = await place()
    await sees(again, next, "placed 1")
    expect(seen(again, orderId)).toEqual([])
    stream.stop()
    again.stop()
  })
})

const ownTransaction = (sql: PgClient.PgClient) =>
  Effect.map(sql<{ readonly id: string }>`SELECT pg_current_xact_id()::text AS id`, ([row]) => row?.id)

describe("the query for changes every second", () => {
  const plan = () =>
    inDatabase(one.database, (sql) =>
      Effect.gen(function* () {
        const { position: now } = yield* Effect.provideService(currentProgress, PgClient.PgClient, sql)
        // Written after the statistics, as every change is.
        yield* sql`UPDATE orders SET changed = pg_current_xact_id() WHERE id = 'many-1'`
        return JSON.stringify(yield* sql`EXPLAIN ${changedStores(sql, now)}`)
      }),
    )

  it("reads by an index, however many orders there have been", async () => {
    await place()
    await inDatabase(
      one.database,
      (
        sql,
      ) => sql`INSERT INTO orders (id, number, store_id, store_name, placed_at, start_at, language, status, sequence,
                                       updated_at, token_hash, request)
        SELECT 'many-' || nth, nth, 'elsewhere', store_name, placed_at, start_at, language, 'completed', sequence,
               updated_at, token_hash, request
        FROM (SELECT * FROM orders LIMIT 1) AS sample, generate_series(1, 20000) AS nth`,
    )
    const unread = await plan()
    await inDatabase(one.database, (sql) => sql`ANALYZE orders`)
    for (const one of [unread, await plan()]) {
      expect(one).toContain("orders_changed")
      expect(one).not.toContain("Seq Scan")
    }
  })
})

describe("streams", () => {
  it("require the staff key and a valid position", async () => {
    expect((await follow(one, { "staff-key": "wrong" })).answer.status).toBe(401)
    for (const bad of ["x", "-1", "1".repeat(20)]) expect((await follow(one, from(bad))).answer.status).toBe(400)
  })

  it("are limited to thirty of a store: one more is told to retry, and succeeds when another has ended", async () => {
    const streams = await Promise.all(Array.from({ length: 30 }, () => follow(two, {}, "?storeId=store-open")))
    await Promise.all(streams.map((stream) => stream.until(1)))
    expect((await follow(two, {}, "?storeId=always-open")).answer.status).toBe(429)
    const elsewhere = await follow(two, {}, "?storeId=store-closed")
    expect(elsewhere.answer.status).toBe(200)
    for (const stream of [...streams, elsewhere]) stream.stop()
    await expect
      .poll(async () => {
        const next = await follow(two, {}, "?storeId=store-open")
        next.stop()
        return next.answer.status
      })
      .toBe(200)
  })

  it("end at once when their server shuts down", async () => {
    await place()
    const third = await startServer({ ...common, database: one.database })
    const stream = await follow(third)
    await stream.until(1)
    // The server cuts what is still open after 5 s; closing its database takes time of its own on a busy machine.
    const started = performance.now()
    const open = stream.ended.then(() => performance.now() - started)
    await third.close()
    expect(await open).toBeLessThan(4500)
  })
})

it("orders of a restored dump are renumbered, so that a stream does not repeat them endlessly", async () => {
  const orderId = await place()
  await inDatabase(one.database, (sql) => sql`UPDATE orders SET changed = '9000000000000000000' WHERE id = ${orderId}`)
  const third = await startServer({ ...common, database: one.database })
  const [row] = await inDatabase(
    one.database,
    (sql) => sql<{ readonly isSmall: boolean }>`
      SELECT changed <= pg_current_xact_id() AS "isSmall" FROM orders WHERE id = ${orderId}`,
  )
  expect(row).toEqual({ isSmall: true })
  await third.close()
})

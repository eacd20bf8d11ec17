import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { RunningServer } from "../startServer.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"
import { pageClause } from "./readPage.ts"

const noon = Date.parse("2026-11-21T12:00:00Z")

let server: RunningServer
let client: ReturnType<typeof orderingClient>
beforeAll(async () => {
  server = await startSampleServer({ clock: () => noon })
  client = orderingClient(server.url)
})
afterAll(() => server.close())

const list = (query: Readonly<Record<string, string>> = {}) =>
  client.get(`/api/kitchen/orders?${new URLSearchParams(query).toString()}`, { "staff-key": server.staffKey })
const report = (orderId: string, said: unknown) => client.report(server.staffKey, orderId, said)
const place = async (changes: object = {}) => String((await client.order(margheritas(1, { ...changes }))).body.orderId)
const one = async (orderId: string, status = "open") => (await list({ order: orderId, status })).body.items[0]

const shippingInfo = {
  firstNames: "Kunde",
  lastName: "Nummer 1",
  phoneNumber: "40 00 00 00",
  message: "Ring på to ganger",
}
const goods = { codes: ["MARG_AM30"], quantity: 1, unitPrice: 199, ingredients: [] }
const withFee = (unitPrice: number) => [{ ...goods, codes: ["DLVRYFEE"], unitPrice }, goods]

describe("an order as cook and courier read it", () => {
  it("has the door, the phone, the message, the lines and the amount to collect", async () => {
    const address = {
      street: "Rådhusgata 40",
      postalCode: "0151",
      city: "Oslo",
      position: { latitude: 59.91, longitude: 10.75 },
      deliveryDescription: "--Kontaktfri levering-- Kode 1234",
    }
    const orderId = await place({
      deliveryMethod: "delivery",
      shippingInfo: { ...shippingInfo, address },
      products: withFee(49),
      totalAmountNet: 248,
    })
    expect(await one(orderId)).toMatchObject({
      orderId,
      sequence: 1,
      firstName: "Kunde",
      lastName: "Nummer 1",
      phone: "+4740000000",
      message: "Ring på to ganger",
      // Where the register has the address, whatever position was sent.
      address: {
        ...address,
        position: { latitude: 59.91784, longitude: 10.74857 },
        deliveryDescription: "Kode 1234",
        contactless: true,
      },
      hotspot: null,
      estimatedAt: "2026-11-21T12:40:00.000Z",
      lines: [{ quantity: 1, name: "Margherita", variant: "30 cm", size: "medium", crust: "american", changes: [] }],
      paymentType: "INSTORE",
      total: 248,
      toCollect: 248,
    })
    for (const type of ["Refuse", "Cancel"]) {
      expect(await report(orderId, { type, reason: "  " })).toMatchObject({
        status: 400,
        body: { errors: [{ code: 1002 }] },
      })
    }
    await report(orderId, { type: "Refuse", reason: "The oven is cold" })
    expect(await one(orderId, "refused")).toMatchObject({ toCollect: 0, reason: "The oven is cold", next: null })
  })

  it("has the hotspot's seat, and the requested time", async () => {
    const orderId = await place({
      deliveryMethod: "hotspot",
      products: withFee(29),
      totalAmountNet: 228,
      hotspotId: "arena",
      hotspotParameters: { seat: "12-7" },
      advanceOrderTimeLocal: "2026-11-21T15:00:00Z",
    })
    expect(await one(orderId)).toMatchObject({
      address: null,
      hotspot: { id: "arena", name: "Arena", answers: [{ label: "Seat", answer: "12-7" }] },
      startAt: "2026-11-21T14:20:00.000Z",
      advanceOrderTime: "2026-11-21T15:00:00.000Z",
    })
  })
})

describe("the filters", () => {
  const ids = async (query: Record<string, string>) =>
    (await list(query)).body.items.map(({ orderId }: { orderId: string }) => orderId)

  it("choose by store, by status, by delivery method and by when preparation begins", async () => {
    const now = await place()
    const later = await place({ advanceOrderTimeLocal: "2026-11-21T18:00:00Z" })
    await report(later, { type: "Accept" })
    expect(await ids({ storeId: "always-open", order: now })).toEqual([now])
    expect(await ids({ storeId: "store-closed" })).toEqual([])
    expect(await ids({ status: "placed" })).not.toContain(later)
    expect(await ids({ status: "accepted" })).toEqual([later])
    expect(await ids({ deliveryMethod: "delivery" })).not.toContain(now)
    expect(await ids({ from: "2026-11-21T17:00:00Z" })).toEqual([later])
    expect(await ids({ from: "2026-11-21T17:45:00.001Z" })).toEqual([])
    expect(await ids({ to: "2026-11-21T17:45:00Z", status: "accepted" })).toEqual([])
    await report(later, { type: "Cancel", reason: "closing" })
    expect(await ids({ order: later })).toEqual([])
    expect([await ids({ order: later, status: "ended" }), await ids({ order: later, status: "completed" })]).toEqual([
      [later],
      [],
    ])
  })

  it("find an order by the number that staff call out", async () => {
    const orderId = await place()
    const { number } = await one(orderId)
    expect(await ids({ order: String(number) })).toEqual([orderId])
  })

  it("are refused if they are invalid, and an unknown store is 404", async () => {
    const codes = async (query: Record<string, string>) => {
      const { status, body } = await list(query)
      return [status, body.errors[0].code]
    }
    for (const query of [{ status: "hungry" }, { from: "noon" }, { limit: "0" }, { limit: "201" }, { after: "x" }]) {
      expect(await codes(query)).toEqual([400, 1002])
    }
    for (const forged of [
      ["a\u0000", 1, "b"],
      ["a", 9e15, "b"],
      ["a", 1],
    ]) {
      const after = Buffer.from(JSON.stringify(forged)).toString("base64url")
      expect(await codes({ after })).toEqual([400, 1002])
    }
    expect(await codes({ storeId: "nowhere" })).toEqual([404, 3010])
  })
})

describe("pages", () => {
  const copies = 1_100
  const ask = <A, E>(work: (sql: PgClient.PgClient) => Effect.Effect<A, E>) => inDatabase(server.database, work)

  it("contain each of more than a thousand orders once, while orders arrive and end", async () => {
    const sample = await place()
    await ask(
      (sql) => sql`WITH copies AS (
          INSERT INTO orders (id, number, store_id, store_name, placed_at, start_at, language, status, sequence,
                              updated_at, token_hash, request)
          SELECT 'copy-' || nth, 100000 + nth, CASE WHEN nth % 2 = 0 THEN 'closing' ELSE store_id END, store_name, placed_at,
                 start_at + (nth % 7) * interval '1 second', language, status, sequence, updated_at, token_hash, request
          FROM orders, generate_series(1, ${copies}::integer) AS nth WHERE id = ${sample}
          RETURNING id
        )
        INSERT INTO order_event (order_id, sequence, at, type, data)
        SELECT copies.id, sequence, at, type, jsonb_set(data, '{orderId}', to_jsonb(copies.id))
        FROM copies, order_event WHERE order_id = ${sample}`,
    )
    const seen: string[] = []
    let after: Record<string, string> = {}
    for (let pages = 0; pages < 20; pages++) {
      const { body } = await list({ limit: "97", ...after })
      seen.push(...body.items.map(({ orderId }: { orderId: string }) => orderId))
      if (body.next === null) break
      after = { after: body.next }
      await place()
      await report(seen.at(-1) ?? "", { type: "Refuse", reason: "closing" })
    }
    const copied = seen.filter((id) => id.startsWith("copy-"))
    expect([copied.length, new Set(copied).size]).toEqual([copies, copies])
    expect(new Set(seen).size).toBe(seen.length)
  })

  it.each(["open", "ended"] as const)("of orders that are %s are read by an index, in its order", async (state) => {
    await ask(
      (sql) => sql`INSERT INTO orders (id, number, store_id, store_name, placed_at, start_at, language, status,
                                       sequence, updated_at, token_hash, request)
        SELECT ${state}::text || '-' || nth, nth, 'store-' || nth % 3, store_name, placed_at,
               start_at + nth * interval '1 second', language,
               CASE WHEN ${state}::text = 'open' THEN 'placed' ELSE 'completed' END, sequence, updated_at, token_hash,
               request
        FROM (SELECT * FROM orders LIMIT 1) AS sample, generate_series(1, 20000) AS nth`,
    )
    await ask((sql) => sql`ANALYZE orders`)
    const all = { storeId: null, deliveryMethod: null, from: null, to: null, order: null }
    const halfway = ["store-1", noon + 10_000_000, ""] as const
    for (const filter of [all, { ...all, storeId: "store-1" }]) {
      const plan = await ask((sql) => sql`EXPLAIN SELECT id FROM orders ${pageClause(sql, filter, state, halfway, 50)}`)
      expect(JSON.stringify(plan)).toContain(`Index Scan using orders_${state}`)
      expect(JSON.stringify(plan)).not.toMatch(/Seq Scan|Bitmap|->  Sort/)
    }
  })
})

import { dayAt } from "@skorpe/core/domain/time"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { orderingClient } from "../testing/orderingClient.ts"
import { patientCapacity } from "../testing/patientCapacity.ts"
import { sampleStores } from "../testing/sampleStores.ts"

const staff = { "staff-key": "key of the staff" }

let server: RunningServer
let client: ReturnType<typeof orderingClient>

beforeAll(async () => {
  const database = { _tag: "ThrowAway" } as const
  server = await startServer({
    market: "no",
    port: 0,
    database,
    kitchen: "manual",
    staffKey: staff["staff-key"],
    stores: sampleStores,
    addresses: [],
    capacity: patientCapacity,
  })
  client = orderingClient(server.url)
})
afterAll(() => server.close())

const at = "2026-11-21T12:00:00.000Z"
const login = { _tag: "Login", at, how: "code" }
const logins = (count: number) => Array.from({ length: count }, () => login)
const send = (events: unknown, more: object = {}) =>
  client.ask("POST", "/api/telemetry", { origin: "web", version: "0.1.0", events, ...more })

const kept = () =>
  inDatabase(server.database, (sql) => sql<{ readonly event: object }>`SELECT event FROM telemetry ORDER BY id`)

const keptAfter = async (count: number) => {
  for (const giveUp = performance.now() + 30_000; performance.now() < giveUp;) {
    if ((await kept()).length >= count) break
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return kept()
}

it("stores events, and drops script errors without information", async () => {
  const refused = { _tag: "Refused", at, call: "PlaceOrder", status: 400, codes: [3023] }
  const thrown = { _tag: "Exception", at, name: "TypeError" }
  const hidden = { _tag: "Exception", at, name: "Script error." }
  const answer = await send([login, hidden, refused, { ...hidden, name: "Script error" }, thrown])
  expect([answer.status, answer.body]).toEqual([204, ""])
  expect((await keptAfter(3)).map(({ event }) => event)).toEqual([login, refused, thrown])
})

it("sums up events by day and kind, for the operator only", async () => {
  const order = { _tag: "Counted", at, name: "purchase", value: 40_000, pieces: 3 }
  const seen = { _tag: "Counted", at, name: "page_view", of: "Menu" }
  const refused = { _tag: "Refused", at, call: "Quote", status: 400, codes: [3133, 3135] }
  const before = (await kept()).length
  await send([order, { ...order, value: 10_000, pieces: 1 }, seen, { ...seen, of: "Landing" }, refused])
  await keptAfter(before + 5)
  const { status, body } = await client.get("/api/operator/telemetry?days=1", staff)
  expect(status).toBe(200)
  const today = dayAt("Europe/Oslo", Date.now())
  const sum = { day: today, of: "", events: 1, pieces: 0, value: 0 }
  expect(body).toEqual(
    expect.arrayContaining([
      { ...sum, kind: "Counted", name: "purchase", events: 2, pieces: 4, value: 50_000 },
      { ...sum, kind: "Counted", name: "page_view", of: "Menu" },
      { ...sum, kind: "Counted", name: "page_view", of: "Landing" },
      { ...sum, kind: "Refused", name: "Quote", of: "400 3133 3135" },
      { ...sum, kind: "Login", name: "code" },
    ]),
  )
  expect((await client.get("/api/operator/telemetry")).status).toBe(401)
  for (const days of ["0", "31", "two"]) {
    expect((await client.get(`/api/operator/telemetry?days=${days}`, staff)).status).toBe(400)
  }
})

it("refuses free text, whether from people or from errors", async () => {
  const before = (await kept()).length
  for (const event of [
    { _tag: "Exception", at, name: "Kunde 1 is not a function" },
    { _tag: "Exception", at, message: "TypeError: Kunde 1" },
    { _tag: "Unreachable", at, call: "kunde1@kunde.test" },
    { _tag: "Unreachable", at, call: "+4740000000" },
    { _tag: "Login", at, how: "Kunde 1" },
    { _tag: "Refused", at, call: "Login", status: 400, codes: ["Kunde 1"] },
    { _tag: "Anything", at },
    null,
  ]) {
    const { status, body } = await send([login, event])
    expect([event, status, body.errors[0].code]).toEqual([event, 400, 1002])
  }
  const unknown = await send([{ ...login, phone: "40000000" }])
  expect([unknown.status, unknown.body.errors[0]]).toEqual([
    400,
    expect.objectContaining({ code: 1002, path: "events.0.phone" }),
  ])
  expect((await send([login])).status).toBe(204)
  const after = await keptAfter(before + 1)
  expect(after).toHaveLength(before + 1)
  expect(JSON.stringify(after)).not.toContain("40000000")
})

it("accepts at most a hundred events at a time, with a valid origin", async () => {
  expect((await send(logins(100))).status).toBe(204)
  expect((await send(logins(101))).status).toBe(400)
  expect((await send([])).status).toBe(204)
  expect((await send([login], { origin: "Kunde 1" })).status).toBe(400)
  expect((await client.ask("POST", "/api/telemetry", "[]")).status).toBe(400)
})

it("responds at once under any load, and bounds its queue", async () => {
  const batch = logins(100)
  const began = performance.now()
  const answers = await Promise.all(Array.from({ length: 150 }, () => send(batch)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  expect(performance.now() - began).toBeLessThan(30_000)
  expect((await client.get("/api/health")).status).toBe(200)
})

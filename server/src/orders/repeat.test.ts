import { afterAll, beforeAll, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

const noon = Date.UTC(2026, 10, 21, 11)
let now = noon
let server: RunningServer
let client: ReturnType<typeof orderingClient>

beforeAll(async () => {
  const stores = sampleStores.map(({ store, menu }) => ({
    menu,
    store: {
      ...store,
      openingHours: [{ weekDay: "Sat", openingHours: "10:00", closingHours: "14:00" }] as const,
    },
  }))
  const database = { _tag: "ThrowAway" } as const
  server = await startServer({ market: "no", port: 0, database, kitchen: "manual", stores, clock: () => now })
  client = orderingClient(server.url)
})
afterAll(() => server.close())

it("a repeat gets the first answer after the store has closed, and the refusal of a reused key stays 1006", async () => {
  const first = await client.order(margheritas(1), "before-closing")
  expect(first.status).toBe(200)
  now = noon + 6 * 3_600_000
  expect((await client.order(margheritas(1), "after-closing")).body.errors).toMatchObject([{ code: 3023 }])
  expect((await client.order(margheritas(1), "before-closing")).body).toEqual(first.body)
  const reused = await client.order(margheritas(2), "before-closing")
  expect([reused.status, reused.body.errors[0].code]).toEqual([409, 1006])
})

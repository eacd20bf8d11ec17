import { afterAll, beforeAll, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { pub } from "../testing/pub.ts"

const now = Date.parse("2026-11-21T18:00:00+01:00")
const tomorrow = Date.parse("2026-11-22T18:00:00+01:00")

let server: RunningServer
beforeAll(async () => {
  server = await startServer({
    market: "no",
    port: 0,
    kitchen: "manual",
    database: { _tag: "ThrowAway" },
    stores: [pub],
    orderLimits: null,
    clock: () => now,
  })
})
afterAll(() => server.close())

it("an order for tomorrow that is sent during tonight's rush starts tomorrow at the usual time", async () => {
  const client = orderingClient(server.url)
  const waitNow = async () =>
    (await client.ask("POST", "/api/stores/store-open/estimated-wait-times", {})).body.carryout as number
  for (let sent = 0; sent < 40; sent += 1) expect((await client.order(margheritas(1))).status).toBe(200)
  // The count of a store's open orders is a second old at most.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await waitNow()
  expect(await waitNow()).toBeGreaterThan(pub.store.waitMinutes.pickup + 30)

  const { body } = await client.order(margheritas(1, { advanceOrderTimeLocal: new Date(tomorrow).toISOString() }))
  const list = await client.get(`/api/kitchen/orders?order=${body.orderId}`, { "staff-key": server.staffKey })
  expect(list.body.items).toMatchObject([
    {
      estimatedAt: new Date(tomorrow).toISOString(),
      startAt: new Date(tomorrow - pub.store.waitMinutes.pickup * 60_000).toISOString(),
    },
  ])
})

import { afterAll, beforeAll, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { followEvents } from "../testing/eventStream.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

const common = { market: "se", port: 0, kitchen: "auto", pace: 0.1, stores: sampleStores } as const

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

it("takes orders to the end, and two of them on one database never report a step twice", async () => {
  const orders = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { body } = await orderingClient(one.url).order(margheritas(1))
      return followEvents(two.url, String(body.orderId), {
        "order-token": String(body.trackingToken),
        "last-event-id": "0",
      })
    }),
  )
  for (const stream of orders) {
    await stream.ended
    expect(stream.events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(stream.events.at(-1)?.data.steps.map(({ step }) => step)).toEqual([
      "received",
      "preparing",
      "inOven",
      "qualityCheck",
      "canBePickedUp",
    ])
  }
})

it("leaves an order for later alone until it is time", async () => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
  const later = { advanceOrderTimeLocal: `${tomorrow}T12:00:00Z` }
  const { body } = await orderingClient(one.url).order(margheritas(1, later))
  await new Promise((resolve) => setTimeout(resolve, 300))
  const { body: tracking } = await orderingClient(one.url).get(`/api/order/${body.orderId}/track`, {
    "order-token": body.trackingToken,
  })
  expect(tracking.status).toBe("placed")
})

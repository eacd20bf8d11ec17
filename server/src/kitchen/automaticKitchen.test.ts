import { afterAll, beforeAll, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { followEvents } from "../testing/eventStream.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { storeShare } from "./dueOrders.ts"

const common = { market: "se", port: 0, kitchen: "auto", pace: 0.1, stores: sampleStores, orderLimits: null } as const

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

it("completes orders, and two of them on one database never report a step twice", async () => {
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

it("completes a new order behind more orders that cannot be moved on than a pass has", async () => {
  const stuck = 2 * storeShare
  await inDatabase(
    one.database,
    (sql) => sql`WITH held AS (
        INSERT INTO orders (id, number, store_id, store_name, placed_at, start_at, language, status, sequence,
                            updated_at, token_hash, request)
        SELECT 'stuck-' || nth, nth, store_id, store_name, placed_at, start_at - interval '1 hour', language, 'placed', 1,
               updated_at - interval '1 hour', token_hash, request
        FROM (SELECT * FROM orders LIMIT 1) AS sample, generate_series(1, ${stuck}::integer) AS nth
        RETURNING id
      )
      INSERT INTO order_event (order_id, sequence, at, type, data)
      SELECT id, 1, now(), 'OrderPlaced', '{"_tag": "OrderPlaced", "lines": "unreadable"}' FROM held`,
  )
  const { body } = await orderingClient(one.url).order(margheritas(1))
  const owner = { "order-token": String(body.trackingToken) }
  const stream = await followEvents(two.url, String(body.orderId), owner)
  await stream.ended
  expect(stream.events.at(-1)?.data.status).toBe("completed")
  const waiting = await inDatabase(
    one.database,
    (sql) => sql<{ readonly count: number }>`SELECT count(*)::integer AS count FROM orders
      WHERE id LIKE 'stuck-%' AND put_off_until > now()`,
  )
  expect(waiting).toEqual([{ count: stuck }])
})

import { Effect } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { peopleClient } from "../testing/peopleClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
beforeAll(async () => {
  server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: sampleStores,
    clock: () => Date.parse("2026-11-21T12:00:00+01:00"),
  })
  people = peopleClient(server)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

test("a step during a cancellation waits for it, without a deadlock", async () => {
  const shop = orderingClient(server.url)
  const { orderId } = (await shop.order(margheritas(1))).body
  await shop.report(server.staffKey, orderId, { type: "Accept" })
  const events = () => people.sql((sql) => sql`SELECT 1 FROM order_event WHERE order_id = ${orderId}`)
  const next = (await events()).length + 1
  let step: ReturnType<typeof shop.report> | undefined
  await people.sql((sql) =>
    sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`
        step = shop.report(server.staffKey, orderId, { type: "Step", step: "received" })
        yield* Effect.sleep(500)
        yield* sql`INSERT INTO order_event (order_id, sequence, at, type, data)
          SELECT order_id, ${next}::integer, at, type, data FROM order_event WHERE order_id = ${orderId} AND sequence = 1
          ON CONFLICT DO NOTHING`
        yield* sql`DELETE FROM order_event WHERE order_id = ${orderId} AND sequence = ${next}::integer`
      }),
    ),
  )
  expect((await step)?.status).toBe(200)
})

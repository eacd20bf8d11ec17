import { PgClient } from "@effect/sql-pg"
import { Deferred, Effect, Fiber } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { connect, openDatabase } from "../database/connection.ts"
import { type RunningServer, startServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { makeAdmission, takesRoom } from "./admission.ts"

describe("the door", () => {
  it("lets in, lets wait and turns away; who leaves makes room, however they leave", () =>
    Effect.gen(function* () {
      const admit = makeAdmission({ inside: 2, waiting: 1 })
      const full = () => "full"
      const open = yield* Deferred.make<void>()
      let inside = 0
      const work = Effect.suspend(() => {
        inside += 1
        return Effect.as(Deferred.await(open), "done")
      })
      const fibers = yield* Effect.forEach([1, 2, 3, 4], () =>
        Effect.forkChild(admit(work, full), { startImmediately: true }),
      )
      expect([inside, yield* Fiber.join(fibers[3] as Fiber.Fiber<string>)]).toEqual([2, "full"])
      yield* Fiber.interrupt(fibers[0] as Fiber.Fiber<string>)
      const late = yield* Effect.forkChild(admit(work, full), { startImmediately: true })
      yield* Deferred.succeed(open, undefined)
      expect(yield* Fiber.join(late)).toBe("done")
      expect(yield* admit(Effect.succeed("next"), full)).toBe("next")
    }).pipe(Effect.runPromise))

  it("stands before the API, but not before health, tracking, menus and the shop's files", () => {
    const paths = [
      "/api/order/create",
      "/api/order/price",
      "/api/stores",
      "/api/stores/1",
      "/api/health",
      "/api/order/1/track",
      "/assets/a.js",
      "/",
    ]
    expect(paths.filter(takesRoom)).toEqual(["/api/order/create", "/api/order/price"])
  })
})

describe("a server that is full", () => {
  let server: RunningServer
  let client: ReturnType<typeof orderingClient>

  beforeAll(async () => {
    const database = { _tag: "ThrowAway" } as const
    const room = { inside: 3, waiting: 2 }
    server = await startServer({ market: "no", port: 0, database, kitchen: "manual", stores: sampleStores, room })
    client = orderingClient(server.url)
  })
  afterAll(() => server.close())

  /** Does something while no order can be written. */
  const whileOrdersWait = <A>(work: () => Promise<A>) =>
    Effect.gen(function* () {
      const found = yield* openDatabase(server.database, "no")
      return yield* Effect.gen(function* () {
        const sql = yield* PgClient.PgClient
        return yield* sql.withTransaction(Effect.andThen(sql`LOCK TABLE order_key`, Effect.promise(work)))
      }).pipe(Effect.provide(connect(found)))
    }).pipe(Effect.scoped, Effect.runPromise)

  it("refuses the rest at once, still tells its health and an order's tracking, and places what it accepted", async () => {
    const { body: placed } = await client.order(margheritas(1))
    const { accepted, refused } = await whileOrdersWait(async () => {
      const orders = Array.from({ length: 8 }, () => client.order(margheritas(1)))
      const first = await Promise.race(orders)
      expect((await client.get("/api/health")).status).toBe(200)
      const tracking = `/api/order/${placed.orderId}/track`
      expect((await client.get(tracking, { "order-token": placed.trackingToken })).status).toBe(200)
      expect((await client.get("/api/utils/now")).status).toBe(503)
      expect((await client.get("/api/stores/always-open")).status).toBe(200)
      return { accepted: orders, refused: first }
    })
    expect([refused.status, refused.body.errors[0].code, refused.headers.get("retry-after")]).toEqual([503, 3099, "1"])
    const statuses = (await Promise.all(accepted)).map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503, 503, 503])
    expect((await client.get("/api/utils/now")).status).toBe(200)
  })

  it("finishes what it accepted when it is told to stop", async () => {
    const { orders, closed } = await whileOrdersWait(async () => {
      const sent = Array.from({ length: 3 }, () => client.order(margheritas(1)))
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { orders: sent, closed: server.close() }
    })
    expect((await Promise.all(orders)).map(({ status }) => status)).toEqual([200, 200, 200])
    await closed
  })
})

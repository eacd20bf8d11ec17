import { PgClient } from "@effect/sql-pg"
import { Deferred, Effect, Fiber } from "effect"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { connect, openDatabase } from "../database/connection.ts"
import { type RunningServer, startServer } from "../startServer.ts"
import { askDatabase } from "../testing/askDatabase.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { makeAdmission, isLimited } from "./admission.ts"

describe("admission", () => {
  it("runs, queues and refuses work; a place is freed however the work ends", () =>
    Effect.gen(function* () {
      const admit = makeAdmission({ concurrent: 2, queued: 1 })
      const full = () => "full"
      const open = yield* Deferred.make<void>()
      let running = 0
      const work = Effect.suspend(() => {
        running += 1
        return Effect.as(Deferred.await(open), "done")
      })
      const fibers = yield* Effect.forEach([1, 2, 3, 4], () =>
        Effect.forkChild(admit(work, full), { startImmediately: true }),
      )
      expect([running, yield* Fiber.join(fibers[3] as Fiber.Fiber<string>)]).toEqual([2, "full"])
      yield* Fiber.interrupt(fibers[0] as Fiber.Fiber<string>)
      const late = yield* Effect.forkChild(admit(work, full), { startImmediately: true })
      yield* Deferred.succeed(open, undefined)
      expect(yield* Fiber.join(late)).toBe("done")
      expect(yield* admit(Effect.succeed("next"), full)).toBe("next")
    }).pipe(Effect.runPromise))

  it("limits the API, but not health, tracking, menus and the shop's files", () => {
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
    expect(paths.filter(isLimited)).toEqual(["/api/order/create", "/api/order/price"])
  })
})

describe("a server at capacity", () => {
  let server: RunningServer
  let client: ReturnType<typeof orderingClient>

  beforeAll(async () => {
    const database = { _tag: "ThrowAway" } as const
    const capacity = { concurrent: 3, queued: 2 }
    const stores = sampleStores
    server = await startServer({
      market: "no",
      port: 0,
      database,
      kitchen: "manual",
      stores,
      capacity,
      orderLimits: null,
    })
    client = orderingClient(server.url)
  })
  afterAll(() => server.close())

  /** Runs `work` while no order can be written. */
  const whileOrdersWait = <A>(work: () => Promise<A>) =>
    Effect.gen(function* () {
      const found = yield* openDatabase(server.database, "no")
      return yield* Effect.gen(function* () {
        const sql = yield* PgClient.PgClient
        return yield* sql.withTransaction(Effect.andThen(sql`LOCK TABLE order_key`, Effect.promise(work)))
      }).pipe(Effect.provide(connect(found)))
    }).pipe(Effect.scoped, Effect.runPromise)

  it("refuses further calls at once, still answers health and tracking, and completes accepted calls", async () => {
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

  it("completes accepted calls when it is stopped", async () => {
    const { orders, closed } = await whileOrdersWait(async () => {
      const sent = Array.from({ length: 3 }, () => client.order(margheritas(1)))
      const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
      await vi.waitFor(async () => expect(await askDatabase(server, waiting)).toHaveLength(sent.length), {
        timeout: 30_000,
      })
      return { orders: sent, closed: server.close() }
    })
    expect((await Promise.all(orders)).map(({ status }) => status)).toEqual([200, 200, 200])
    await closed
  })
})

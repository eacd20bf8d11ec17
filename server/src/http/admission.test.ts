import { problemText } from "@skorpe/core/domain/problem"
import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { connect, openDatabase } from "../database/connection.ts"
import { type RunningServer, startServer } from "../startServer.ts"
import { askDatabase } from "../testing/askDatabase.ts"
import { followStream } from "../testing/eventStream.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { urgencyOf } from "./urgency.ts"

it("sorts calls into classes; health, tracking, menus and the shop's files are always answered", () => {
  const calls = [
    "POST /api/order/create",
    "POST /api/order/payment",
    "POST /api/order/price",
    "GET /api/deals",
    "GET /api/no-such-thing",
    "GET /api/stores",
    "GET /api/stores/1",
    "GET /api/health",
    "GET /api/order/1/track",
    "GET /assets/a.js",
    "GET /",
  ]
  const urgencyAt = (call: string) => urgencyOf(...(call.split(" ") as [string, string]))
  expect(calls.map(urgencyAt)).toEqual(["first", "first", "second", "second", "last", ...Array(6).fill(null)])
})

const waitingOrders = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"

/** Runs `work` while no order can be written. */
const whileOrdersWait = <A>(server: RunningServer, work: () => Promise<A>) =>
  Effect.gen(function* () {
    const found = yield* openDatabase(server.database, "no")
    return yield* Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      return yield* sql.withTransaction(Effect.andThen(sql`LOCK TABLE order_key`, Effect.promise(work)))
    }).pipe(Effect.provide(connect(found)))
  }).pipe(Effect.scoped, Effect.runPromise)

describe("a server at capacity", () => {
  let server: RunningServer
  let client: ReturnType<typeof orderingClient>

  beforeAll(async () => {
    const database = { _tag: "ThrowAway" } as const
    const capacity = { concurrent: 3, queued: 2, longestWait: 60_000 }
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

  it("refuses further calls at once, still answers health and tracking, and completes accepted calls", async () => {
    const { body: placed } = await client.order(margheritas(1))
    const { accepted, refused } = await whileOrdersWait(server, async () => {
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
    const { orders, closed } = await whileOrdersWait(server, async () => {
      const sent = Array.from({ length: 3 }, () => client.order(margheritas(1)))
      await vi.waitFor(async () => expect(await askDatabase(server, waitingOrders)).toHaveLength(sent.length), {
        timeout: 30_000,
      })
      return { orders: sent, closed: server.close() }
    })
    expect((await Promise.all(orders)).map(({ status }) => status)).toEqual([200, 200, 200])
    await closed
  })
})

describe("a server with one place", () => {
  let server: RunningServer
  let client: ReturnType<typeof orderingClient>

  beforeAll(async () => {
    server = await startSampleServer({ capacity: { concurrent: 1, queued: 9, longestWait: 300 } })
    client = orderingClient(server.url)
  })
  afterAll(() => server.close())

  it("refuses an order that has waited too long; it has not begun, and the same order sent again is placed once", async () => {
    const key = crypto.randomUUID()
    const { begun, refused } = await whileOrdersWait(server, async () => {
      const first = client.order(margheritas(1))
      await vi.waitFor(async () => expect(await askDatabase(server, waitingOrders)).toHaveLength(1), 30_000)
      return { begun: [first], refused: await client.order(margheritas(1), key) }
    })
    expect([refused.status, refused.body.errors[0].code]).toEqual([503, 3099])
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1)
    expect((await begun[0])?.status).toBe(200)
    expect(await askDatabase(server, "SELECT 1 FROM order_key")).toHaveLength(1)
    const placed = [await client.order(margheritas(1), key), await client.order(margheritas(1), key)]
    expect(placed.map(({ status }) => status)).toEqual([200, 200])
    expect(placed[1]?.body.orderId).toBe(placed[0]?.body.orderId)
    expect(await askDatabase(server, "SELECT 1 FROM orders")).toHaveLength(2)
  })

  it("does not count a kitchen's open stream", async () => {
    const stream = await followStream(`${server.url}/api/kitchen/orders`, { "staff-key": server.staffKey })
    await stream.until(1)
    expect((await client.get("/api/utils/now")).status).toBe(200)
    expect((await client.order(margheritas(1))).status).toBe(200)
    stream.stop()
    await stream.ended
  })
})

describe("a source beyond its share", () => {
  let server: RunningServer
  let client: ReturnType<typeof orderingClient>

  beforeAll(async () => {
    const capacity = { concurrent: 1, queued: 9, longestWait: 60_000, ofOneSource: 2 }
    server = await startSampleServer({ capacity, trustedProxies: ["127.0.0.0/8", "::1/128"] })
    client = orderingClient(server.url)
  })
  afterAll(() => server.close())

  const from = (address: string, language: string) => ({ "x-forwarded-for": address, "accept-language": language })

  it("gets 429 in its language with Retry-After while others wait, and no refusal once there is room", async () => {
    const { others, refused } = await whileOrdersWait(server, async () => {
      const order = (address: string) =>
        client.ask("POST", "/api/order/create", margheritas(1), {
          "idempotency-key": crypto.randomUUID(),
          ...from(address, "nb"),
        })
      const atWork = order("192.0.2.1")
      await vi.waitFor(async () => expect(await askDatabase(server, waitingOrders)).toHaveLength(1), 30_000)
      const inLine = order("192.0.2.1")
      const health = () => client.get("/api/operator/health", { "staff-key": server.staffKey })
      await vi.waitFor(async () => expect((await health()).body.here.calls.waiting).toBe(1), 5000)
      const answers = []
      for (const language of ["nb", "sv", "en"])
        answers.push(await client.get("/api/utils/now", from("192.0.2.1", language)))
      return { others: [atWork, inLine, order("192.0.2.2")], refused: answers }
    })
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(refused.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual(
      Array.from({ length: 3 }, () => [429, "1"]),
    )
    expect(refused.map(({ body }) => body.errors)).toEqual(
      (["nb", "sv", "en"] as const).map((language) => [{ code: 1011, message: problemText(1011, language) }]),
    )
    expect((await client.get("/api/utils/now", from("192.0.2.1", "nb"))).status).toBe(200)
  })
})

describe("a client that hangs up", () => {
  let server: RunningServer
  let client: ReturnType<typeof orderingClient>

  beforeAll(async () => {
    server = await startSampleServer({ capacity: { concurrent: 1, queued: 9, longestWait: 60_000 } })
    client = orderingClient(server.url)
  })
  afterAll(() => server.close())

  const load = async (): Promise<unknown> =>
    (await client.get("/api/operator/health", { "staff-key": server.staffKey })).body.here.calls
  const loadIs = (working: number, waiting: number) =>
    vi.waitFor(async () => expect(await load()).toMatchObject({ working, waiting }), 5000)

  /** Sends an order; `hangUp` closes its connection. */
  const order = (key: string) => {
    const call = new AbortController()
    const answer = fetch(`${server.url}/api/order/create`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(margheritas(1)),
      signal: call.signal,
    }).then(
      ({ status }) => status,
      () => "hung up" as const,
    )
    const hangUp = async () => {
      call.abort()
      expect(await answer).toBe("hung up")
    }
    return { hangUp }
  }

  it("leaves the queue at once, and its order is still placed if it has begun", async () => {
    const [begun, queued] = [crypto.randomUUID(), crypto.randomUUID()]
    await whileOrdersWait(server, async () => {
      const atWork = order(begun)
      await vi.waitFor(async () => expect(await askDatabase(server, waitingOrders)).toHaveLength(1), 30_000)
      const inLine = order(queued)
      await loadIs(1, 1)
      await inLine.hangUp()
      await loadIs(1, 0)
      await atWork.hangUp()
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(await load()).toMatchObject({ working: 1, waiting: 0 })
    })
    await loadIs(0, 0)
    expect(await askDatabase(server, "SELECT 1 FROM orders")).toHaveLength(1)
    expect((await client.order(margheritas(1), begun)).status).toBe(200)
    expect(await askDatabase(server, "SELECT 1 FROM orders")).toHaveLength(1)
  })
})

import { randomUUID } from "node:crypto"
import { afterEach, expect, it, vi } from "vitest"
import type { RunningServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { attributeOf, openCollector } from "../testing/openCollector.ts"
import { startSampleServer } from "../testing/sampleServer.ts"
import { whileOrdersWait } from "../testing/slowOrders.ts"

const person = {
  firstNames: "Kanarifugl",
  lastName: "Sangersen",
  phoneNumber: "+4740001234",
  email: "kanari@kunde.test",
}
const canaries = ["Kanarifugl", "Sangersen", "40001234", "kanari", "Gult hus"]

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})
const start = async (collectorUrl: string | undefined): Promise<RunningServer> => {
  const server = await startSampleServer({
    staffKey: "the key of the staff",
    collector: collectorUrl === undefined ? undefined : { url: collectorUrl, every: 50 },
  })
  open.push(server)
  return server
}

it("traces an order from the call to its statements, under the trace id in the response", async () => {
  const listening = await openCollector("at once")
  open.push(listening)
  const server = await start(listening.url)
  const client = orderingClient(server.url)
  const answer = await client.order(margheritas(1, { shippingInfo: { ...person, message: "Gult hus" } }))
  expect(answer.status).toBe(200)
  const traceId = answer.headers.get("x-trace-id")
  const spansOfOrder = () => listening.spans().filter((span) => span.traceId === traceId)
  await listening.until(() => spansOfOrder().some(({ name }) => name === "POST /api/order/create"))
  const [root, ...others] = spansOfOrder().toSorted(
    (a, b) => Number(a.parentSpanId !== undefined) - Number(b.parentSpanId !== undefined),
  )
  expect(root).toMatchObject({ name: "POST /api/order/create" })
  expect(root && attributeOf(root, "http.response.status_code")).toBe(200)
  const statements = others.filter((span) => attributeOf(span, "db.query.text") !== undefined)
  expect(statements.some((span) => String(attributeOf(span, "db.query.text")).includes("INSERT INTO orders"))).toBe(
    true,
  )
  const ids = new Set(spansOfOrder().map(({ spanId }) => spanId))
  expect(others.every(({ parentSpanId }) => ids.has(parentSpanId ?? ""))).toBe(true)
})

it("exports nothing of a customer: neither from bodies, addresses and failures nor from callers", async () => {
  const listening = await openCollector("at once")
  open.push(listening)
  const server = await start(listening.url)
  const client = orderingClient(server.url)
  const { body } = await client.order(margheritas(1, { shippingInfo: { ...person, message: "Gult hus" } }))
  const secret = String(body.trackingToken)
  await client.get(`/api/order/${body.orderId}?trackingToken=${secret}&phone=40001234`, {
    "user-agent": "Kanarifugl 1",
    "x-forwarded-for": "198.51.100.77",
    traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-00`,
  })
  await client.ask("POST", "/api/auth/login/phone", { phone: "+4740001234" })
  await client.get("/api/user/phone/+4740001234")
  await client.get("/api/address/Kanarifugl")
  await client.order(margheritas(1, { shippingInfo: { ...person, lastName: 7 }, message: "Gult hus" }))
  await client.get("/Kanarifugl/Sangersen")
  const last = await client.get("/api/order/no-order-of-40001234")
  await listening.until(() => listening.spans().some(({ traceId }) => traceId === last.headers.get("x-trace-id")))
  await listening.until(() => listening.bodies.some(({ path }) => path === "/v1/metrics"))
  const exported = listening.bodies.map(({ text }) => text).join("\n")
  for (const canary of [...canaries, secret, String(body.orderId), "198.51.100.77", "127.0.0.1", "::1"]) {
    expect([canary, exported.includes(canary)]).toEqual([canary, false])
  }
  // A caller's trace id is used; its flag that says not to trace is ignored.
  expect(listening.spans().some(({ traceId }) => traceId === "a".repeat(32))).toBe(true)
  expect(exported).toContain("http.server.request.duration")
})

it("makes a call a child of the caller's span, unless its traceparent is invalid", async () => {
  const listening = await openCollector("at once")
  open.push(listening)
  const client = orderingClient((await start(listening.url)).url)
  const [trace, span] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"]
  const named = async (traceparent: string): Promise<string | null> =>
    (await client.get("/api/stores/store-open/status", { traceparent })).headers.get("x-trace-id")
  expect(await named(`00-${trace}-${span}-00`)).toBe(trace)
  const below = () => listening.spans().find(({ traceId, name }) => traceId === trace && name.startsWith("GET /"))
  await listening.until(() => below() !== undefined)
  expect(below()).toMatchObject({ name: "GET /api/stores/:id/status", parentSpanId: span })
  for (const traceparent of [
    `00-${"0".repeat(32)}-${span}-01`,
    `00-${trace}-${"0".repeat(16)}-01`,
    `00-${trace.toUpperCase()}-${span}-01`,
    `00-${trace}-${span}`,
    `00-${trace}-${span}-01-more`,
    `ff-${trace}-${span}-01`,
    `00-${trace}x-${span}-01`,
    `00-'; DROP TABLE orders-${span}-01`,
    "a".repeat(4000),
  ]) {
    expect([traceparent, await named(traceparent)]).toEqual([traceparent, expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(await named(traceparent)).not.toBe(trace)
  }
})

it("traces no larger share when callers ask to be traced", async () => {
  const listening = await openCollector("at once")
  open.push(listening)
  const client = orderingClient((await start(listening.url)).url)
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, nth) =>
      client.get("/api/stores/store-open/status", {
        traceparent: `00-${String(nth + 1).padStart(32, "0")}-${"b".repeat(16)}-01`,
        b3: `${"c".repeat(32)}-${"d".repeat(16)}-d`,
      }),
    ),
  )
  const traced = answers.filter(({ headers }) => headers.has("x-trace-id")).length
  const share = 50 + ((performance.now() - began) / 1000) * 25
  expect([traced > 0, traced <= share + 1]).toEqual([true, true])
})

it("logs the caller's trace id of a slow call that it does not trace", async () => {
  const lines: string[] = []
  const spy = vi
    .spyOn(console, "log")
    .mockImplementation((...words: readonly unknown[]) => void lines.push(JSON.stringify(words)))
  const server = await start(undefined)
  const [trace, span] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"]
  const client = orderingClient(server.url)
  const slowOrder = async (traceparent: string) => {
    await whileOrdersWait(server, () =>
      client.ask("POST", "/api/order/create", margheritas(1), { "idempotency-key": randomUUID(), traceparent }),
    )
    return lines.splice(0).filter((line) => line.includes("slow: POST /api/order/create"))
  }
  expect(await slowOrder(`00-${trace}-${span}-00`)).toEqual([expect.stringContaining(trace)])
  expect(await slowOrder(`00-${trace}-${span}`)).toEqual([expect.not.stringContaining(trace)])
  spy.mockRestore()
})

it("exports the code of a refusal", async () => {
  const listening = await openCollector("at once")
  open.push(listening)
  const server = await start(listening.url)
  const answer = await orderingClient(server.url).get("/api/operator/health")
  expect(answer.status).toBe(401)
  const traceId = answer.headers.get("x-trace-id")
  const root = () => listening.spans().find((span) => span.traceId === traceId && span.parentSpanId === undefined)
  await listening.until(() => root() !== undefined)
  const span = root()
  expect(
    span && [
      attributeOf(span, "http.route"),
      attributeOf(span, "http.response.status_code"),
      attributeOf(span, "skorpe.code"),
    ],
  ).toEqual(["/api/operator/health", 401, 1003])
})

it("exports nothing and returns no trace id unless a collector is set", async () => {
  const server = await start(undefined)
  const answer = await orderingClient(server.url).order(margheritas(1))
  expect([answer.status, answer.headers.get("x-trace-id")]).toEqual([200, null])
})

it.each(["never", "down"] as const)(
  "a collector that is down or never answers (%s) neither fails nor slows any call",
  async (how) => {
    const listening = await openCollector("never")
    if (how === "down") await listening.close()
    else open.push(listening)
    const server = await start(listening.url)
    const client = orderingClient(server.url)
    for (let round = 0; round < 10; round += 1) {
      const began = performance.now()
      expect((await client.order(margheritas(1))).status).toBe(200)
      expect(performance.now() - began).toBeLessThan(4000)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    const began = performance.now()
    await server.close()
    open.splice(open.indexOf(server), 1)
    expect(performance.now() - began).toBeLessThan(8000)
  },
)

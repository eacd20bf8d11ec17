import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, it } from "vitest"
import type { RunningServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

/** A collector that keeps what it is sent, and answers as `answer` says. */
const collector = async (answer: "at once" | "never") => {
  const bodies: { readonly path: string; readonly text: string }[] = []
  const server: Server = createServer((request, response) => {
    let text = ""
    request.on("data", (piece: Buffer) => (text += piece.toString()))
    request.on("end", () => {
      bodies.push({ path: request.url ?? "", text })
      if (answer === "at once") response.end("{}")
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const spans = (): readonly Span[] =>
    bodies
      .filter(({ path }) => path === "/v1/traces")
      .flatMap(({ text }) => JSON.parse(text).resourceSpans[0].scopeSpans[0].spans as readonly Span[])
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans,
    until: async (isThere: () => boolean) => {
      for (const giveUp = performance.now() + 20_000; performance.now() < giveUp && !isThere();) {
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const attribute = (span: Span, key: string) =>
  Object.values(span.attributes.find((one) => one.key === key)?.value ?? {})[0]

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

it("traces an order from the call to its statements, under the id that the answer names", async () => {
  const listening = await collector("at once")
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
  expect(root && attribute(root, "http.response.status_code")).toBe(200)
  const statements = others.filter((span) => attribute(span, "db.query.text") !== undefined)
  expect(statements.some((span) => String(attribute(span, "db.query.text")).includes("INSERT INTO orders"))).toBe(true)
  const ids = new Set(spansOfOrder().map(({ spanId }) => spanId))
  expect(others.every(({ parentSpanId }) => ids.has(parentSpanId ?? ""))).toBe(true)
})

it("exports nothing of a customer: neither from bodies, addresses and failures nor from callers", async () => {
  const listening = await collector("at once")
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
  // A caller's wish not to be traced is not followed; its trace id is.
  expect(listening.spans().some(({ traceId }) => traceId === "a".repeat(32))).toBe(true)
  expect(exported).toContain("http.server.request.duration")
})

it("tells the code of a refusal", async () => {
  const listening = await collector("at once")
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
      attribute(span, "http.route"),
      attribute(span, "http.response.status_code"),
      attribute(span, "skorpe.code"),
    ],
  ).toEqual(["/api/operator/health", 401, 1003])
})

it("sends nothing, and names no trace, unless a collector is set", async () => {
  const server = await start(undefined)
  const answer = await orderingClient(server.url).order(margheritas(1))
  expect([answer.status, answer.headers.get("x-trace-id")]).toEqual([200, null])
})

it.each(["never", "down"] as const)("a collector that answers %s fails and slows no call", async (how) => {
  const listening = await collector("never")
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
})

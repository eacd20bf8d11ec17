import { expect, test } from "vitest"
import { orderingClient } from "../testing/orderingClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"
import { networkOf } from "./callerAddress.ts"

test("an IPv4 address counts by itself, however it is written", () => {
  expect(networkOf("192.0.2.7")).toBe("192.0.2.7")
  expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7")
})

test("IPv6 addresses of one /64 network count together, those of another apart", () => {
  const home = networkOf("2001:db8:1:2:a:b:c:d")
  expect(home).toBe("2001:db8:1:2::/64")
  expect(networkOf("2001:DB8:1:2::1")).toBe(home)
  expect(networkOf("2001:db8:1:3::1")).not.toBe(home)
  expect(networkOf("::1")).toBe("0:0:0:0::/64")
})

test("the body of a call through a trusted proxy can be read", async () => {
  const server = await startSampleServer({ trustedProxies: ["127.0.0.0/8", "::1/128"] })
  const { ask } = orderingClient(server.url)
  const batch = { origin: "web", version: "0.1.0", events: [] }
  const { status } = await ask("POST", "/api/telemetry", batch, { "x-forwarded-for": "10.0.0.1" })
  await server.close()
  expect(status).toBe(204)
})

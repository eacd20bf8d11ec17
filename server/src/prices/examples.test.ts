import { afterAll, beforeAll, expect, test } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { orderingClient } from "../testing/orderingClient.ts"

let server: RunningServer

beforeAll(async () => {
  const clock = () => Date.parse("2026-11-21T12:00:00+01:00")
  server = await startServer({ market: "no", port: 0, database: { _tag: "ThrowAway" }, kitchen: "manual", clock })
})
afterAll(() => server.close())

const exampleIn = (part: {
  readonly content: Readonly<Record<string, { readonly schema: { readonly examples: readonly unknown[] } }>>
}) => part.content["application/json"]?.schema.examples[0]

test("the contract's example request gets the contract's example response", async () => {
  const { ask, get } = orderingClient(server.url)
  const { post } = (await get("/api/openapi.json")).body.paths["/api/order/price"]
  const { status, body } = await ask("POST", "/api/order/price", exampleIn(post.requestBody))
  expect([status, body]).toEqual([200, exampleIn(post.responses["200"])])
  expect(post["x-with-refresh"]).toBe(true)
})

import { afterAll, beforeAll, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { orderingClient } from "../testing/orderingClient.ts"

let server: RunningServer
let client: ReturnType<typeof orderingClient>

beforeAll(async () => {
  const database = { _tag: "ThrowAway" } as const
  server = await startServer({ market: "no", port: 0, database, kitchen: "manual", staffKey: "the-key-of-the-kitchen" })
  client = orderingClient(server.url)
})
afterAll(() => server.close())

interface Described {
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly schema: { readonly examples?: readonly string[] }
  }[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly examples?: readonly object[] } }>>
  }
}

it("every example of the API description is a valid request", async () => {
  const { body: description } = await client.get("/api/openapi.json")
  let sent = 0
  for (const [path, methods] of Object.entries<Record<string, Described>>(description.paths)) {
    for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
      const examples = requestBody?.content["application/json"]?.schema.examples ?? []
      const fillings = parameters.filter((parameter) => parameter.in === "path")
      if (fillings.some(({ schema }) => schema.examples === undefined)) continue
      const address = fillings.reduce(
        (text, { name, schema }) => text.replace(`{${name}}`, encodeURIComponent(schema.examples?.[0] ?? "")),
        path,
      )
      const isOurs =
        /find|wait|hotspot|search|upsells|kitchen.stores|telemetry|operator.health|^.api.problem-report|order.(coupon|create|price)$/.test(
          path,
        )
      if (!isOurs) continue
      const asked = method === "get" ? [undefined] : examples
      expect([path, asked.length > 0]).toEqual([path, true])
      for (const body of asked) {
        const headers = { "staff-key": server.staffKey, "idempotency-key": `an-example-${sent}` }
        const answer = await client.ask(method.toUpperCase(), address, body, headers)
        expect([method, address, answer.status < 300]).toEqual([method, address, true])
        sent += 1
      }
    }
  }
  expect(sent).toBeGreaterThan(9)
})

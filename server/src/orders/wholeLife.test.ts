import { afterAll, beforeAll, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { company } from "../testing/company.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { signIn } from "../testing/signIn.ts"

let server: RunningServer
let client: ReturnType<typeof orderingClient>
let headers: Record<string, string>

beforeAll(async () => {
  const [first, ...others] = company.customers
  if (!first) throw new Error("the company has no customer")
  const collector = { ...first, loyalty: { acceptedTerms: true, points: 1500 } }
  server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: sampleStores,
    people: { ...company, customers: [collector, ...others] },
  })
  client = orderingClient(server.url)
  headers = await signIn(server.database, collector._id)
})
afterAll(() => server.close())

const steps = ["received", "preparing", "inOven", "qualityCheck", "canBePickedUp"]
const order = async (changes: object) => {
  const key = { "idempotency-key": crypto.randomUUID() }
  const answer = await client.ask("POST", "/api/order/create", margheritas(1, { ...changes }), { ...headers, ...key })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return String(answer.body.orderId)
}
const report = async (id: string, ...reports: readonly object[]) => {
  for (const said of reports) expect((await client.report(server.staffKey, id, said)).status).toBe(200)
}
const baked = [{ type: "Accept" }, ...steps.map((step) => ({ type: "Step", step })), { type: "Complete" }]
const points = async () => {
  const rows = await inDatabase(
    server.database,
    (sql) => sql<{ readonly points: number }>`SELECT points FROM customer WHERE id = 'customer-1'`,
  )
  return rows[0]?.points
}

it("an order earns its points on hand-over, and none when it is cancelled", async () => {
  await report(await order({}), { type: "Accept" }, { type: "Cancel", reason: "no oven" })
  expect(await points()).toBe(1500)
  await report(await order({}), ...baked)
  expect(await points()).toBe(1699)
})

it("points are spent by an order, returned when it is refused, and never spent twice", async () => {
  const before = (await points()) ?? 0
  const withPoints = { useLoyaltyDiscount: true, totalAmountNet: 99 }
  const id = await order(withPoints)
  expect(await points()).toBe(before - 1000)
  await expect(order(withPoints)).rejects.toThrow("4026")
  await report(id, { type: "Refuse", reason: "no dough" })
  expect(await points()).toBe(before)
})

import { afterAll, beforeAll, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { type Person, peopleClient } from "../testing/peopleClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let now = Date.parse("2026-10-31T22:30:00Z")
let administrator: Person
let member: Person

const path = "/api/organisation/se-organisation-2/balance"

beforeAll(async () => {
  server = await startServer({
    market: "se",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: sampleStores,
    clock: () => now,
  })
  people = peopleClient(server)
  administrator = await people.logIn("se-customer-4", now)
  member = await people.logIn("se-customer-6", now)
  await people.sql(
    (sql) => sql`INSERT INTO spending (organisation_id, customer_id, month, reserved, committed) VALUES
      ('se-organisation-2', '', '2026-10-01', 10000, 20050),
      ('se-organisation-2', 'se-customer-6', '2026-10-01', 10000, 50050),
      ('se-organisation-2', '', '2026-11-01', 0, 5),
      ('se-organisation-1', '', '2026-10-01', 77700, 0)`,
  )
})
afterAll(async () => {
  await people.close()
  await server.close()
})

const nothing = { reserved: 0, committed: 0, spent: 0 }

it("shows a member their own spending only", async () => {
  expect((await member.get(path)).body).toEqual({
    month: "2026-10",
    own: { reserved: 100, committed: 500.5, spent: 600.5, limit: 600, left: 0 },
    organisation: null,
    members: [],
  })
})

it("shows an administrator the organisation's spending and every member's", async () => {
  const { body } = await administrator.get(path)
  expect(body).toMatchObject({
    month: "2026-10",
    own: { ...nothing, limit: null, left: null },
    organisation: { reserved: 100, committed: 200.5, spent: 300.5, limit: 3000, left: 2699.5 },
  })
  expect(body.members).toEqual([
    { customerId: "se-customer-4", ...nothing, limit: null, left: null },
    { customerId: "se-customer-7", ...nothing, limit: null, left: null },
    { customerId: "se-customer-6", reserved: 100, committed: 500.5, spent: 600.5, limit: 600, left: 0 },
  ])
})

it("starts again at zero each month, at midnight in the market's time zone", async () => {
  now = Date.parse("2026-10-31T23:00:00Z")
  const { body } = await administrator.get(path)
  expect(body).toMatchObject({ month: "2026-11", organisation: { spent: 0.05, left: 2999.95 } })
  expect((await member.get(path)).body.own).toEqual({ ...nothing, limit: 600, left: 600 })
})

it("registers Swedish companies by their ten-digit number", async () => {
  const create = async (number: string) =>
    (await administrator.post("/api/organisation/create", { name: "Nytt AB", number })).status
  expect(await create("202100-5489")).toBe(200)
  expect(await create("202100-5480")).toBe(400)
  expect(await create("974760673")).toBe(400)
})

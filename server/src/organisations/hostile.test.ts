import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { patientCapacity } from "../testing/patientCapacity.ts"
import { type Person, peopleClient } from "../testing/peopleClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { organisationAccess } from "./access.fixture.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let administrator: Person
let kunde8: Person

const path = "/api/organisation/no-organisation-1"

beforeAll(async () => {
  const database = { _tag: "ThrowAway" } as const
  const shop = { market: "no", port: 0, kitchen: "manual", stores: sampleStores } as const
  server = await startServer({ ...shop, database, capacity: patientCapacity })
  people = peopleClient(server)
  administrator = await people.logIn("no-customer-3")
  kunde8 = await people.logIn("no-customer-8")
})
afterAll(async () => {
  await people.close()
  await server.close()
})

const wild: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  Number.MAX_SAFE_INTEGER,
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202e\u2066",
  "'; DROP TABLE membership; --",
  "%_\\",
  "../../etc/passwd",
  "{{7*7}}${7*7}",
  "x".repeat(10_000),
  "𝕏".repeat(500),
  [],
  [[]],
  {},
  { perOrder: "1", perMonth: [] },
  { perOrder: 1e308, perMonth: -0 },
  { perOrder: -1, perMonth: null },
  { perOrder: 999_999_999.99, perMonth: 1e9 },
]

const fields = ["name", "number", "phoneNumber", "email", "role", "isActive", "limits", "remove", "__proto__"]
const sound: Readonly<Record<string, unknown>> = { name: "Bedrift 1 AS", number: "922222223", email: "a@skorpe.test" }

const posted = new Set(
  organisationAccess
    .filter(({ method, path: one }) => method === "POST" && !one.includes("none"))
    .map((row) => row.path),
)
const everywhere = organisationAccess.map((row) => [`${row.method} ${row.path}`, row] as const)
const at = (pattern: string, member = "no-customer-5") =>
  `/api${pattern.replace("{org}", "no-organisation-1").replace("{member}", member)}`

describe("hostile input", () => {
  it.each([...posted])("in the body of %s causes no 5xx", async (pattern) => {
    for (const value of wild) {
      const bodies = [value, ...fields.map((field) => ({ ...sound, [field]: value }))]
      const answers = await Promise.all(bodies.map((body) => administrator.post(at(pattern), body)))
      const ours = answers.flatMap(({ status }, place) => (status < 500 ? [] : [bodies[place]]))
      expect(ours).toEqual([])
    }
  })

  it.each(everywhere)("in the path of %s causes no 5xx", async (_, { method, path: pattern, body }) => {
    const texts = wild.filter((value) => typeof value === "string" && value.isWellFormed() && value.trim() !== "")
    for (const value of texts) {
      const address = at(pattern).replace(/(?<=\/organisation\/)no[\w-]*|\{\w+\}/g, encodeURIComponent(String(value)))
      const answer = method === "GET" ? await administrator.get(address) : await administrator.post(address, body)
      expect({ value, isOurs: answer.status >= 500 }).toEqual({ value, isOurs: false })
    }
  })

  it("leaves the organisation readable, with its administrator", async () => {
    const { status, body } = await administrator.get(`${path}/details`)
    expect([status, body.membership.role]).toEqual([200, "administrator"])
  })
})

it("in concurrent calls causes no deadlock", async () => {
  await people.sql((sql) => sql`DELETE FROM turn`)
  await administrator.post(`${path}/invite`, { phoneNumber: "40000018" })
  const [sent] = await people.sql(
    (sql) => sql<{ readonly body: string }>`SELECT body FROM outbox ORDER BY id DESC LIMIT 1`,
  )
  const token = sent?.body.split("#invitation=")[1] ?? ""
  const { body: invited } = await administrator.post(`${path}/invite`, { email: "withdrawn@skorpe.test" })
  const calls = [
    () => administrator.post(`${path}/invitations/${invited.id}/withdraw`, {}),
    () => kunde8.post(`/api/organisation/invitations/${token}/accept`, {}),
    () => kunde8.post(`${path}/user/no-customer-8`, { remove: true }),
    () => administrator.post(`${path}/invite`, { phoneNumber: "40000011", email: "kunde1@skorpe.test" }),
    () => administrator.post(`${path}/add`, { email: "kunde1@skorpe.test" }),
    () => administrator.post(`${path}/update`, { limits: { perOrder: 100, perMonth: 1000 } }),
    () => administrator.post(`${path}/user/no-customer-8`, { role: "administrator" }),
    () => kunde8.post(`${path}/user/no-customer-3`, { role: "member" }),
    () => administrator.get(`${path}/details`),
  ]
  const rounds = Array.from({ length: 26 }, () => calls).flat()
  const answers = await Promise.all(rounds.map((call) => call()))
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

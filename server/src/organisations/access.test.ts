import { SkorpeApi } from "@skorpe/core/api"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { outcomeOf, type Person, peopleClient } from "../testing/peopleClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { type Actor, actors, organisationAccess } from "./access.fixture.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let persons: Readonly<Record<Actor, Person>>
let ids: Readonly<Record<string, string>>

const customers: Readonly<Record<Actor, string | null>> = {
  anonymous: null,
  customer: "no-customer-1",
  otherCustomer: "no-customer-2",
  member: "no-customer-5",
  administrator: "no-customer-3",
  deactivated: "no-customer-7",
  exMember: "no-customer-8",
  otherOrganisation: "no-customer-4",
}

const lastToken = async () => {
  const [message] = await people.sql(
    (sql) => sql<{ readonly body: string }>`SELECT body FROM outbox ORDER BY id DESC LIMIT 1`,
  )
  return message?.body.split("#invitation=")[1] ?? ""
}

beforeAll(async () => {
  const database = { _tag: "ThrowAway" } as const
  server = await startServer({ market: "no", port: 0, database, kitchen: "manual", stores: sampleStores })
  people = peopleClient(server)
  const begun = await Promise.all(actors.map(async (actor) => [actor, await people.logIn(customers[actor])] as const))
  persons = Object.fromEntries(begun) as Record<Actor, Person>
  const { administrator, exMember, otherOrganisation } = persons
  const first = "/api/organisation/no-organisation-1"
  await administrator.post(`${first}/invite`, { phoneNumber: "40000018" })
  await exMember.post(`/api/organisation/invitations/${await lastToken()}/accept`, {})
  await administrator.post(`${first}/user/no-customer-8`, { remove: true })
  const others = await otherOrganisation.post("/api/organisation/no-organisation-2/invite", { email: "x@skorpe.test" })
  const own = await administrator.post(`${first}/invite`, { phoneNumber: "40000012" })
  ids = {
    org: "no-organisation-1",
    member: "no-customer-5",
    othersMember: "no-customer-6",
    invitation: own.body.id,
    othersInvitation: others.body.id,
    token: await lastToken(),
  }
})
afterAll(async () => {
  await people.close()
  await server.close()
})

const placed = (path: string) => `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "")}`

describe("who may do what in an organisation", () => {
  it("is in the table for every endpoint", () => {
    const walked = new Set(organisationAccess.map(({ method, path }) => `${method} ${shapeOf(path)}`))
    const endpoints = Object.values(SkorpeApi.groups.organisations.endpoints)
    expect(walked).toEqual(new Set(endpoints.map(({ method, path }) => `${method} ${shapeOf(path.slice(4))}`)))
  })

  // Actors with the right come last, so that their changes do not affect the others.
  const inTurn = (row: (typeof organisationAccess)[number]) =>
    actors.toSorted((a, b) => Number(row.outcomes[a][0] === 200) - Number(row.outcomes[b][0] === 200))

  it.each(organisationAccess.map((row) => [`${row.method} ${row.path}`, row] as const))("%s", async (_, row) => {
    const found: Record<string, readonly number[]> = {}
    for (const actor of inTurn(row)) {
      const person = persons[actor]
      const path = placed(row.path)
      found[actor] = outcomeOf(await (row.method === "GET" ? person.get(path) : person.post(path, row.body)))
    }
    expect(found).toEqual(row.outcomes)
  })
})

/** A path with its ids replaced by one placeholder, for comparison. */
const shapeOf = (path: string): string => {
  const [area, second = "", third, fourth, ...rest] = path.slice(1).split("/")
  if (second === "create") return `${area}/create`
  if (second === "search" || second === "exists") return `${area}/${second}/*`
  if (second === "invitations") return `${area}/invitations/*/${fourth}`
  return [area, "*", third, fourth === undefined ? undefined : "*", ...rest]
    .filter((one) => one !== undefined)
    .join("/")
}

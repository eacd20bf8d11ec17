import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { outcomeOf, type Person, peopleClient } from "../testing/peopleClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let kunde1: Person
let administrator: Person
let member: Person
let guest: Person

beforeAll(async () => {
  const database = { _tag: "ThrowAway" } as const
  server = await startServer({ market: "no", port: 0, database, kitchen: "manual", stores: sampleStores })
  people = peopleClient(server)
  kunde1 = await people.logIn("no-customer-1")
  administrator = await people.logIn("no-customer-3")
  member = await people.logIn("no-customer-5")
  guest = await people.logIn(null)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

const create = (person: Person, changes: object = {}, key?: string) =>
  person.post("/api/organisation/create", { name: "Ny bedrift AS", number: "974 760 673", ...changes }, key)

describe("registering a company", () => {
  it("makes the caller its administrator, once per idempotency key", async () => {
    const first = await create(kunde1, {}, "create-key")
    expect([first.status, first.body]).toEqual([
      200,
      {
        id: expect.any(String),
        name: "Ny bedrift AS",
        number: "974760673",
        limits: { perOrder: null, perMonth: null },
        approved: null,
        discount: null,
        membership: { role: "administrator", isActive: true, limits: { perOrder: null, perMonth: null } },
      },
    ])
    expect((await create(kunde1, {}, "create-key")).body).toEqual(first.body)
    expect(outcomeOf(await create(kunde1, { name: "Annet AS" }, "create-key"))).toEqual([409, 1006])
    expect(outcomeOf(await create(kunde1))).toEqual([409, 3002])
    expect((await kunde1.get(`/api/organisation/${first.body.id}`)).body).toEqual(first.body)
  })

  it.each([
    ["a wrong check digit", { number: "974760674" }, [400, 3012]],
    ["a Swedish number", { number: "556222-2223" }, [400, 3012]],
    ["no number", { number: "" }, [400, 3012]],
    ["a blank name", { name: " " }, [400, 3012]],
    ["a name with a bidi control character", { name: "Bedrift \u202eSA" }, [400, 3012]],
    ["a name with a URL", { name: "Vinn på https://evil.test" }, [400, 3012]],
    ["a name with NUL", { name: "Bedrift\u0000" }, [400, 1002]],
    ["a name of 10,000 letters", { name: "x".repeat(10_000) }, [400, 1002]],
    ["a name that is a number", { name: 7 }, [400, 1002]],
  ])("refuses %s", async (_, changes, outcome) => {
    expect(outcomeOf(await create(kunde1, changes))).toEqual(outcome)
  })

  it("stores a name with special characters unchanged, and finds it", async () => {
    const name = "Robert'); DROP TABLE organisation; -- 100%_\\"
    const { body } = await create(kunde1, { name, number: "988077917" })
    expect(body.name).toBe(name)
    const { body: found } = await guest.get(`/api/organisation/search/${encodeURIComponent(name)}`)
    expect(found).toEqual([{ name, number: "988077917" }])
  })

  it("creates one company for twenty concurrent requests", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(member, { number: "889640782" })))
    const [won, lost] = [answers.filter(({ status }) => status === 200), answers.filter(({ status }) => status === 409)]
    expect([won.length, lost.length]).toEqual([1, 19])
  })

  it("is limited to five a day", async () => {
    const numbers = ["911111128", "911111136", "911111144", "911111152", "911111160", "911111179"]
    const eager = await people.logIn("no-customer-2")
    const outcomes = []
    for (const number of numbers) outcomes.push(outcomeOf(await create(eager, { number })))
    expect(outcomes).toEqual([[200], [200], [200], [200], [200], [429, 3016]])
    expect((await eager.get(`/api/organisation/exists/${numbers[5]}`)).body).toBe(false)
  })
})

describe("finding a company", () => {
  const search = async (query: string) =>
    (await guest.get(`/api/organisation/search/${encodeURIComponent(query)}`)).body

  it("is open to anybody, by the start of its name or by its number, and shows only those two", async () => {
    expect(await search("bedrift 1")).toEqual([{ name: "Bedrift 1 AS", number: "922222223" }])
    expect(await search("922 222 223")).toEqual([{ name: "Bedrift 1 AS", number: "922222223" }])
    expect((await search("Bedrift")).map(({ number }: { number: string }) => number)).toEqual([
      "922222223",
      "933333337",
    ])
  })

  it("finds nothing by the middle of a name, a wildcard, one letter, or 10,000 letters", async () => {
    for (const query of ["edrift", "%", "__", "%%", "b", " ", "x".repeat(100)]) expect(await search(query)).toEqual([])
    expect(outcomeOf(await guest.get(`/api/organisation/search/${"x".repeat(10_000)}`))).toEqual([404, 3010])
    expect((await guest.get("/api/organisation/search/be%00")).status).toBe(404)
  })

  it("returns ten at most", async () => {
    await people.sql(
      (sql) => sql`INSERT INTO organisation (id, name, number, created_at)
        SELECT 'many-' || n, 'Mange ' || n, 'x' || n, now() FROM generate_series(1, 30) AS n`,
    )
    expect(await search("mange")).toHaveLength(10)
  })

  it("tells a customer whether a number is registered", async () => {
    const exists = async (number: string) => (await kunde1.get(`/api/organisation/exists/${number}`)).body
    expect(await Promise.all(["922222223", "922 222 223", "922222224", "x"].map(exists))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe("an organisation", () => {
  const path = "/api/organisation/no-organisation-1"

  it("shows a member their own membership, and no other member's", async () => {
    const { body } = await member.get(path)
    expect(body).toMatchObject({ name: "Bedrift 1 AS", discount: "BEDRIFT10", membership: { role: "member" } })
    expect(body).not.toHaveProperty("members")
  })

  it("shows an administrator all members' names, roles and limits, and no phone number or address", async () => {
    const { body } = await administrator.get(`${path}/details`)
    expect(body.members).toEqual([
      expect.objectContaining({ customerId: "no-customer-3", role: "administrator", isActive: true }),
      expect.objectContaining({ customerId: "no-customer-5", role: "member", isActive: true }),
      expect.objectContaining({ customerId: "no-customer-7", role: "member", isActive: false }),
    ])
    expect(Object.keys(body.members[0]).toSorted()).toEqual(
      ["customerId", "firstName", "isActive", "lastName", "limits", "role"].toSorted(),
    )
    expect(JSON.stringify(body)).not.toMatch(/\+47|@/)
  })

  it("lets its administrators change name and limits, but not number or discount", async () => {
    const limits = { perOrder: 2500.5, perMonth: null }
    for (const [field, value] of Object.entries({ number: "974760673", discount: "ALT100" })) {
      const { status, body } = await administrator.post(`${path}/update`, { name: "Bedrift En AS", [field]: value })
      expect([status, body.errors[0].code, body.errors[0].path]).toEqual([400, 1002, field])
    }
    const { status, body } = await administrator.post(`${path}/update`, { name: " Bedrift  En AS ", limits })
    expect([status, body.name, body.limits, body.number, body.discount]).toEqual([
      200,
      "Bedrift En AS",
      limits,
      "922222223",
      "BEDRIFT10",
    ])
    const back = await administrator.post(`${path}/update`, { name: "Bedrift 1 AS" })
    expect([back.body.name, back.body.limits]).toEqual(["Bedrift 1 AS", limits])
  })

  it.each([
    ["no name", { name: "" }, [400, 3012]],
    ["a name that is too long", { name: "x".repeat(150) }, [400, 3012]],
    ["a negative limit", { limits: { perOrder: -1, perMonth: null } }, [400, 1002]],
    ["a tenth of an øre", { limits: { perOrder: 0.001, perMonth: null } }, [400, 1002]],
    ["an absurd amount", { limits: { perOrder: 1e308, perMonth: null } }, [400, 1002]],
    ["half of the limits", { limits: { perOrder: 5 } }, [400, 1002]],
  ])("is not changed by %s", async (_, changes, outcome) => {
    const before = (await administrator.get(`${path}/details`)).body
    expect(outcomeOf(await administrator.post(`${path}/update`, changes))).toEqual(outcome)
    expect((await administrator.get(`${path}/details`)).body).toEqual(before)
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { margheritas } from "../testing/orderingClient.ts"
import { outcomeOf, type Person, peopleClient } from "../testing/peopleClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let kunde3: Person
let kunde5: Person
let kunde7: Person

const path = "/api/organisation/no-organisation-1"

beforeAll(async () => {
  const database = { _tag: "ThrowAway" } as const
  server = await startServer({ market: "no", port: 0, database, kitchen: "manual", stores: sampleStores })
  people = peopleClient(server)
  kunde3 = await people.logIn("no-customer-3")
  kunde5 = await people.logIn("no-customer-5")
  kunde7 = await people.logIn("no-customer-7")
})
afterAll(async () => {
  await people.close()
  await server.close()
})

/** Kunde 3 administers, Kunde 5 is a member, Kunde 7 is deactivated. */
const begin = () =>
  people.sql(
    (sql) => sql`
      INSERT INTO membership (organisation_id, customer_id, role, is_active) VALUES
        ('no-organisation-1', 'no-customer-3', 'administrator', true),
        ('no-organisation-1', 'no-customer-5', 'member', true),
        ('no-organisation-1', 'no-customer-7', 'member', false)
      ON CONFLICT (organisation_id, customer_id) DO UPDATE
      SET role = excluded.role, is_active = excluded.is_active, per_order = NULL, per_month = NULL`,
  )
afterEach(begin)

const change = (person: Person, number: number, changes: object) =>
  person.post(`${path}/user/no-customer-${number}`, changes)

describe("an administrator", () => {
  it("changes a member's role and limits, deactivates them, and removes them", async () => {
    const limits = { perOrder: 250.5, perMonth: 1000 }
    const { status, body } = await change(kunde3, 5, { limits })
    expect([status, body.member]).toEqual([
      200,
      { customerId: "no-customer-5", firstName: "Kunde", lastName: "5", role: "member", isActive: true, limits },
    ])
    expect((await kunde5.get(path)).body.membership.limits).toEqual(limits)
    expect((await change(kunde3, 5, { role: "administrator" })).body.member).toMatchObject({
      role: "administrator",
      limits,
    })
    expect((await kunde5.get(`${path}/details`)).status).toBe(200)
    await change(kunde3, 5, { role: "member" })
    expect(outcomeOf(await kunde5.get(`${path}/details`))).toEqual([403, 1003])
    await change(kunde3, 5, { isActive: false })
    expect(outcomeOf(await kunde5.get(path))).toEqual([403, 1003])
    expect((await change(kunde3, 5, { isActive: true })).body.member.isActive).toBe(true)
    expect((await change(kunde3, 5, { remove: true })).body).toEqual({ member: null })
    expect(outcomeOf(await kunde5.get(path))).toEqual([404, 3007])
    expect(outcomeOf(await change(kunde3, 5, { remove: true }))).toEqual([404, 3009])
  })

  it("deactivates a member, who can then only order privately, and for the organisation again once reactivated", async () => {
    const order = (organisationId: string | null) =>
      kunde5.post(
        "/api/order/create",
        margheritas(1, { organisationId, paymentType: organisationId ? "B2B" : "INSTORE" }),
      )
    const standing = async () => (await kunde5.get("/api/user/profile")).body.organisations
    await change(kunde3, 5, { isActive: false })
    expect(outcomeOf(await order("no-organisation-1"))).toEqual([400, 3007])
    expect((await order(null)).status).toBe(200)
    expect(await standing()).toContainEqual(
      expect.objectContaining({ organisationId: "no-organisation-1", isActive: false }),
    )
    await change(kunde3, 5, { isActive: true })
    expect((await order("no-organisation-1")).status).toBe(200)
    expect(await standing()).toContainEqual(
      expect.objectContaining({ organisationId: "no-organisation-1", isActive: true }),
    )
  })

  it.each([
    ["a role that they have", 5, { role: "member" }, [409, 1013]],
    ["a role that no organisation has", 5, { role: "owner" }, [400, 3008]],
    ["SQL as a role", 5, { role: "'; DROP TABLE membership; --" }, [400, 1015]],
    ["a role of 10,000 letters", 5, { role: "x".repeat(10_000) }, [400, 1002]],
    ["a negative limit", 5, { limits: { perOrder: null, perMonth: -0.01 } }, [400, 1002]],
    ["a string as isActive", 5, { isActive: "yes" }, [400, 1002]],
    ["a change of another organisation's member", 6, { role: "administrator" }, [404, 3009]],
    ["the removal of a customer who is not a member", 1, { remove: true }, [404, 3009]],
    ["the removal of the last administrator", 3, { remove: true }, [409, 3006]],
    ["the demotion of the last administrator", 3, { role: "member" }, [409, 3006]],
    ["the deactivation of the last administrator", 3, { isActive: false }, [409, 3006]],
  ])("is refused %s", async (_, number, changes, outcome) => {
    const before = (await kunde3.get(`${path}/details`)).body
    expect(outcomeOf(await change(kunde3, number, changes))).toEqual(outcome)
    expect((await kunde3.get(`${path}/details`)).body).toEqual(before)
  })

  it("does not count as one while deactivated", async () => {
    await change(kunde3, 7, { role: "administrator" })
    expect(outcomeOf(await change(kunde3, 3, { role: "member" }))).toEqual([409, 3006])
    await change(kunde3, 7, { isActive: true })
    expect((await change(kunde3, 3, { role: "member" })).status).toBe(200)
    expect((await change(kunde7, 3, { role: "administrator" })).status).toBe(200)
  })
})

describe("a member", () => {
  it("cannot change any member, not even themselves", async () => {
    for (const changes of [
      { role: "administrator" },
      { limits: { perOrder: null, perMonth: null } },
      { isActive: true },
    ]) {
      expect(outcomeOf(await change(kunde5, 5, changes))).toEqual([403, 1003])
      expect(outcomeOf(await change(kunde7, 7, changes))).toEqual([403, 1003])
    }
    expect(outcomeOf(await change(kunde5, 7, { remove: true }))).toEqual([403, 1003])
    expect(outcomeOf(await change(kunde5, 5, { remove: false }))).toEqual([403, 1003])
  })

  it("can leave, active or deactivated", async () => {
    for (const [person, number] of [
      [kunde5, 5],
      [kunde7, 7],
    ] as const) {
      expect((await change(person, number, { remove: true, role: "administrator" })).body).toEqual({ member: null })
      expect(outcomeOf(await person.get(path))).toEqual([404, 3007])
    }
  })
})

describe("two administrators", () => {
  const administrators = async () =>
    (
      await people.sql(
        (sql) => sql<{ readonly id: string }>`
      SELECT customer_id AS id FROM membership
      WHERE organisation_id = 'no-organisation-1' AND role = 'administrator' AND is_active`,
      )
    ).length

  it.each([
    ["remove", { remove: true }],
    ["demote", { role: "member" }],
    ["deactivate", { isActive: false }],
  ])("who %s each other concurrently: one of them stays, in each of 50 rounds", async (_, changes) => {
    for (let round = 0; round < 50; round += 1) {
      await begin()
      await change(kunde3, 5, { role: "administrator" })
      const answers = await Promise.all([change(kunde3, 5, changes), change(kunde5, 3, changes)])
      const outcomes = answers.map(outcomeOf).toSorted(([a = 0], [b = 0]) => a - b)
      expect(outcomes).toEqual([[200], "remove" in changes ? [404, 3007] : [403, 1003]])
      expect(await administrators()).toBe(1)
    }
  })

  it("who leave concurrently: one of them stays, in each of 50 rounds", async () => {
    for (let round = 0; round < 50; round += 1) {
      await begin()
      await change(kunde3, 5, { role: "administrator" })
      const answers = await Promise.all([change(kunde3, 3, { remove: true }), change(kunde5, 5, { remove: true })])
      expect(answers.map(outcomeOf).toSorted(([a = 0], [b = 0]) => a - b)).toEqual([[200], [409, 3006]])
      expect(await administrators()).toBe(1)
    }
  })
})

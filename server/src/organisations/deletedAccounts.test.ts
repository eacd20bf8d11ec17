import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { outcomeOf, peopleClient } from "../testing/peopleClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>

beforeAll(async () => {
  const database = { _tag: "ThrowAway" } as const
  server = await startServer({ market: "no", port: 0, database, kitchen: "manual", stores: sampleStores })
  people = peopleClient(server)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

describe("deleting an account", () => {
  it("removes its phone number and address from every invitation", async () => {
    const administrator = await people.logIn("no-customer-3")
    await administrator.post("/api/organisation/no-organisation-1/invite", { phoneNumber: "40000018" })
    await administrator.post("/api/organisation/no-organisation-1/invite", { email: "KUNDE8@skorpe.test" })
    await administrator.post("/api/organisation/no-organisation-1/invite", { email: "else@skorpe.test" })
    const kunde8 = await people.logIn("no-customer-8")
    expect(outcomeOf(await kunde8.post("/api/user/delete", {}))[0]).toBeLessThan(300)
    const { body } = await administrator.get("/api/organisation/no-organisation-1/invitations")
    expect(body.map(({ email }: { email: string }) => email)).toEqual(["else@skorpe.test"])
  })

  it("is refused for the last active administrator: a deactivated one does not count", async () => {
    // Kunde 7 administers the second organisation too, but is paused there.
    const kunde4 = await people.logIn("no-customer-4")
    expect(outcomeOf(await kunde4.post("/api/user/delete", {}))).toEqual([409, 3006])
    await kunde4.post("/api/organisation/no-organisation-2/user/no-customer-7", { isActive: true })
    expect(outcomeOf(await kunde4.post("/api/user/delete", {}))[0]).toBeLessThan(300)
  })

  it("is allowed for a deactivated administrator", async () => {
    await people.sql(
      (sql) => sql`INSERT INTO membership (organisation_id, customer_id, role, is_active)
        VALUES ('no-organisation-2', 'no-customer-1', 'administrator', false)`,
    )
    const kunde1 = await people.logIn("no-customer-1")
    expect(outcomeOf(await kunde1.post("/api/user/delete", {}))[0]).toBeLessThan(300)
  })
})

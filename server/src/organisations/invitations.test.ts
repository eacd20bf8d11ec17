import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { deleteExpired } from "../accounts/housekeeping.ts"
import { Settings } from "../settings/Settings.ts"
import { type RunningServer, startServer } from "../startServer.ts"
import { settingsAt } from "../testing/claims.ts"
import { outcomeOf, type Person, peopleClient } from "../testing/peopleClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let now = Date.parse("2026-11-21T12:00:00Z")
let administrator: Person
let other: Person

const day = 24 * 3_600_000
const path = "/api/organisation/no-organisation-1"

beforeAll(async () => {
  server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: sampleStores,
    clock: () => now,
    shopUrl: "https://skorpe.test/",
  })
  people = peopleClient(server)
})
afterAll(async () => {
  await people.close()
  await server.close()
})
beforeEach(async () => {
  // A week later, all rate limits have reset. Everybody gets a new session.
  now += 7 * day
  administrator = await people.logIn("no-customer-3", now)
  other = await people.logIn("no-customer-4", now)
})

interface Sent {
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

const outbox = () =>
  people.sql((sql) => sql<Sent>`SELECT kind, recipient, subject, body FROM outbox WHERE recipient <> '' ORDER BY id`)

/** Invites, and returns the link's token with the messages. */
const invite = async (to: object, call: "invite" | "add" = "invite") => {
  const before = (await outbox()).length
  const answer = await administrator.post(`${path}/${call}`, to)
  const sent = (await outbox()).slice(before)
  const token = /#invitation=([\w-]{43})$/.exec(sent[0]?.body ?? "")?.[1] ?? ""
  return { answer, sent, token }
}

const accept = (person: Person, token: string) => person.post(`/api/organisation/invitations/${token}/accept`, {})
const withdraw = (id: string) => administrator.post(`${path}/invitations/${id}/withdraw`, {})
const remove = (customerId: string) => administrator.post(`${path}/user/${customerId}`, { remove: true })
const membersOf = async () =>
  (await administrator.get(`${path}/details`)).body.members.map((one: { customerId: string }) => one.customerId)

describe("an invitation", () => {
  it("is sent with a link by SMS and by mail, in the customer's language or else the market's", async () => {
    const { answer, sent, token } = await invite({ phoneNumber: "40 00 00 18", email: "kunde8@skorpe.test" })
    const link = `https://skorpe.test/en/min-side#invitation=${token}`
    expect(answer.body).toEqual({
      id: expect.any(String),
      phoneNumber: "+4740000018",
      email: "kunde8@skorpe.test",
      status: "pending",
      invitedAt: new Date(now).toISOString(),
      expiresAt: new Date(now + 14 * day).toISOString(),
      acceptedAt: null,
      acceptedBy: null,
    })
    expect(sent).toEqual([
      { kind: "sms", recipient: "+4740000018", subject: "", body: expect.stringContaining(link) },
      {
        kind: "mail",
        recipient: "kunde8@skorpe.test",
        subject: "Bedrift 1 AS invites you to Skorpe",
        body: expect.stringContaining("Register"),
      },
    ])
    const stranger = await invite({ email: "nobody@skorpe.test" }, "add")
    expect(stranger.sent.map(({ subject, body }) => [subject, body])).toEqual([
      [
        "Bedrift 1 AS inviterer deg til Skorpe",
        `Bedrift 1 AS vil legge deg til som bruker hos Skorpe. Logg inn og godta innen 14 dager: https://skorpe.test/min-side#invitation=${stranger.token}`,
      ],
    ])
    expect(JSON.stringify([answer.body, stranger.answer.body])).not.toContain(token)
  })

  it("has the same response with and without an account, and /add adds no member", async () => {
    const known = await invite({ phoneNumber: "+4740000012" }, "add")
    const unknown = await invite({ phoneNumber: "+4740000099" }, "add")
    const without = ({ id: _, phoneNumber: __, ...rest }: Record<string, unknown>) => rest
    expect(without(known.answer.body)).toEqual(without(unknown.answer.body))
    expect([known.answer.status, unknown.answer.status]).toEqual([200, 200])
    expect(await membersOf()).not.toContain("no-customer-2")
  })

  it("makes the invited person a member, once", async () => {
    const { token, answer } = await invite({ phoneNumber: "40 00 00 18" })
    const kunde8 = await people.logIn("no-customer-8", now)
    expect(outcomeOf(await kunde8.get(path))).toEqual([404, 3007])
    const first = await accept(kunde8, token)
    expect(first.body).toMatchObject({ id: "no-organisation-1", membership: { role: "member", isActive: true } })
    expect((await accept(kunde8, token)).body).toEqual(first.body)
    expect((await kunde8.get(path)).body).toEqual(first.body)
    const read = async () => (await administrator.get(`${path}/invitations/${answer.body.id}`)).body
    const acceptedAt = new Date(now).toISOString()
    const accepted = { status: "accepted", phoneNumber: null, email: null, acceptedAt }
    expect(await read()).toMatchObject({ ...accepted, acceptedBy: "no-customer-8" })
    // Sent messages do not keep them either.
    expect((await outbox()).filter((sent) => sent.body.includes(token))).toEqual([])
    await remove("no-customer-8")
    expect(await read()).toMatchObject({ ...accepted, acceptedBy: null })
    expect(outcomeOf(await accept(kunde8, token))).toEqual([400, 3057])
    expect(outcomeOf(await kunde8.get(path))).toEqual([404, 3007])
  })

  it("gives one membership for twenty concurrent acceptances", async () => {
    const { token } = await invite({ email: "Kunde8@Skorpe.test" })
    const kunde8 = await people.logIn("no-customer-8", now)
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(kunde8, token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await membersOf()).filter((id: string) => id === "no-customer-8")).toHaveLength(1)
    await remove("no-customer-8")
  })

  it("is unknown to everybody but the invited person", async () => {
    const { token } = await invite({ phoneNumber: "40 00 00 18", email: "kunde1@skorpe.test" })
    const none = await accept(other, "x".repeat(43))
    for (const id of ["no-customer-1", "no-customer-2", "no-customer-4", "no-customer-7"]) {
      const answer = await accept(await people.logIn(id, now), token)
      expect([answer.status, answer.body]).toEqual([404, none.body])
    }
    expect(outcomeOf(await accept(await people.logIn(null), token))).toEqual([401, 1016])
    expect(outcomeOf(none)).toEqual([404, 3007])
    const rows = await people.sql((sql) => sql`SELECT * FROM organisation_invitation`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it("is valid for 14 days", async () => {
    const { token, answer } = await invite({ phoneNumber: "40 00 00 18" })
    now += 14 * day
    administrator = await people.logIn("no-customer-3", now)
    expect(outcomeOf(await accept(await people.logIn("no-customer-8", now), token))).toEqual([400, 3048])
    expect((await administrator.get(`${path}/invitations/${answer.body.id}`)).body.status).toBe("expired")
    now -= 1
    expect((await accept(await people.logIn("no-customer-8", now), token)).status).toBe(200)
    await remove("no-customer-8")
  })

  it("ends when the same person is invited again", async () => {
    const first = await invite({ phoneNumber: "40 00 00 18" })
    const second = await invite({ phoneNumber: "+47 40000018", email: "kunde8@skorpe.test" })
    const kunde8 = await people.logIn("no-customer-8", now)
    expect(outcomeOf(await accept(kunde8, first.token))).toEqual([400, 3048])
    expect((await accept(kunde8, second.token)).status).toBe(200)
    await remove("no-customer-8")
  })

  it("ends when the same person accepts another one", async () => {
    const byMail = await invite({ email: "kunde8@skorpe.test" })
    const byPhone = await invite({ phoneNumber: "40000018" })
    const kunde8 = await people.logIn("no-customer-8", now)
    await accept(kunde8, byPhone.token)
    expect((await administrator.get(`${path}/invitations/${byMail.answer.body.id}`)).body.status).toBe("withdrawn")
    await remove("no-customer-8")
    expect(outcomeOf(await accept(kunde8, byMail.token))).toEqual([400, 3048])
    expect(await membersOf()).not.toContain("no-customer-8")
  })

  it("does not readmit a removed member through an address that they have taken since", async () => {
    const byMail = await invite({ email: "new@skorpe.test" })
    const byPhone = await invite({ phoneNumber: "40000012" })
    const kunde2 = await people.logIn("no-customer-2", now)
    await accept(kunde2, byPhone.token)
    await people.sql((sql) => sql`UPDATE customer SET email = 'new@skorpe.test' WHERE id = 'no-customer-2'`)
    await remove("no-customer-2")
    expect(outcomeOf(await accept(kunde2, byMail.token))).toEqual([400, 3048])
    expect(await membersOf()).not.toContain("no-customer-2")
  })

  it("ends when an administrator withdraws it: its link then behaves like an expired one", async () => {
    const { token, answer } = await invite({ phoneNumber: "40 00 00 18" })
    const first = await withdraw(answer.body.id)
    expect(first.body).toEqual({ ...answer.body, status: "withdrawn" })
    expect((await withdraw(answer.body.id)).body).toEqual(first.body)
    expect((await administrator.get(`${path}/invitations/${answer.body.id}`)).body).toEqual(first.body)
    expect(outcomeOf(await accept(await people.logIn("no-customer-8", now), token))).toEqual([400, 3048])
    expect(await membersOf()).not.toContain("no-customer-8")
  })

  it("is not sent any more once it is withdrawn; others still are", async () => {
    const other = await invite({ email: "kunde8@skorpe.test" })
    const { answer, token } = await invite({ phoneNumber: "40 00 00 12", email: "kunde8@skorpe.test" })
    await withdraw(answer.body.id)
    const texts = (await outbox()).map(({ body }) => body).join()
    expect([texts.includes(token), texts.includes(other.token)]).toEqual([false, true])
  })

  it("deletes only its own unsent messages when it is accepted: another company's still wait", async () => {
    const own = await invite({ phoneNumber: "40 00 00 18" })
    const others = await other.post("/api/organisation/no-organisation-2/invite", { phoneNumber: "40 00 00 18" })
    expect((await accept(await people.logIn("no-customer-8", now), own.token)).status).toBe(200)
    expect((await outbox()).filter(({ body }) => body.includes(own.token))).toEqual([])
    const left = await people.sql(
      (sql) => sql`SELECT 1 FROM outbox JOIN organisation_invitation AS invitation ON invitation.id = ${others.body.id}
        WHERE sha256(convert_to(substring(body FROM '#invitation=([A-Za-z0-9_-]+)'), 'UTF8')) = token_hash`,
    )
    expect(left).toHaveLength(1)
    await remove("no-customer-8")
    await people.sql((sql) => sql`DELETE FROM organisation_invitation WHERE id = ${others.body.id}`)
  })

  it("that nobody accepts is deleted a month after it expired, with the number and the address", async () => {
    const { answer } = await invite({ phoneNumber: "40 00 00 98", email: "never@skorpe.test" })
    const keepHouse = () =>
      people.sql((sql) =>
        Effect.andThen(
          deleteExpired.pipe(
            Effect.provideService(PgClient.PgClient, sql),
            Effect.provideService(
              Settings,
              settingsAt(() => now),
            ),
          ),
          sql`SELECT phone, email FROM organisation_invitation WHERE id = ${answer.body.id}`,
        ),
      )
    now += 43 * day
    expect(await keepHouse()).toEqual([{ phone: "+4740000098", email: "never@skorpe.test" }])
    now += 2 * day
    expect(await keepHouse()).toEqual([])
  })

  it("stays listed as expired when it is sent again", async () => {
    const { answer } = await invite({ phoneNumber: "40 00 00 18" })
    now += 15 * day
    administrator = await people.logIn("no-customer-3", now)
    const again = await invite({ phoneNumber: "40 00 00 18" })
    const statusOf = async (id: string) => (await administrator.get(`${path}/invitations/${id}`)).body.status
    expect([await statusOf(answer.body.id), await statusOf(again.answer.body.id)]).toEqual(["expired", "pending"])
    await withdraw(again.answer.body.id)
  })

  it("can be withdrawn after it has expired, and be sent anew afterwards", async () => {
    const { answer } = await invite({ phoneNumber: "40 00 00 18" })
    now += 15 * day
    administrator = await people.logIn("no-customer-3", now)
    expect((await withdraw(answer.body.id)).body.status).toBe("withdrawn")
    const { token } = await invite({ phoneNumber: "40 00 00 18" })
    expect((await accept(await people.logIn("no-customer-8", now), token)).status).toBe(200)
    await remove("no-customer-8")
  })

  it("stays accepted when it is withdrawn too late, and the member stays", async () => {
    const { answer, token } = await invite({ phoneNumber: "40 00 00 18" })
    await accept(await people.logIn("no-customer-8", now), token)
    expect(outcomeOf(await withdraw(answer.body.id))).toEqual([409, 3057])
    expect(await membersOf()).toContain("no-customer-8")
    await remove("no-customer-8")
  })

  it("is either accepted or withdrawn when both happen concurrently", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { answer, token } = await invite({ phoneNumber: "40 00 00 18" })
      const kunde8 = await people.logIn("no-customer-8", now)
      const [joined, withdrawn] = await Promise.all([accept(kunde8, token), withdraw(answer.body.id)])
      expect([[200, 409].join(), [400, 200].join()]).toContain([joined.status, withdrawn.status].join())
      expect((await membersOf()).includes("no-customer-8")).toBe(joined.status === 200)
      if (joined.status === 200) await remove("no-customer-8")
    }
  })

  it("is withdrawn by the organisation's own administrators only", async () => {
    const { answer, token } = await invite({ phoneNumber: "40 00 00 18" })
    const { id } = answer.body
    const others = await other.post(`/api/organisation/no-organisation-2/invitations/${id}/withdraw`, {})
    expect(outcomeOf(others)).toEqual([404, 3010])
    expect(outcomeOf(await other.post(`${path}/invitations/${id}/withdraw`, {}))).toEqual([404, 3007])
    const member = await people.logIn("no-customer-5", now)
    expect(outcomeOf(await member.post(`${path}/invitations/${id}/withdraw`, {}))).toEqual([403, 1003])
    expect((await accept(await people.logIn("no-customer-8", now), token)).status).toBe(200)
    await remove("no-customer-8")
  })

  it("is refused for a member, for an invalid contact, and without a contact", async () => {
    const outcome = async (to: object) => outcomeOf((await invite(to)).answer)
    expect(await outcome({ phoneNumber: "40000015" })).toEqual([409, 3005])
    expect(await outcome({ email: "KUNDE7@skorpe.test" })).toEqual([409, 3005])
    expect(await outcome({ phoneNumber: "12" })).toEqual([400, 1031])
    expect(await outcome({ email: "a@b.test\nBcc: c@d.test" })).toEqual([400, 1009])
    expect(await outcome({ phoneNumber: "40\u000000015" })).toEqual([400, 1002])
    expect(await outcome({ email: `${"x".repeat(10_000)}@skorpe.test` })).toEqual([400, 1002])
    expect(await outcome({})).toEqual([400, 1002])
  })

  it("is sent once per idempotency key", async () => {
    const send = (email: string) => administrator.post(`${path}/invite`, { email }, "invitation-key")
    const before = (await outbox()).length
    const [first, second] = [await send("once@skorpe.test"), await send("once@skorpe.test")]
    expect(second.body).toEqual(first.body)
    expect((await outbox()).length - before).toBe(1)
    expect(outcomeOf(await send("twice@skorpe.test"))).toEqual([409, 1006])
  })

  it("is limited to five a day for a person, and to fifty a day for an organisation", async () => {
    const outcome = async (email: string) => outcomeOf((await invite({ email })).answer)
    for (let count = 0; count < 5; count += 1) expect(await outcome("often@skorpe.test")).toEqual([200])
    expect(await outcome("often@skorpe.test")).toEqual([429, 3077])
    expect(await outcome("OFTEN@skorpe.test")).toEqual([429, 3077])
    for (let count = 5; count < 50; count += 1) expect(await outcome(`n${count}@skorpe.test`)).toEqual([200])
    expect(await outcome("last@skorpe.test")).toEqual([429, 3077])
    now += day
    administrator = await people.logIn("no-customer-3", now)
    expect(await outcome("often@skorpe.test")).toEqual([200])
  })

  it("is readable by the organisation's own administrators only", async () => {
    const { answer } = await invite({ email: "read@skorpe.test" })
    const { id } = answer.body
    expect((await administrator.get(`${path}/invitations`)).body[0]).toEqual(answer.body)
    expect(outcomeOf(await other.get(`/api/organisation/no-organisation-2/invitations/${id}`))).toEqual([404, 3010])
    expect((await other.get("/api/organisation/no-organisation-2/invitations")).body).toEqual([])
  })
})

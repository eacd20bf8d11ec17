import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { Settings } from "../settings/Settings.ts"
import { type RunningServer, startServer } from "../startServer.ts"
import { cartOf, orderOf } from "../testing/carts.ts"
import { claimOf, claimsIn, secretOfDatabase, settingsAt } from "../testing/claims.ts"
import { outcomeOf, peopleClient, type Person } from "../testing/peopleClient.ts"
import { couponReservation } from "./couponReservation.ts"
import { whenCompleted } from "./whenCompleted.ts"

let now = Date.parse("2026-11-21T12:00:00+01:00")

let server: RunningServer
let people: ReturnType<typeof peopleClient>
const logIn = (number: number | null) => people.logIn(number === null ? null : `no-customer-${number}`, now)
const recruit = (person: Person, friend: object, key?: string) => person.post("/api/user/recruit", friend, key)
const priceOf = (person: Person, ...coupons: readonly string[]) =>
  person.post("/api/order/price", cartOf("no", { coupons }))
const complete = (orderId: string) =>
  people.sql((sql) =>
    whenCompleted(orderId).pipe(
      Effect.provide(secretOfDatabase),
      Effect.provideService(PgClient.PgClient, sql),
      Effect.provideService(
        Settings,
        settingsAt(() => now),
      ),
    ),
  )
const outbox = (to: string) =>
  people.sql(
    (sql) => sql<{ readonly kind: string; readonly subject: string; readonly body: string }>`
    SELECT kind, subject, body FROM outbox WHERE recipient = ${to}`,
  )

beforeAll(async () => {
  server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    clock: () => now,
  })
  people = peopleClient(server)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

describe("a customer who recruits", () => {
  test("has one code for all friends, and can see it without sending it", async () => {
    const { status, body } = await recruit(await logIn(1), {})
    expect([status, body.sent, body.descriptions.en]).toEqual([200, false, "50 kr off"])
    expect(body.code).toMatch(/^SMAK-[0-9A-Z]{8}$/)
    const again = await Promise.all([1, 1, 1].map(async (who) => (await recruit(await logIn(who), {})).body.code))
    expect(new Set([...again, body.code]).size).toBe(1)
    expect((await recruit(await logIn(2), {})).body.code).not.toBe(body.code)
  })

  test("sends it by SMS or mail, in their language, once per idempotency key", async () => {
    const person = await logIn(8)
    const { body } = await recruit(person, { phoneNumber: "400 00 055" }, "to-a-friend")
    await recruit(person, { phoneNumber: "400 00 055" }, "to-a-friend")
    expect(body.sent).toBe(true)
    const sent = await outbox("+4740000055")
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ kind: "sms", body: expect.stringContaining(`50 kr off your first order`) })
    expect(sent[0]?.body).toContain(body.code)
    await recruit(person, { email: " venn@skorpe.test " })
    expect(await outbox("venn@skorpe.test")).toMatchObject([{ kind: "mail", subject: "A friend is treating you" }])
  })

  test("has idempotency keys of their own, even if another customer has used the same one for the same friend", async () => {
    const [one, other] = [await logIn(5), await logIn(6)]
    const friend = { email: "venn-av-to@skorpe.test" }
    const first = await recruit(one, friend, "key-of-two")
    const second = await recruit(other, friend, "key-of-two")
    expect([first.body.sent, second.body.sent]).toEqual([true, true])
    expect(second.body.code).not.toBe(first.body.code)
    expect(await outbox(friend.email)).toHaveLength(2)
  })

  test.each([
    ["an invalid number", { phoneNumber: "hello" }, [400, 1031]],
    ["an invalid e-mail address", { email: "hello" }, [400, 1009]],
    ["a number and an e-mail address at once", { phoneNumber: "40000056", email: "venn@skorpe.test" }, [400, 1002]],
    ["their own number", { phoneNumber: "40 00 00 11" }, [400, 3016]],
    ["their own e-mail address", { email: "KUNDE1@skorpe.test" }, [400, 3016]],
  ] as const)("cannot send it to %s", async (_, friend, outcome) => {
    expect(outcomeOf(await recruit(await logIn(1), friend))).toEqual(outcome)
  })

  test("can send it to ten friends a day (4034), and a friend gets two a day at most", async () => {
    const person = await logIn(3)
    const told: number[] = []
    for (let friend = 0; friend < 11; friend += 1)
      told.push(
        (await recruit(person, { phoneNumber: `+474100000${friend % 10}${friend > 9 ? 1 : 0}`.slice(0, 11) })).status,
      )
    expect(told).toEqual([...Array(10).fill(200), 400])
    expect(outcomeOf(await recruit(person, { phoneNumber: "41000000" }))).toEqual([400, 4034])
    for (const who of [4, 5])
      expect(outcomeOf(await recruit(await logIn(who), { phoneNumber: "41999999" }))).toEqual([200])
    expect(outcomeOf(await recruit(await logIn(6), { phoneNumber: "41999999" }))).toEqual([400, 4034])
    now += 25 * 3_600_000
    expect(outcomeOf(await recruit(await logIn(3), { phoneNumber: "41000000" }))).toEqual([200])
  })

  test("must be logged in (1016)", async () => {
    expect(outcomeOf(await recruit(await logIn(null), {}))).toEqual([401, 1016])
  })
})

describe("a friend", () => {
  const claims = () => claimsIn(people, couponReservation)

  test("gets the discount on a first order, and the recruiter gets one reward on hand-over", async () => {
    const recruiter = await logIn(1)
    const { code } = (await recruit(recruiter, {})).body
    const friend = await logIn(4)
    const { body: price } = await priceOf(friend, code)
    expect(price).toMatchObject({ adjustmentAmount: -50, validCoupons: [code] })

    await claims().claim(claimOf("first-order", "no-customer-4", { coupons: [code], phone: "+4740000014" }))
    await claims().settle("first-order", "used")
    const before = (await recruiter.get("/api/user/discounts")).body.items.length
    await Promise.all([complete("first-order"), complete("first-order"), complete("first-order")])
    const { items } = (await recruiter.get("/api/user/discounts")).body
    expect(items).toHaveLength(before + 1)

    const thanks: string = items.at(-1).code
    expect(thanks).toMatch(/^MER-/)
    const mails = (await outbox("kunde1@skorpe.test")).filter(({ body }) => body.includes(thanks))
    expect(mails).toMatchObject([{ kind: "mail", subject: "Vennen din har spist. Nå er det din tur" }])
    const [, token = ""] = /\/u#(\S+)$/.exec(mails[0]?.body ?? "") ?? []
    expect(outcomeOf(await (await logIn(null)).post(`/api/user/email/unsubscribe/${token}`, {}))).toEqual([204])
    expect((await recruiter.get("/api/user/profile")).body.notificationTypes).toEqual(["sms"])
    expect((await priceOf(recruiter, thanks)).body).toMatchObject({ adjustmentAmount: -50, validCoupons: [thanks] })
    for (const other of [2, null]) expect(outcomeOf(await priceOf(await logIn(other), thanks))).toEqual([400, 3024])
    await claims().claim(claimOf("thanked", "no-customer-1", { coupons: [thanks], phone: "+4740000011" }))
    expect(outcomeOf(await priceOf(recruiter, thanks))).toEqual([400, 3137])
  })

  test("is recruited once: of two concurrent claims with different recruiters' codes, one is refused (3133)", async () => {
    const codes = await Promise.all(
      [2, 3].map(async (who) => (await recruit(await logIn(who), {})).body.code as string),
    )
    const refusals = await Promise.all(
      codes.map((code, index) => claims().claim(claimOf(`rival-${index}`, "no-customer-6", { coupons: [code] }))),
    )
    expect(new Set(refusals)).toEqual(new Set([3133, null]))
  })

  test("gives no reward with an order that is cancelled or never handed over", async () => {
    const recruiter = await logIn(5)
    const { code } = (await recruit(recruiter, {})).body
    await claims().claim(claimOf("given-back", "no-customer-7", { coupons: [code], phone: "+4740000017" }))
    await claims().settle("given-back", "released")
    await complete("given-back")
    expect((await recruiter.get("/api/user/discounts")).body.items).toEqual([])
  })

  test("cannot be a guest, the recruiter, or a customer who has ordered before (3052)", async () => {
    const recruiter = await logIn(2)
    const { code } = (await recruit(recruiter, {})).body
    for (const who of [null, 2]) expect(outcomeOf(await priceOf(await logIn(who), code))).toEqual([400, 3052])
    expect(outcomeOf(await recruiter.get(`/api/user/discounts/${code}`))).toEqual([400, 3052])

    const guest = await logIn(null)
    const [real, made] = [await priceOf(guest, code), await priceOf(guest, "SMAK-NOBODYS")]
    expect(outcomeOf(made)).toEqual(outcomeOf(real))
    expect(made.body.errors[0].message).toBe(real.body.errors[0].message)
    expect(real.body.errors[0].message).toContain("nytt medlem som er logget inn")

    const regular = await logIn(8)
    expect(outcomeOf(await priceOf(regular, code))).toEqual([200])
    const ordered = await regular.post("/api/order/create", orderOf("no", {}, (await priceOf(regular)).body))
    expect(ordered.status).toBe(200)
    await people.sql((sql) => sql`UPDATE orders SET customer_id = 'no-customer-8' WHERE id = ${ordered.body.orderId}`)
    expect(outcomeOf(await priceOf(regular, code))).toEqual([400, 3052])
  })

  test("brings thanks by SMS to a recruiter whose e-mail address is not confirmed", async () => {
    const recruiter = await logIn(3)
    await recruiter.post("/api/user/agreements", { email: true, sms: true })
    await people.sql((sql) => sql`UPDATE customer SET email_verified_at = NULL WHERE id = 'no-customer-3'`)
    const { code } = (await recruit(recruiter, {})).body
    await claims().claim(claimOf("of-a-friend", "no-customer-7", { coupons: [code], phone: "+4740000017" }))
    await claims().settle("of-a-friend", "used")
    await complete("of-a-friend")
    const { items } = (await recruiter.get("/api/user/discounts")).body
    const thanks: string = items.at(-1).code
    expect(await outbox("kunde3@skorpe.test")).toEqual([])
    expect((await outbox("+4740000013")).filter(({ body }) => body.includes(thanks))).toHaveLength(1)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { company } from "../testing/company.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"
import { signIn } from "../testing/signIn.ts"

type Headers = Record<string, string>

let one: RunningServer
let two: RunningServer
let now: number
let admin: Headers, member: Headers, bounded: Headers

const start = Date.parse("2026-11-10T12:00:00+01:00")

beforeAll(async () => {
  now = start
  const common = {
    market: "se",
    port: 0,
    kitchen: "manual",
    stores: sampleStores,
    people: company,
    clock: () => now,
  } as const
  one = await startServer({ ...common, database: { _tag: "ThrowAway" } })
  two = await startServer({ ...common, database: one.database, staffKey: one.staffKey })
  const [first = {}, second = {}, third = {}] = await Promise.all(
    [1, 2, 3].map((number) => signIn(one.database, `customer-${number}`)),
  )
  ;[admin, member, bounded] = [first, second, third]
})
afterAll(async () => {
  await two.close()
  await one.close()
})
beforeEach(async () => {
  now = start
  await inDatabase(one.database, (sql) => sql`DELETE FROM spending`)
  await inDatabase(one.database, (sql) => sql`UPDATE session SET renewed_at = ${new Date(start)}`)
})

const wanted = (quantity: number) => margheritas(quantity, { organisationId: "org", paymentType: "B2B" })
const order = (who: Headers, quantity = 1, server = one, key: string = crypto.randomUUID()) =>
  orderingClient(server.url).ask("POST", "/api/order/create", wanted(quantity), { ...who, "idempotency-key": key })
const outcome = ({ status, body }: Awaited<ReturnType<typeof order>>) =>
  status === 200 ? "ordered" : body.errors[0].code
const report = (id: unknown, said: object, server = one) =>
  orderingClient(server.url).report(one.staffKey, String(id), said)
const spent = async () => {
  const rows = await inDatabase(
    one.database,
    (sql) => sql<{
      readonly who: string
      readonly month: string
      readonly reserved: number
      readonly committed: number
    }>`
      SELECT customer_id AS who, month::text, reserved::integer, committed::integer
      FROM spending ORDER BY month, customer_id`,
  )
  return rows.map(({ who, month, reserved, committed }) => [who, month, reserved, committed])
}

describe("an organisation's budget", () => {
  it("has limits per order (3088) and per month (3090), for the organisation and for a member", async () => {
    expect(outcome(await order(member, 6))).toBe(3088)
    expect(outcome(await order(bounded, 3))).toBe(3088)
    expect(outcome(await order(bounded, 2))).toBe("ordered")
    expect(outcome(await order(bounded, 2))).toBe(3090)
    expect(outcome(await order(member, 5))).toBe("ordered")
    expect(outcome(await order(admin, 4))).toBe(3090)
    expect(outcome(await order(admin, 3))).toBe("ordered")
    expect(outcome(await order(admin, 1))).toBe(3090)
    expect(await spent()).toEqual([
      ["", "2026-11-01", 199_000, 0],
      ["customer-1", "2026-11-01", 59_700, 0],
      ["customer-2", "2026-11-01", 99_500, 0],
      ["customer-3", "2026-11-01", 39_800, 0],
    ])
  })

  it("is reserved by an order, committed when the store accepts it, and released once when it is cancelled", async () => {
    const { body: kept } = await order(member, 2)
    const { body: refused } = await order(member, 1)
    const { body: cancelled } = await order(member, 3)
    await report(kept.orderId, { type: "Accept" })
    await report(cancelled.orderId, { type: "Accept" })
    expect(await spent()).toEqual([
      ["", "2026-11-01", 19_900, 99_500],
      ["customer-2", "2026-11-01", 19_900, 99_500],
    ])
    const ends = [
      [refused.orderId, { type: "Refuse", reason: "no dough" }],
      [cancelled.orderId, { type: "Cancel", reason: "no oven" }],
    ] as const
    await Promise.all(
      [one, two].flatMap((server) =>
        ends.flatMap(([id, said]) => [report(id, said, server), report(id, said, server)]),
      ),
    )
    expect(await spent()).toEqual([
      ["", "2026-11-01", 0, 39_800],
      ["customer-2", "2026-11-01", 0, 39_800],
    ])
  })

  it("starts again each month in the market's time zone, and a release goes to the month of the claim", async () => {
    now = Date.parse("2026-11-30T23:59:59+01:00")
    await inDatabase(one.database, (sql) => sql`UPDATE session SET renewed_at = ${new Date(now)}`)
    const { body: november } = await order(member, 5)
    expect(outcome(await order(member, 5))).toBe("ordered")
    expect(outcome(await order(member, 1))).toBe(3090)
    now = Date.parse("2026-12-01T00:00:00+01:00")
    expect(outcome(await order(member, 5))).toBe("ordered")
    await report(november.orderId, { type: "Accept" })
    await report(november.orderId, { type: "Cancel", reason: "no oven" })
    expect((await spent()).filter(([who]) => who === "")).toEqual([
      ["", "2026-11-01", 99_500, 0],
      ["", "2026-12-01", 99_500, 0],
    ])
  })
})

describe("fifty members who order concurrently at two servers", () => {
  const everybody = (quantity = 1) =>
    Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        order(index % 3 === 0 ? admin : member, quantity, index % 2 === 0 ? one : two),
      ),
    )

  it("never exceed a budget of ten orders, with concurrent releases", async () => {
    const first = await everybody()
    expect(first.filter((answer) => outcome(answer) === "ordered")).toHaveLength(10)
    expect(new Set(first.map(outcome))).toEqual(new Set(["ordered", 3090]))
    const ids = first.filter(({ status }) => status === 200).map(({ body }) => body.orderId)
    const [again] = await Promise.all([
      everybody(),
      ...ids.slice(0, 4).map((id, index) => report(id, { type: "Refuse", reason: "no dough" }, index % 2 ? one : two)),
    ])
    const more = again.filter((answer) => outcome(answer) === "ordered").length
    expect(more).toBeLessThanOrEqual(4)
    expect((await spent())[0]).toEqual(["", "2026-11-01", (6 + more) * 19_900, 0])
  })

  it("get one order from a budget for one", async () => {
    expect(outcome(await order(admin, 5))).toBe("ordered")
    expect(outcome(await order(admin, 4))).toBe("ordered")
    const answers = await everybody()
    expect(answers.filter((answer) => outcome(answer) === "ordered")).toHaveLength(1)
    expect((await spent())[0]).toEqual(["", "2026-11-01", 199_000, 0])
  })

  it("place one order for one key, even when it uses up the budget", async () => {
    await order(admin, 5)
    await order(admin, 4)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => order(member, 1, index % 2 === 0 ? one : two, "the-same-key")),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect((await spent())[0]).toEqual(["", "2026-11-01", 199_000, 0])
  })
})

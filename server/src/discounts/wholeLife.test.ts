import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { type CartAsked, cartOf, orderOf } from "../testing/carts.ts"
import { orderingClient } from "../testing/orderingClient.ts"
import { outcomeOf, peopleClient, type Person } from "../testing/peopleClient.ts"

const noon = Date.parse("2026-11-21T12:00:00+01:00")

let server: RunningServer
let people: ReturnType<typeof peopleClient>
const logIn = (number: number | null) => people.logIn(number === null ? null : `no-customer-${number}`, noon)
const phone = (number: number) => ({
  firstNames: "Kunde",
  lastName: String(number),
  phoneNumber: `+474000${7000 + number}`,
})

beforeAll(async () => {
  server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    clock: () => noon,
  })
  people = peopleClient(server)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

/** Orders at the quoted price. */
const order = async (person: Person, number: number, asked: CartAsked, priced?: object) => {
  const price = priced ?? (await person.post("/api/order/price", cartOf("no", asked))).body
  return person.post("/api/order/create", orderOf("no", asked, price, { shippingInfo: phone(number) }))
}
const tell = (orderId: string, ...reports: readonly object[]) =>
  reports.reduce<Promise<unknown>>(
    (before, report) => before.then(() => orderingClient(server.url).report(server.staffKey, orderId, report)),
    Promise.resolve(),
  )
const handOver = (orderId: string) =>
  tell(
    orderId,
    { type: "Accept" },
    ...["received", "preparing", "inOven", "qualityCheck", "canBePickedUp"].map((step) => ({ type: "Step", step })),
    { type: "Complete" },
  )
const pointsOf = async (number: number) => {
  const [row] = await people.sql(
    (sql) => sql<{ readonly points: number; readonly ledger: number }>`
      SELECT points, (SELECT sum(points)::int FROM points_entry WHERE customer_id = customer.id) AS ledger
      FROM customer WHERE id = ${`no-customer-${number}`}`,
  )
  expect(row?.points).toBe(row?.ledger)
  return row?.points
}

describe("a code with one use", () => {
  const once = { coupons: ["ENGANG100"] }

  test("goes to one of ten concurrent customers; after a release it goes to the next", async () => {
    const guest = await logIn(null)
    const { body: price } = await guest.post("/api/order/price", cartOf("no", once))
    const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => order(guest, number, once, price)))
    const [won, ...more] = answers.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    const others = answers.filter(({ status }) => status !== 200)
    expect(others.map((one) => outcomeOf(one).join())).toEqual(Array(9).fill("400,3137"))

    await tell(won?.body.orderId, { type: "Refuse", reason: "no more dough" })
    expect(outcomeOf(await order(guest, 20, once))).toEqual([200])
    expect(outcomeOf(await guest.post("/api/order/price", cartOf("no", once)))).toEqual([400, 3137])
  })
})

describe("points", () => {
  test("are spent by an order, returned when the store refuses it, and earned on hand-over", async () => {
    const person = await logIn(8)
    const refused = await order(person, 8, { usesPoints: true })
    expect([refused.status, await pointsOf(8)]).toEqual([200, 250])
    await tell(refused.body.orderId, { type: "Refuse", reason: "no more dough" })
    expect(await pointsOf(8)).toBe(1250)

    const eaten = await order(person, 8, { usesPoints: true })
    await handOver(eaten.body.orderId)
    // 269 kr minus 100 kr paid with points.
    expect(await pointsOf(8)).toBe(1250 - 1000 + 169)
  })

  test("for one order pay for one of five concurrent orders", async () => {
    await people.sql(
      (sql) => sql`WITH given AS (UPDATE customer SET points = points + 1000, accepted_terms_at = now()
      WHERE id = 'no-customer-2' RETURNING id)
      INSERT INTO points_entry (customer_id, kind, points, at) SELECT id, 'opening', 1000, now() FROM given`,
    )
    const person = await logIn(2)
    const { body: price } = await person.post("/api/order/price", cartOf("no", { usesPoints: true }))
    const answers = await Promise.all(Array.from({ length: 5 }, () => order(person, 2, { usesPoints: true }, price)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    expect(others.map((one) => outcomeOf(one).join())).toEqual(Array(4).fill("400,4026"))
    expect(await pointsOf(2)).toBe(0)
  })
})

test("a friend's first order gives the recruiter a code on hand-over, and not before", async () => {
  const recruiter = await logIn(1)
  const { code } = (await recruiter.post("/api/user/recruit", {})).body
  const friend = await logIn(4)
  const placed = await order(friend, 4, { coupons: [code] })
  expect(placed.status).toBe(200)
  const thanks = async () => {
    const { items } = (await recruiter.get("/api/user/discounts")).body
    return (items as readonly { readonly code: string }[]).filter((item) => item.code.startsWith("MER-"))
  }
  expect(await thanks()).toEqual([])
  await handOver(placed.body.orderId)
  expect(await thanks()).toHaveLength(1)
  expect(outcomeOf(await friend.post("/api/order/price", cartOf("no", { coupons: [code] })))).toEqual([400, 3052])
})

test("a friend whose recruiter deletes the account is free for another one when the order is refused", async () => {
  const recruiter = await logIn(7)
  const [first, second] = await Promise.all(
    [recruiter, await logIn(6)].map(
      async (one): Promise<string> => (await one.post("/api/user/recruit", {})).body.code,
    ),
  )
  const friend = await logIn(5)
  const placed = await order(friend, 5, { coupons: [first ?? ""] })
  expect(outcomeOf(placed)).toEqual([200])
  expect(outcomeOf(await recruiter.post("/api/user/delete", {}))).toEqual([204])
  const priced = () => friend.post("/api/order/price", cartOf("no", { coupons: [second ?? ""] }))
  expect(outcomeOf(await priced())).toEqual([400, 3052])
  await tell(placed.body.orderId, { type: "Refuse", reason: "no more dough" })
  expect(outcomeOf(await priced())).toEqual([200])
})

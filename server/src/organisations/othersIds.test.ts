import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { margheritas } from "../testing/orderingClient.ts"
import { outcomeOf, type Person, peopleClient } from "../testing/peopleClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
const persons = new Map<string, Person>()

const outsiders = [
  "anonymous",
  "a customer",
  "another organisation's administrator",
  "a former member",
  "a deactivated member",
]
const customers = [null, "no-customer-1", "no-customer-4", "no-customer-5", "no-customer-7"]

beforeAll(async () => {
  const database = { _tag: "ThrowAway" } as const
  server = await startServer({ market: "no", port: 0, database, kitchen: "manual", stores: sampleStores })
  people = peopleClient(server)
  for (const [place, name] of outsiders.entries()) persons.set(name, await people.logIn(customers[place] ?? null))
  const administrator = await people.logIn("no-customer-3")
  await administrator.post("/api/organisation/no-organisation-1/user/no-customer-5", { remove: true })
})
afterAll(async () => {
  await people.close()
  await server.close()
})

const price = (organisationId: string) => ({
  cart: {
    storeId: "store-open",
    deliveryMethod: "carryout",
    requestedTime: null,
    products: [{ codes: ["MARG_AM30"], quantity: 2, unitPrice: 199, ingredients: [] }],
  },
  coupons: [],
  organisationId,
  totalAmount: 398,
  isLoyaltyOrder: false,
})

const others = "no-organisation-1"

/** The number of rows that orders for organisations have left. */
const traces = () =>
  people.sql(
    (sql) => sql`SELECT (SELECT count(*) FROM orders WHERE organisation_id IS NOT NULL)::int AS orders,
      (SELECT count(*) FROM spending)::int AS spendings`,
  )

describe.each(outsiders)("an organisation's id in the hands of %s", (name) => {
  const ask = (path: string, body: unknown) => (persons.get(name) as Person).post(path, body)

  it("gets no price for it", async () => {
    const [status = 0, ...codes] = outcomeOf(await ask("/api/order/price", price(others)))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect([1003, 1016, 3007]).toContain(codes[0])
  })

  it.each(["INSTORE", "B2B", "ADYEN"])(
    "gets no order for it, to be paid %s, and leaves no rows",
    async (paymentType) => {
      const order = margheritas(1, { organisationId: others, paymentType })
      const [status = 0] = outcomeOf(await ask("/api/order/create", order))
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(await traces()).toEqual([{ orders: 0, spendings: 0 }])
    },
  )

  it("gets the response of an unknown id, unless they are a deactivated member", async () => {
    const said = async (id: string) => {
      const { status, body } = await ask("/api/order/price", price(id))
      return [status, body]
    }
    if (name !== "a deactivated member") expect(await said(others)).toEqual(await said("none-such"))
    expect(outcomeOf(await ask("/api/order/price", price("x".repeat(10_000))))[0]).toBeLessThan(500)
    expect(outcomeOf(await ask("/api/order/price", price("\u0000")))[0]).toBe(400)
  })
})

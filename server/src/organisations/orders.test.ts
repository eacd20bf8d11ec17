import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { RunningServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { outcomeOf, type Person, peopleClient } from "../testing/peopleClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let administrator: Person
let member: Person

const path = "/api/organisation/no-organisation-1/orders"

beforeAll(async () => {
  server = await startSampleServer()
  people = peopleClient(server)
  administrator = await people.logIn("no-customer-3")
  member = await people.logIn("no-customer-5")
  const client = orderingClient(server.url)
  for (let count = 1; count <= 12; count += 1) {
    const { body } = await client.order(margheritas(count, { billingNote: count === 8 ? "Prosjekt 7" : "" }))
    const organisationId = count === 12 ? "no-organisation-2" : "no-organisation-1"
    const customerId = count % 4 === 0 ? "no-customer-5" : "no-customer-3"
    await people.sql(
      (sql) => sql`UPDATE orders SET organisation_id = ${organisationId}, customer_id = ${customerId},
        placed_at = placed_at + make_interval(secs => ${count}) WHERE id = ${body.orderId}`,
    )
    if (count === 8) await client.report(server.staffKey, body.orderId, { type: "Accept" })
  }
  await client.order(margheritas(20))
})
afterAll(async () => {
  await people.close()
  await server.close()
})

const totals = ({ body }: Awaited<ReturnType<Person["get"]>>) => ({
  total: body.total,
  items: body.items.map((one: { readonly total: number }) => one.total / 199),
})

describe("an organisation's orders", () => {
  it("are all listed for administrators, newest first, ten a page", async () => {
    expect(totals(await administrator.get(path))).toEqual({ total: 11, items: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2] })
    expect(totals(await administrator.get(`${path}?skip=10`))).toEqual({ total: 11, items: [1] })
    expect(totals(await administrator.get(`${path}?skip=2&limit=3`))).toEqual({ total: 11, items: [9, 8, 7] })
    expect(totals(await administrator.get(`${path}?skip=500`))).toEqual({ total: 11, items: [] })
  })

  it("are listed for a member if they are their own, with the kitchen's status", async () => {
    const answer = await member.get(path)
    expect(totals(answer)).toEqual({ total: 2, items: [8, 4] })
    expect(answer.body.items[0]).toMatchObject({
      customerId: "no-customer-5",
      storeName: "Always open",
      billingNote: "Prosjekt 7",
      lines: [{ name: "Margherita", quantity: 8 }],
      tracking: { status: "accepted", sequence: 2 },
    })
    expect(answer.body.items[1]).not.toHaveProperty("billingNote")
    expect(JSON.stringify(answer.body)).not.toMatch(/\+47|shippingInfo/)
  })

  it("are listed for valid page numbers only", async () => {
    for (const query of ["skip=-1", "limit=0", "limit=1.5", "skip=x", "skip=NaN", "limit=1e9"]) {
      expect({ query, is: outcomeOf(await administrator.get(`${path}?${query}`)) }).toEqual({ query, is: [400, 1002] })
    }
  })
})

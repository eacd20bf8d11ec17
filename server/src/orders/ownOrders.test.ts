import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { company } from "../testing/company.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { pub } from "../testing/pub.ts"
import { signIn } from "../testing/signIn.ts"

type Headers = Record<string, string>

let server: RunningServer
let client: ReturnType<typeof orderingClient>
let admin: Headers, member: Headers, bounded: Headers, child: Headers, left: Headers

// A Saturday noon, at which beer may be sold.
const noon = Date.parse("2026-11-21T12:00:00+01:00")

beforeAll(async () => {
  server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: [pub],
    people: company,
    clock: () => noon,
  })
  client = orderingClient(server.url)
  const signedIn = (number: number): Promise<Headers> => signIn(server.database, `customer-${number}`)
  admin = await signedIn(1)
  member = await signedIn(2)
  bounded = await signedIn(3)
  child = await signedIn(4)
  left = await signedIn(5)
  await inDatabase(server.database, (sql) => sql`UPDATE session SET renewed_at = ${new Date(noon)}`)
})
afterAll(() => server.close())

const codesOf = ({ body }: { readonly body: { readonly errors: readonly { readonly code: number }[] } }) =>
  body.errors.map(({ code }) => code)
const order = (who: Headers, changes: Record<string, unknown> = {}, key: string = crypto.randomUUID()) =>
  client.ask("POST", "/api/order/create", margheritas(1, changes), { ...who, "idempotency-key": key })
const onAccount = { organisationId: "org", paymentType: "B2B" }
const reads = async (who: Headers, id: string) => [
  (await client.get(`/api/order/${id}`, who)).status,
  (await client.get(`/api/order/${id}/track`, who)).status,
]

describe("who may order what", () => {
  it("only an active member orders for an organisation, and never delivery", async () => {
    const nobody = await order({}, onAccount)
    expect([nobody.status, codesOf(nobody)]).toEqual([401, [1016]])
    for (const who of [child, left]) {
      const refused = await order(who, onAccount)
      expect([refused.status, codesOf(refused)]).toEqual([400, [3007]])
    }
    expect(codesOf(await order(member, { paymentType: "B2B" }))).toEqual([3007])
    expect(codesOf(await order(member, { organisationId: "nobody", paymentType: "B2B" }))).toEqual([3007])
    expect(codesOf(await order(member, { ...onAccount, deliveryMethod: "delivery" }))).toEqual([3066])
    expect((await order(member, { ...onAccount, paymentType: "INSTORE" })).status).toBe(200)
    expect((await order(member, onAccount)).status).toBe(200)
  })

  it("beer is refused only to customers who are known to be too young", async () => {
    const beer = {
      products: [{ codes: ["BEER"], quantity: 1, unitPrice: 24.5, ingredients: [] }],
      totalAmountNet: 24.5,
    }
    expect(codesOf(await order(child, beer))).toEqual([3116])
    expect((await order(child)).status).toBe(200)
    expect((await order(member, beer)).status).toBe(200)
    expect((await order({}, beer)).status).toBe(200)
  })

  it("an ended session gets an error and is not treated as a guest", async () => {
    const answer = await order({ cookie: "__Host-session=of-long-ago" })
    expect([answer.status, codesOf(answer)]).toEqual([401, [1016]])
    const withToken = await order({ cookie: "__Host-session=of-long-ago", "order-token": "any" })
    expect([withToken.status, codesOf(withToken)]).toEqual([401, [1016]])
  })
})

describe("reading an order", () => {
  it("is allowed for its customer, and for anybody with its token", async () => {
    const { body } = await order(member)
    const id = String(body.orderId)
    expect(await reads(member, id)).toEqual([200, 200])
    expect(await reads({ "order-token": body.trackingToken }, id)).toEqual([200, 200])
    expect(await reads({ ...child, "order-token": body.trackingToken }, id)).toEqual([200, 200])
    for (const who of [{}, admin, bounded, child, left]) expect(await reads(who, id)).toEqual([404, 404])
    const unknown = await client.get("/api/order/unknown", child)
    expect((await client.get(`/api/order/${id}`, child)).body).toEqual(unknown.body)
  })

  it("by its token is allowed on a device whose session has ended", async () => {
    const { body } = await order(member)
    const id = String(body.orderId)
    const ended = { cookie: "__Host-session=of-long-ago" }
    expect(await reads({ ...ended, "order-token": body.trackingToken }, id)).toEqual([200, 200])
    expect(await reads({ ...ended, "order-token": "another" }, id)).toEqual([404, 404])
    expect(await reads(ended, id)).toEqual([401, 401])
  })

  it("of an organisation is allowed for its administrators, and for the active member who placed it", async () => {
    const { body } = await order(bounded, onAccount)
    const id = String(body.orderId)
    for (const who of [bounded, admin]) expect(await reads(who, id)).toEqual([200, 200])
    for (const who of [{}, member, child, left]) expect(await reads(who, id)).toEqual([404, 404])
    const toSeat = { deliveryMethod: "hotspot", hotspotId: "arena", hotspotParameters: { seat: "12-7" } }
    const fee = { codes: ["DLVRYFEE"], quantity: 1, unitPrice: 29, ingredients: [] }
    const products = [fee, ...margheritas(1).products]
    const brought = await order(bounded, { ...onAccount, ...toSeat, products, totalAmountNet: 228 })
    const path = `/api/order/${String(brought.body.orderId)}`
    expect((await client.get(path, bounded)).body.destination).toMatchObject({ answers: [{ answer: "12-7" }] })
    const seen = [
      await client.get(path, admin),
      await client.get("/api/orders", bounded),
      await client.get("/api/organisation/org/orders", admin),
    ]
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(JSON.stringify(seen.map(({ body: told }) => told))).not.toContain("12-7")
    const leave = (isActive: boolean) =>
      inDatabase(
        server.database,
        (sql) => sql`UPDATE membership SET is_active = ${isActive} WHERE customer_id = 'customer-3'`,
      )
    await leave(false)
    expect(await reads(bounded, id)).toEqual([404, 404])
    expect((await client.get("/api/orders", bounded)).body.items).toEqual([])
    await leave(true)
    expect(await reads(bounded, id)).toEqual([200, 200])
  })
})

describe("a note for an organisation's bill", () => {
  const noted = { billingNote: "Prosjekt 7" }
  const notesOf = async (path: string, ...readers: readonly Headers[]) =>
    Promise.all(readers.map(async (who) => (await client.get(path, who)).body.billingNote))

  it("is read by whoever ordered, and by the organisation's administrators, also in their lists", async () => {
    const { body } = await order(member, { ...onAccount, ...noted })
    const path = `/api/order/${String(body.orderId)}`
    const token = { "order-token": String(body.trackingToken) }
    expect(await notesOf(path, member, admin, token)).toEqual(["Prosjekt 7", "Prosjekt 7", "Prosjekt 7"])
    const lists = [await client.get("/api/orders", member), await client.get("/api/organisation/org/orders", admin)]
    const here = ({ orderId }: { readonly orderId: string }) => orderId === body.orderId
    expect(lists.map(({ body: { items } }) => items.find(here).billingNote)).toEqual(["Prosjekt 7", "Prosjekt 7"])
  })

  it("is not stored with a private order, and an empty one is never stored", async () => {
    const { body: own } = await order(member, noted)
    const { body: billed } = await order(member, onAccount)
    const read = async (id: unknown, who: Headers) => (await client.get(`/api/order/${String(id)}`, who)).body
    expect(await read(own.orderId, member)).not.toHaveProperty("billingNote")
    expect(await read(billed.orderId, member)).not.toHaveProperty("billingNote")
  })
})

describe("the list of a customer's orders", () => {
  it("is for customers only", async () => {
    const answer = await client.get("/api/orders")
    expect([answer.status, codesOf(answer)]).toEqual([401, [1016]])
  })

  it("is newest first, in pages, with all that a reorder needs", async () => {
    const before = (await client.get("/api/orders", child)).body.total
    const ids: string[] = []
    for (const quantity of [1, 2, 3]) {
      const placed = await client.ask("POST", "/api/order/create", margheritas(quantity), {
        ...child,
        "idempotency-key": `child-${quantity}-of-three`,
      })
      ids.unshift(String(placed.body.orderId))
      await inDatabase(
        server.database,
        (sql) => sql`UPDATE orders SET placed_at = placed_at + ${quantity} * interval '1 second'
          WHERE id = ${String(placed.body.orderId)}`,
      )
    }
    const list = async (query: string) => {
      const { body } = await client.get(`/api/orders${query}`, child)
      return { total: body.total, ids: body.items.map(({ orderId }: { readonly orderId: string }) => orderId) }
    }
    const total = before + 3
    expect((await list("")).ids.slice(0, 3)).toEqual(ids)
    expect(await list("?skip=1&limit=1")).toEqual({ total, ids: ids.slice(1, 2) })
    expect(await list("?page=0&size=1")).toEqual({ total, ids: ids.slice(0, 1) })
    expect(await list("?skip=1000")).toEqual({ total, ids: [] })
    const [newest] = (await client.get("/api/orders?limit=1", child)).body.items
    expect(newest).toMatchObject({
      storeId: "store-open",
      lines: [{ codes: ["MARG_AM30"], quantity: 3, ingredients: [], name: "Margherita" }],
      tracking: { status: "placed" },
    })
    for (const query of ["?skip=-1", "?limit=0", "?limit=x", "?page=1.5", "?skip=1e99"]) {
      const refused = await client.get(`/api/orders${query}`, child)
      expect([query, refused.status, codesOf(refused)]).toEqual([query, 400, [1002]])
    }
  })
})

it("leaves old orders and orders of deleted accounts in the kitchen's list", async () => {
  const { body } = await order(child)
  await inDatabase(
    server.database,
    (sql) =>
      sql`UPDATE orders SET request = '{"shippingInfo": {"firstName": "Kunde 9"}}'::jsonb WHERE id = ${String(body.orderId)}`,
  )
  const { body: gone } = await order(child)
  await inDatabase(
    server.database,
    (sql) => sql`UPDATE orders SET request = '{}'::jsonb WHERE id = ${String(gone.orderId)}`,
  )
  const list = await client.get("/api/kitchen/orders", { "staff-key": server.staffKey })
  const names = new Map(
    list.body.items.map((one: { readonly orderId: string; readonly firstName: string }) => [
      one.orderId,
      one.firstName,
    ]),
  )
  expect([names.get(String(body.orderId)), names.get(String(gone.orderId))]).toEqual(["Kunde 9", ""])
})

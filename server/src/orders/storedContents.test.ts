import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { company } from "../testing/company.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { pub } from "../testing/pub.ts"
import { signIn } from "../testing/signIn.ts"
import { testProvider } from "../testing/testProvider.ts"

type Headers = Record<string, string>

let server: RunningServer
let client: ReturnType<typeof orderingClient>
let admin: Headers, member: Headers

beforeAll(async () => {
  server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: [pub],
    people: company,
    orderLimits: null,
    cardPayments: testProvider().layer,
  })
  client = orderingClient(server.url)
  admin = await signIn(server.database, "customer-1")
  member = await signIn(server.database, "customer-2")
})
afterAll(() => server.close())

const fee = { codes: ["DLVRYFEE"], quantity: 1, unitPrice: 29, ingredients: [] }

/** A pizza with pepperoni for a seat in the arena, with a code that takes 15 % off the pizza. */
const toSeat = (changes: Record<string, unknown> = {}) => {
  const pizza = {
    codes: ["MARG_AM30"],
    quantity: 1,
    unitPrice: 224,
    ingredients: [{ code: "PE", quantity: 1, part: "w" }],
  }
  return margheritas(1, {
    deliveryMethod: "hotspot",
    hotspotId: "arena",
    hotspotParameters: { seat: "12-7" },
    products: [fee, pizza],
    coupons: ["student15"],
    totalAmountNet: 219.4,
    ...changes,
  })
}

const place = async (request: object, who: Headers = {}) => {
  const headers = { ...who, "idempotency-key": crypto.randomUUID() }
  const { body } = await client.ask("POST", "/api/order/create", request, headers)
  expect(body).toHaveProperty("orderId")
  const path = `/api/order/${String(body.orderId)}`
  const owner: Headers = { "order-token": String(body.trackingToken), "accept-language": "sv" }
  return {
    id: String(body.orderId),
    path,
    owner,
    read: async (by: Headers = owner) => (await client.get(path, by)).body,
  }
}

const same = (text: string) => ({ nb: text, sv: text, en: text })
const kept = { coupons: ["STUDENT15"], hotspotId: "arena" }
const words = { products: [same("Margherita")], variant: same("30 cm"), ingredients: [same("Pepperoni")] }

describe("an order keeps", () => {
  it("its codes as the shop spells them, its hotspot and the texts of its lines, for whoever has the token", async () => {
    const { read } = await place(toSeat())
    expect(await read()).toMatchObject({ ...kept, lines: [{ words }], adjustmentAmount: -33.6 })
  })

  it("no empty code, hotspot or destination", async () => {
    const { read } = await place(margheritas(1))
    const order = await read()
    for (const name of ["coupons", "hotspotId", "destination"]) expect(order).not.toHaveProperty(name)
    expect(order.lines).toMatchObject([{ words: { products: [same("Margherita")], ingredients: [] } }])
  })

  it("all of it while it awaits its payment, and when it is then placed to be paid in another way", async () => {
    const { id, owner, read } = await place(toSeat({ paymentType: "ADYEN" }))
    const awaiting = await read()
    expect(awaiting).toMatchObject({ ...kept, lines: [{ words }], tracking: { status: "awaitingPayment" } })
    const headers = { ...owner, "idempotency-key": crypto.randomUUID() }
    await client.ask("POST", `/api/order/${id}/pay`, { paymentType: "INSTORE" }, headers)
    const { tracking, paymentType, lines, coupons, hotspotId, destination: place_ } = await read()
    expect({ status: tracking.status, paymentType }).toEqual({ status: "placed", paymentType: "INSTORE" })
    expect({ lines, coupons, hotspotId, place_ }).toEqual({
      lines: awaiting.lines,
      ...kept,
      place_: awaiting.destination,
    })
  })
})

describe("who sees which of its contents", () => {
  it("its customer's list has what a reorder needs, but not its destination", async () => {
    const { id, read } = await place(toSeat(), member)
    expect((await read(member)).destination).toMatchObject({ _tag: "Hotspot" })
    const { body } = await client.get("/api/orders?limit=1", member)
    expect(body.items).toMatchObject([{ orderId: id, ...kept, lines: [{ words }] }])
    expect(body.items[0]).not.toHaveProperty("destination")
  })

  it("an organisation's administrators read the order, but neither its destination nor the answers", async () => {
    const { id, path, read } = await place(toSeat({ organisationId: "org", paymentType: "B2B" }), member)
    expect((await read()).destination).toMatchObject({ _tag: "Hotspot" })
    const order = await read(admin)
    expect(order).toMatchObject({ orderId: id, ...kept, lines: [{ words }] })
    expect(order).not.toHaveProperty("destination")
    const listed = (await client.get("/api/organisation/org/orders", admin)).body.items
    expect(listed).toMatchObject([{ orderId: id, ...kept }])
    expect(JSON.stringify([order, listed])).not.toContain("12-7")
    expect((await client.get(path)).status).toBe(404)
  })
})

describe("an old order", () => {
  const strip = (id: string) =>
    inDatabase(
      server.database,
      (sql) => sql`UPDATE order_event SET data =
          jsonb_set(data - ${["coupons", "hotspotId", "taxes", "adjustmentAmount"]}::text[], '{lines,0}', (data #> '{lines,0}') - 'words')
        WHERE order_id = ${id}`,
    )

  it("that was stored without them is read, listed and followed without them", async () => {
    const { id, path, owner, read } = await place(toSeat(), member)
    await strip(id)
    const old = await read()
    for (const name of ["coupons", "hotspotId", "taxes", "adjustmentAmount"]) expect(old).not.toHaveProperty(name)
    expect(old).toMatchObject({ total: 219.4, lines: [{ name: "Margherita", codes: ["MARG_AM30"] }] })
    expect(old.lines[0]).not.toHaveProperty("words")
    // The destination is read from the stored request, and stays known.
    expect(old.destination).toMatchObject({ _tag: "Hotspot" })
    expect((await client.get("/api/orders?limit=1", member)).body.items).toMatchObject([{ orderId: id, total: 219.4 }])
    expect((await client.get(`${path}/track`, owner)).body).toMatchObject({ status: "placed" })
    const next = await client.report(server.staffKey, id, { type: "Accept" })
    expect(next.body).toMatchObject({ status: "accepted" })
  })

  it("of a deleted account is read by its token, without its destination", async () => {
    const { id, read } = await place(toSeat())
    await inDatabase(server.database, (sql) => sql`UPDATE orders SET request = '{}'::jsonb WHERE id = ${id}`)
    const order = await read()
    expect(order).toMatchObject({ ...kept, lines: [{ words }] })
    expect(order).not.toHaveProperty("destination")
  })
})

import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { inDatabase } from "../testing/inDatabase.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

let clock = Date.parse("2026-11-21T12:00:00Z")
const options = {
  market: "no",
  port: 0,
  kitchen: "manual",
  stores: sampleStores,
  addresses: [],
  orderLimits: null,
  staffKey: "the-key-of-the-kitchen",
  clock: () => clock,
} as const

let one: RunningServer
let two: RunningServer
let here: ReturnType<typeof orderingClient>
let there: ReturnType<typeof orderingClient>

beforeAll(async () => {
  one = await startServer({ ...options, database: { _tag: "ThrowAway" } })
  two = await startServer({ ...options, database: one.database })
  here = orderingClient(one.url)
  there = orderingClient(two.url)
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const staff = { "staff-key": options.staffKey }
const stock = (body: unknown, headers: Record<string, string> = staff, id = "store-open") =>
  here.ask("POST", `/api/kitchen/stores/${id}/stock`, body, headers)
const delay = (body: unknown, headers: Record<string, string> = staff, id = "store-open") =>
  here.ask("POST", `/api/kitchen/stores/${id}/delay`, body, headers)
const codes = ({ status, body }: Awaited<ReturnType<typeof stock>>) => [
  status,
  ...body.errors.map(({ code }: { readonly code: number }) => code),
]

const price = (ingredients: readonly object[] = [], requestedTime: string | null = null) => ({
  cart: {
    storeId: "store-open",
    deliveryMethod: "carryout",
    requestedTime,
    products: [{ codes: ["MARG_AM30"], quantity: 1, unitPrice: 1, ingredients }],
  },
  coupons: [],
  organisationId: null,
  totalAmount: 0,
  isLoyaltyOrder: false,
})
const ask = (client: typeof here, ...asked: Parameters<typeof price>) =>
  client.ask("POST", "/api/order/price", price(...asked))

/** Waits until the second server gives this response. */
const until = async (question: () => Promise<unknown>, answer: unknown) => {
  const giveUp = performance.now() + 30_000
  while (JSON.stringify(await question()) !== JSON.stringify(answer) && performance.now() < giveUp) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(await question()).toEqual(answer)
}

const etag = async (client: typeof here) => (await client.get("/api/stores/store-open")).headers.get("etag")
const hour = 3_600_000
const iso = (at: number) => new Date(at).toISOString()

describe("what is sold out", () => {
  it("is no longer priced or ordered, at this server at once and at the other as soon as it hears", async () => {
    const before = await etag(there)
    const { status, body } = await stock({ kind: "product", code: "MARG", until: iso(clock + hour) })
    expect(status).toBe(200)
    expect(body.stock).toEqual([{ kind: "variation", code: "MARG_AM30", until: iso(clock + hour) }])
    expect(codes(await ask(here))).toEqual([400, 3018])
    const refused = await here.order(margheritas(1))
    expect(codes(refused)).toEqual([400, 3018])
    expect(refused.body.errors[0].message).toMatch(/^Butikken er utsolgt for \w+\. /)
    await until(async () => (await ask(there)).status, 400)
    expect(codes(await there.order(margheritas(1)))).toEqual([400, 3018])
    const { body: standing } = await there.get("/api/stores/store-open/status")
    expect(standing.soldOutProducts).toEqual(["MARG", "DIP"])
    expect(await etag(there)).not.toBe(before)
    expect(await etag(there)).toBe(await etag(here))
    const { body: other } = await there.get("/api/stores/store-closed/status")
    expect(other.soldOutProducts).toEqual(["DIP"])
  })

  it("is available again at its time, or when the kitchen says so", async () => {
    clock += hour + 1
    expect((await ask(here)).status).toBe(200)
    await stock({ kind: "variation", code: "MARG_AM30", until: iso(clock + hour) })
    expect((await ask(here)).status).toBe(400)
    await stock({ kind: "variation", code: "MARG_AM30", until: null })
    expect((await ask(here)).status).toBe(200)
    await until(async () => (await ask(there)).status, 200)
    // A kitchen's mark also makes a product available that is sold out in the menu itself.
    await stock({ kind: "product", code: "DIP", until: null })
    expect((await here.get("/api/stores/store-open/status")).body.soldOutProducts).toEqual([])
  })

  it("can be an ingredient, which becomes available again by itself", async () => {
    const pepperoni = [{ code: "PE", quantity: 1, part: "w" }]
    expect((await ask(here, pepperoni)).status).toBe(200)
    await stock({ kind: "ingredient", code: "PE", until: iso(clock + hour) })
    expect(codes(await ask(here, pepperoni))).toEqual([400, 3018])
    const out = await etag(here)
    clock += hour
    expect((await ask(here, pepperoni)).status).toBe(200)
    expect(await etag(here)).not.toBe(out)
  })

  it("tonight can be ordered for tomorrow, and what is sold out tomorrow cannot", async () => {
    const pepperoni = [{ code: "PE", quantity: 1, part: "w" }]
    const tomorrow = iso(Math.ceil((clock + 20 * hour) / 900_000) * 900_000)
    const morning = iso(clock + 12 * hour)
    const ingredient = async () => {
      const { body } = await here.get("/api/stores/store-open")
      return body.menu.ingredients.find(({ productCode }: { readonly productCode: string }) => productCode === "PE")
    }
    const tags: unknown[] = [await etag(here)]
    await stock({ kind: "ingredient", code: "PE", until: morning })
    tags.push(await etag(here))
    expect(await ingredient()).toMatchObject({ soldOut: true, soldOutUntil: morning })
    expect(codes(await ask(here, pepperoni))).toEqual([400, 3018])
    expect((await ask(here, pepperoni, tomorrow)).status).toBe(200)
    const order = { products: [{ codes: ["MARG_AM30"], quantity: 1, unitPrice: 1, ingredients: pepperoni }] }
    const orderFor = async (time: object) => codes(await here.order(margheritas(1, { ...order, ...time })))
    const later = { advanceOrderTimeLocal: tomorrow }
    expect(await orderFor({})).toEqual([400, 3018])
    // Only its price, which nobody has asked for, is not agreed.
    expect(await orderFor(later)).toEqual([409, 1002])

    await stock({ kind: "ingredient", code: "PE", until: iso(clock + 48 * hour) })
    tags.push(await etag(here))
    expect(codes(await ask(here, pepperoni, tomorrow))).toEqual([400, 3018])
    expect(await orderFor(later)).toEqual([400, 3018])
    await stock({ kind: "ingredient", code: "PE", until: null })
    tags.push(await etag(here))
    expect((await ask(here, pepperoni)).status).toBe(200)
    expect(await ingredient()).not.toHaveProperty("soldOutUntil")
    expect([new Set(tags).size, tags.at(-1)]).toEqual([3, tags[0]])

    await stock({ kind: "variation", code: "MARG_AM30", until: morning })
    const { body: standing } = await here.get("/api/stores/store-open/status")
    expect(standing.soldOutUntil).toMatchObject({ MARG_AM30: morning })
    expect([(await ask(here)).status, (await ask(here, [], tomorrow)).status]).toEqual([400, 200])
    await stock({ kind: "variation", code: "MARG_AM30", until: null })
  })

  it("is remembered by a server that starts later", async () => {
    await stock({ kind: "variation", code: "MARG_AM30", until: iso(clock + hour) })
    const three = await startServer({ ...options, database: one.database })
    expect((await ask(orderingClient(three.url))).status).toBe(400)
    await three.close()
    await stock({ kind: "variation", code: "MARG_AM30", until: null })
  })

  it("can be set by staff only, for items of their store", async () => {
    const mark = { kind: "product", code: "MARG", until: null }
    expect(codes(await stock(mark, {}))).toEqual([401, 1003])
    expect(codes(await stock(mark, { "staff-key": "guessed" }))).toEqual([401, 1003])
    expect(codes(await delay({ pickup: 1 }, {}))).toEqual([401, 1003])
    expect(codes(await here.get("/api/kitchen/stores/store-open"))).toEqual([401, 1003])
    expect(codes(await stock(mark, staff, "nope"))).toEqual([404, 3010])
    expect(codes(await stock({ ...mark, code: "NOPE" }))).toEqual([400, 4031])
    expect(codes(await stock({ ...mark, kind: "variation" }))).toEqual([400, 4031])
    expect(codes(await stock({ ...mark, kind: "ingredient" }))).toEqual([400, 4031])
    for (const body of [{}, { ...mark, until: "soon" }, { ...mark, kind: "store" }, { kind: "product", code: "MARG" }])
      expect(codes(await stock(body))).toEqual([400, 1002])
  })
})

describe("a delay", () => {
  const waits = async (client: typeof here) => (await client.get("/api/stores/store-open/status")).body.waitMinutes

  it("lengthens the wait of its delivery method on every server, until it is removed", async () => {
    const before = await etag(there)
    expect((await delay({ delivery: 30 })).body.delays).toEqual({ pickup: 0, delivery: 30 })
    expect((await delay({ pickup: 10 })).body.delays).toEqual({ pickup: 10, delivery: 30 })
    expect(await waits(here)).toEqual({ pickup: 25, delivery: 70 })
    await until(() => waits(there), { pickup: 25, delivery: 70 })
    expect(await etag(there)).not.toBe(before)
    const [listed] = (await there.get("/api/stores")).body
    expect(listed.waitMinutes).toEqual({ pickup: 25, delivery: 70 })
    const { body: estimated } = await there.ask("POST", "/api/stores/store-open/estimated-wait-times", {})
    expect(estimated).toMatchObject({ carryout: 25, delivery: 70, hotspot: 70, open: true })
    const { body } = await there.order(margheritas(1))
    const { body: order } = await there.get(`/api/order/${body.orderId}`, { "order-token": body.trackingToken })
    expect(Date.parse(order.tracking.estimatedAt)).toBe(clock + 25 * 60_000)
    await delay({ pickup: 0, delivery: 0 })
    expect(await waits(here)).toEqual({ pickup: 15, delivery: 40 })
  })

  it("ends before the next business day, and does not come back with a mark for another method", async () => {
    const listed = async () => (await here.get("/api/stores")).body[0].waitMinutes
    await delay({ pickup: 45, delivery: 45 })
    const six = Math.ceil((clock - 5 * hour) / (24 * hour)) * 24 * hour + 5 * hour
    clock = six - 1
    expect(await waits(here)).toEqual({ pickup: 60, delivery: 85 })
    expect(await listed()).toEqual({ pickup: 60, delivery: 85 })
    clock = six
    expect(await waits(here)).toEqual({ pickup: 15, delivery: 40 })
    expect(await waits(there)).toEqual({ pickup: 15, delivery: 40 })
    expect(await listed()).toEqual({ pickup: 15, delivery: 40 })
    const { body } = await here.get("/api/kitchen/stores/store-open", staff)
    expect(body.delays).toEqual({ pickup: 0, delivery: 0 })
    expect((await delay({ delivery: 10 })).body.delays).toEqual({ pickup: 0, delivery: 10 })
    await delay({ delivery: 0 })
  })

  it("that a server of the version before writes, without an end, is taken, and ends", async () => {
    const [kept] = await inDatabase(
      one.database,
      (sql) => sql<{ readonly ends: boolean }>`INSERT INTO store_delay (store_id, pickup, delivery)
        VALUES ('store-of-a-server-before', 20, 0) RETURNING until <= now() + interval '12 hours' AS ends`,
    )
    expect(kept).toEqual({ ends: true })
  })

  it("moves the first slot that is accepted", async () => {
    const slot = Math.ceil((clock + hour) / 900_000) * 900_000
    const later = margheritas(1, { advanceOrderTimeLocal: iso(slot) })
    expect((await here.order(later)).status).toBe(200)
    await delay({ pickup: 120 })
    expect((await here.order(later)).status).toBe(400)
    await delay({ pickup: 0 })
  })

  it("begins tomorrow's food no sooner than on any other day", async () => {
    await delay({ pickup: 120 })
    const tomorrow = Math.ceil((clock + 24 * hour) / 900_000) * 900_000
    const { body } = await here.order(margheritas(1, { advanceOrderTimeLocal: iso(tomorrow) }))
    const list = await here.get(`/api/kitchen/orders?order=${body.orderId}`, staff)
    expect(list.body.items).toMatchObject([{ startAt: iso(tomorrow - 15 * 60_000) }])
    await delay({ pickup: 0 })
  })

  it.each([{ pickup: -1 }, { pickup: 241 }, { delivery: 1.5 }, { delivery: "10" }])(
    "is refused as %j",
    async (body) => {
      expect(codes(await delay(body))).toEqual([400, 1002])
    },
  )
})

describe("the waits", () => {
  const ask = async (body: unknown = {}, id = "store-open") =>
    here.ask("POST", `/api/stores/${id}/estimated-wait-times`, body)

  it("grow with the orders that are open, and shrink when they are done", async () => {
    expect((await ask()).body).toMatchObject({ carryout: 15, delivery: 40 })
    const orders = await Promise.all(Array.from({ length: 25 }, () => here.order(margheritas(1))))
    await until(async () => (await ask()).body.carryout > 15, true)
    const { body: busy } = await ask()
    expect(busy.delivery - busy.carryout).toBe(25)
    expect((await here.get("/api/stores/store-open/status")).body.waitMinutes.pickup).toBe(busy.carryout)
    for (const { body } of orders)
      await here.report(options.staffKey, body.orderId, { type: "Refuse", reason: "closing" })
    for (const { orderId } of (await here.get("/api/kitchen/orders?limit=200", staff)).body.items) {
      await here.report(options.staffKey, orderId, { type: "Refuse", reason: "closing" })
    }
    await until(async () => (await ask()).body.carryout, 15)
  })

  it("have none for a delivery method that the store does not offer", async () => {
    const at = (latitude: number) => ({ address: { street: "Testveien 1", position: { latitude, longitude: 10.75 } } })
    expect((await ask(at(59.91))).body.delivery).toBe(40)
    expect((await ask(at(60.91))).body).toMatchObject({ delivery: null, carryout: 15 })
    expect(codes(await ask({ address: { street: "Ingensteds" } }))).toEqual([400, 3019])
    expect(codes(await ask({}, "nope"))).toEqual([404, 3010])
    expect((await ask({}, "store-closed")).body.open).toBe(false)
  })

  it("ignore an order that is still open after half a day, and are limited to the longest wait", async () => {
    for (let more = 0; more < 5; more++) await Promise.all(Array.from({ length: 20 }, () => here.order(margheritas(1))))
    await until(async () => (await ask()).body.carryout, 75)
    clock += 12 * hour + 60_000
    await until(async () => (await ask()).body.carryout, 15)
  })
})

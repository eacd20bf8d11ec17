import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { RunningServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"

let server: RunningServer
let client: ReturnType<typeof orderingClient>

beforeAll(async () => {
  server = await startSampleServer()
  client = orderingClient(server.url)
})
afterAll(() => server.close())

// A moment three hours from now that is not a slot.
const betweenQuarters = new Date(Math.ceil((Date.now() + 3 * 3_600_000) / 900_000) * 900_000 + 60_000).toISOString()

const owner = (token: string) => ({ "order-token": token })
const codesOf = ({ body }: { readonly body: { readonly errors: readonly { readonly code: number }[] } }) =>
  body.errors.map(({ code }) => code)

describe("placing an order", () => {
  it("stores it with its number, its lines and no report", async () => {
    const { status, body } = await client.order(margheritas(2))
    expect(status).toBe(200)
    const { body: order } = await client.get(`/api/order/${body.orderId}`, owner(body.trackingToken))
    expect(order).toMatchObject({
      orderId: body.orderId,
      number: 1,
      storeName: "Always open",
      language: "nb",
      total: 398,
      lines: [{ codes: ["MARG_AM30"], quantity: 2, unitPrice: 199, linePrice: 398, name: "Margherita" }],
      tracking: { sequence: 1, status: "placed", steps: [] },
    })
    const next = await client.order(margheritas(1))
    const again = await client.get(`/api/order/${next.body.orderId}`, owner(next.body.trackingToken))
    expect(again.body.number).toBe(2)
  })

  it("gives a repeated key the first response, with its token", async () => {
    const first = await client.order(margheritas(1), "repeated-key")
    const second = await client.order(margheritas(1), "repeated-key")
    expect(second.body).toEqual(first.body)
  })

  it("refuses a repeated key with another body", async () => {
    const first = await client.order(margheritas(1), "reused-key")
    const second = await client.order(margheritas(2), "reused-key")
    expect([second.status, codesOf(second)]).toEqual([409, [1006]])
    const { body } = await client.get(`/api/order/${first.body.orderId}`, owner(first.body.trackingToken))
    expect(body.total).toBe(199)
  })

  it("places one order for twenty concurrent calls with one key", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.order(margheritas(3), "parallel-key")))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { body: open } = await client.get("/api/kitchen/orders", { "staff-key": server.staffKey })
    expect(open.items.filter(({ total }: { total: number }) => total === 597)).toHaveLength(1)
  })

  it("numbers concurrent orders without gaps or duplicates", async () => {
    await Promise.all(Array.from({ length: 10 }, () => client.order(margheritas(4))))
    const { body: open } = await client.get("/api/kitchen/orders", { "staff-key": server.staffKey })
    const numbers = open.items.map(({ number }: { number: number }) => number)
    expect(numbers.toSorted((a: number, b: number) => a - b)).toEqual(
      numbers.map((_: number, index: number) => index + 1),
    )
  })

  it("never charges a price that the customer has not seen: it returns the new one", async () => {
    const wrongTotal = await client.order(margheritas(1, { totalAmountNet: 1 }))
    expect([wrongTotal.status, codesOf(wrongTotal), wrongTotal.body.price.customerAmount]).toEqual([409, [1002], 199])
    const products = [{ codes: ["MARG_AM30"], quantity: 1, unitPrice: 0, ingredients: [] }]
    const wrongLine = await client.order(margheritas(1, { products }))
    expect([wrongLine.status, wrongLine.body.price.lines]).toEqual([409, [{ unitPrice: 199, linePrice: 199 }]])
  })

  const line = (changes: object) => ({
    products: [{ codes: ["MARG_AM30"], quantity: 1, unitPrice: 199, ingredients: [], ...changes }],
  })

  it.each([
    ["an unknown store", { storeId: "nowhere" }, 404, 3010],
    ["a closed store", { storeId: "store-closed" }, 400, 3023],
    ["an unknown product", line({ codes: ["NOPE"] }), 400, 3018],
    ["a sold-out product", line({ codes: ["DIP"], unitPrice: 24.5 }), 400, 3018],
    ["a negative quantity", line({ quantity: -1 }), 400, 1002],
    ["a quantity of zero", line({ quantity: 0 }), 400, 1002],
    ["half a piece", line({ quantity: 0.5 }), 400, 1002],
    ["NaN as JSON writes it", line({ quantity: Number.NaN }), 400, 1002],
    ["an absurd amount", { totalAmountNet: 1e308 }, 400, 1002],
    ["no lines", { products: [] }, 400, 1002],
    ["a blank name", { shippingInfo: { firstNames: " ", lastName: "x", phoneNumber: "40000000" } }, 400, 1002],
    ["no phone", { shippingInfo: { firstNames: "Kunde", lastName: "1", phoneNumber: "hello" } }, 400, 1031],
    ["card payment", { paymentType: "ADYEN" }, 400, 3016],
    ["a coupon", { coupons: ["X"] }, 400, 3024],
    [
      "a name of unreadable characters",
      { shippingInfo: { firstNames: "\u202e\u200b", lastName: "1", phoneNumber: "40000000" } },
      400,
      1002,
    ],
    [
      "a name with a bidi control character",
      { shippingInfo: { firstNames: "Kunde", lastName: "1\u202e", phoneNumber: "40000000" } },
      400,
      1002,
    ],
    ["a time too soon", { advanceOrderTimeLocal: new Date(Date.now() + 60_000).toISOString() }, 400, 3046],
    ["a time between two quarters", { advanceOrderTimeLocal: betweenQuarters }, 400, 3046],
    ["a time in the far future", { advanceOrderTimeLocal: "2099-01-01T12:00:00+01:00" }, 400, 3046],
  ] as const)("refuses %s", async (_, changes, status, code) => {
    const answer = await client.order(margheritas(1, changes))
    expect([answer.status, codesOf(answer)]).toEqual([status, [code]])
  })

  it("treats an order for a past time as one for now", async () => {
    const { body } = await client.order(margheritas(1, { advanceOrderTimeLocal: "2020-01-01T12:00:00+01:00" }))
    const { body: tracking } = await client.get(`/api/order/${body.orderId}/track`, owner(body.trackingToken))
    expect(Date.parse(tracking.estimatedAt)).toBeGreaterThan(Date.now())
  })
})

describe("an order's secret", () => {
  it("is needed to read and to track, and a wrong one does not reveal whether the order exists", async () => {
    const [mine, other] = await Promise.all([client.order(margheritas(1)), client.order(margheritas(1))])
    const id: string = mine.body.orderId
    for (const path of [`/api/order/${id}`, `/api/order/${id}/track`]) {
      const unknown = await client.get(path.replace(id, "unknown"), owner(mine.body.trackingToken))
      for (const headers of [{}, owner(""), owner("guess"), owner(other.body.trackingToken)]) {
        const answer = await client.get(path, headers)
        expect([answer.status, answer.body]).toEqual([404, unknown.body])
      }
      expect((await client.get(path, owner(mine.body.trackingToken))).status).toBe(200)
    }
  })
})

describe("the kitchen", () => {
  it("advances an order by reports, refuses invalid ones, and requires the staff key", async () => {
    const { body } = await client.order(margheritas(1))
    const report = (said: unknown) => client.report(server.staffKey, body.orderId, said)
    expect((await client.report("wrong", body.orderId, { type: "Accept" })).status).toBe(401)
    expect((await client.get("/api/kitchen/orders")).status).toBe(401)
    const early = await report({ type: "Step", step: "received" })
    expect([early.status, codesOf(early)]).toEqual([409, [3016]])
    expect((await report({ type: "Accept" })).body).toMatchObject({ status: "accepted", sequence: 2 })
    for (const step of ["received", "preparing", "inOven", "qualityCheck", "canBePickedUp"]) {
      expect((await report({ type: "Step", step })).status).toBe(200)
    }
    expect((await report({ type: "Cancel", reason: "too late" })).status).toBe(409)
    expect((await report({ type: "Complete" })).body).toMatchObject({ status: "completed", sequence: 8 })
    expect((await client.report(server.staffKey, "unknown", { type: "Accept" })).status).toBe(404)
  })

  it("records one of two concurrent reports", async () => {
    const { body } = await client.order(margheritas(1))
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.report(server.staffKey, body.orderId, { type: "Accept" })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  })
})

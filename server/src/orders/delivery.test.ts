import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type RunningServer, startServer } from "../startServer.ts"
import { margheritas, orderingClient } from "../testing/orderingClient.ts"
import { sampleStores } from "../testing/sampleStores.ts"

let server: RunningServer
let client: ReturnType<typeof orderingClient>

beforeAll(async () => {
  server = await startServer({
    market: "no",
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: sampleStores,
  })
  client = orderingClient(server.url)
})
afterAll(() => server.close())

const codesOf = ({ body }: { readonly body: { readonly errors: readonly { readonly code: number }[] } }) =>
  body.errors.map(({ code }) => code)

const address = {
  street: "Rådhusgata 40",
  postalCode: "0151",
  city: "Oslo",
  position: { latitude: 59.91, longitude: 10.75 },
  deliveryDescription: "--Kontaktfri levering-- Ring på",
}
const shippingInfo = { firstNames: "Kunde", lastName: "Nummer 1", phoneNumber: "40 00 00 00" }
const fee = (unitPrice: number, changes: object = {}) => ({
  codes: ["DLVRYFEE"],
  quantity: 1,
  unitPrice,
  ingredients: [],
  ...changes,
})
const goods = { codes: ["MARG_AM30"], quantity: 1, unitPrice: 199, ingredients: [] }

const brought = (changes: Record<string, unknown> = {}) =>
  margheritas(1, {
    deliveryMethod: "delivery",
    shippingInfo: { ...shippingInfo, address },
    products: [fee(49), goods],
    totalAmountNet: 248,
    ...changes,
  })
const toSeat = (changes: Record<string, unknown> = {}) =>
  margheritas(1, {
    deliveryMethod: "hotspot",
    products: [fee(29), goods],
    totalAmountNet: 228,
    hotspotId: "arena",
    hotspotParameters: { seat: "12-7" },
    ...changes,
  })

describe("a delivery order", () => {
  it("is priced with its fee apart from the goods, and tracked with the steps of a delivery", async () => {
    const { status, body } = await client.order(brought())
    expect(status).toBe(200)
    const { body: order } = await client.get(`/api/order/${body.orderId}`, { "order-token": body.trackingToken })
    expect(order).toMatchObject({
      total: 248,
      surchargeAmount: 49,
      lines: [{ codes: ["MARG_AM30"] }],
      tracking: { deliveryMethod: "delivery" },
    })
    expect(order.lines).toHaveLength(1)
  })

  it("shows its address to whoever ordered it, and to nobody else", async () => {
    const read = async (request: ReturnType<typeof brought>) => {
      const { body } = await client.order({ ...request, shippingInfo: { ...request.shippingInfo, phoneNumber } })
      const path = `/api/order/${body.orderId}`
      expect((await client.get(path)).status).toBe(404)
      return (await client.get(path, { "order-token": body.trackingToken, "accept-language": "en" })).body.destination
    }
    const phoneNumber = "40 00 00 01"
    const { position, ...door } = address
    expect(await read(brought())).toEqual({ _tag: "Door", ...door, deliveryDescription: "Ring på", contactless: true })
    const answers = [{ label: "Seat", answer: "12-7" }]
    expect(await read(toSeat())).toMatchObject({ _tag: "Hotspot", answers })
    expect(await read(margheritas(1))).toBeUndefined()
  })

  it("shows whoever ordered it their own message to the store", async () => {
    const at = { ...shippingInfo, phoneNumber: "40 00 00 03", address, message: "Godt stekt, takk" }
    const { body } = await client.order(brought({ shippingInfo: at }))
    const { body: order } = await client.get(`/api/order/${body.orderId}`, { "order-token": body.trackingToken })
    expect(order.message).toBe("Godt stekt, takk")
  })

  it("stores the texts of its lines, and the tax by rate", async () => {
    const extra = { code: "PE", quantity: 1, part: "w" }
    const products = [fee(49), { ...goods, unitPrice: 224, ingredients: [extra] }]
    const at = { ...shippingInfo, phoneNumber: "40 00 00 02", address }
    const { body } = await client.order(brought({ shippingInfo: at, products, totalAmountNet: 273 }))
    const { body: order } = await client.get(`/api/order/${body.orderId}`, { "order-token": body.trackingToken })
    const [pepperoni, margherita, size] = ["Pepperoni", "Margherita", "30 cm"].map((text) => ({
      nb: text,
      sv: text,
      en: text,
    }))
    expect(order.lines[0].words).toEqual({ products: [margherita], variant: size, ingredients: [pepperoni] })
    expect(order.taxes).toEqual([{ percent: 15, amount: 273, tax: 35.61 }])
  })

  it("to a hotspot has the hotspot's own fee", async () => {
    const { status, body } = await client.order(toSeat())
    expect(status).toBe(200)
    const { body: order } = await client.get(`/api/order/${body.orderId}`, { "order-token": body.trackingToken })
    expect(order).toMatchObject({ total: 228, surchargeAmount: 29, tracking: { deliveryMethod: "hotspot" } })
  })

  it.each([
    ["a wrong fee", brought({ products: [fee(1), goods], totalAmountNet: 200 })],
    ["a wrong fee with the right total", brought({ products: [fee(1), goods] })],
    ["no fee at all", brought({ products: [goods], totalAmountNet: 199 })],
    ["no fee with the right total", brought({ products: [goods] })],
    ["the hotspot's fee for a delivery", brought({ products: [fee(29), goods], totalAmountNet: 228 })],
    ["a fee for carry-out", margheritas(1, { products: [fee(49), goods], totalAmountNet: 248 })],
    ["a fee of zero for carry-out", margheritas(1, { products: [fee(0), goods] })],
  ])("is never charged another price than the shown one: %s gets 409 with the price", async (_, order) => {
    const answer = await client.order(order)
    expect([answer.status, codesOf(answer)]).toEqual([409, [1002]])
    expect(answer.body.price.surchargeAmount).toBe(order.deliveryMethod === "delivery" ? 49 : 0)
  })

  it.each([
    ["a fee after the goods", brought({ products: [goods, fee(49)] }), 4031],
    ["two fees", brought({ products: [fee(49), fee(49), goods] }), 4031],
    ["a fee with quantity two", brought({ products: [fee(49, { quantity: 2 }), goods] }), 4031],
    ["a fee as half of a pizza", brought({ products: [fee(49, { codes: ["DLVRYFEE", "MARG_AM30"] }), goods] }), 4031],
    ["no address", brought({ shippingInfo }), 3027],
    ["a blank address", brought({ shippingInfo: { ...shippingInfo, address: { ...address, street: " " } } }), 3027],
    [
      "an address outside the area",
      brought({ shippingInfo: { ...shippingInfo, address: { ...address, street: "Bryggen 2", postalCode: "5003" } } }),
      3022,
    ],
    [
      "a house number that does not exist",
      brought({ shippingInfo: { ...shippingInfo, address: { ...address, street: "Rådhusgata 9999" } } }),
      3019,
    ],
    [
      "a street in another town",
      brought({ shippingInfo: { ...shippingInfo, address: { ...address, postalCode: "5003" } } }),
      3019,
    ],
    [
      "a street without a postal code",
      brought({ shippingInfo: { ...shippingInfo, address: { ...address, postalCode: " " } } }),
      3019,
    ],
    ["an unknown hotspot", toSeat({ hotspotId: "nowhere" }), 3145],
    ["no seat", toSeat({ hotspotParameters: {} }), 3145],
    ["no parameters at all", toSeat({ hotspotParameters: undefined }), 3145],
    ["a seat that does not exist", toSeat({ hotspotParameters: { seat: "row 3" } }), 3146],
    ["more than the hotspot asks", toSeat({ hotspotParameters: { seat: "12-7", gate: "1" } }), 3146],
    ["thirty pizzas for today", margheritas(30), 3046],
  ])("refuses %s", async (_, order, code) => {
    const answer = await client.order(order)
    expect([answer.status, codesOf(answer)]).toEqual([400, [code]])
  })

  it("reports the minimum amount", async () => {
    const answer = await client.order(toSeat({ products: [fee(29)], totalAmountNet: 29 }))
    expect([answer.status, codesOf(answer)]).toEqual([400, [3109]])
  })
})

import { Schema } from "effect"
import { expect, test } from "vitest"
import { orderTokenHeader } from "../api/headers.ts"
import { orderCreateExample, orderExample } from "../api/orderExamples.ts"
import { OrderCreate } from "../domain/order/model.ts"
import { writeEntry } from "../domain/device/entries.ts"
import { found, notFound, servicesBefore } from "./servicesBench.fixture.ts"

const { orderId } = orderExample
const trackingToken = "token-of-the-order"
const attempt = { key: "seed-c1", order: Schema.decodeSync(OrderCreate)(orderCreateExample), at: 0 }

/** A device, and a server that accepts every order and shows it only for its token. */
const openDevice = () => {
  const services = servicesBefore(({ path, headers }) => {
    if (path.endsWith("/order/create")) return found({ orderId, trackingToken })
    return headers[orderTokenHeader] === trackingToken ? found(orderExample) : notFound
  })
  const logIn = (customerId: string) => {
    services.entries.set("loggedIn", "1")
    const account = { customerId, organisationId: null }
    services.entries.set("currentAccount", writeEntry("currentAccount", account) ?? "")
  }
  const reads = async () => "value" in (await services.call({ type: "LoadOrder", orderId }))
  return { ...services, logIn, reads, order: () => services.call({ type: "PlaceOrder", attempt }) }
}

test("a customer's order is readable on their device until they log out, which removes its token", async () => {
  const device = openDevice()
  device.logIn("u1")
  await device.order()
  expect(await device.reads()).toBe(true)
  await device.tell({ type: "ClearSession" })
  expect([await device.reads(), device.entries.get("orderTokens")]).toEqual([
    false,
    expect.not.stringContaining(trackingToken),
  ])
})

test("a customer's order is not readable by the next customer, even if the session ended without a log-out", async () => {
  const device = openDevice()
  device.logIn("u1")
  await device.order()
  device.entries.delete("loggedIn")
  expect(await device.reads()).toBe(false)
  device.logIn("u2")
  expect(await device.reads()).toBe(false)
  expect(device.asked.slice(1).map(({ headers }) => headers[orderTokenHeader])).toEqual(["", ""])
})

test("an order that is placed before the device knows the customer is readable by nobody else", async () => {
  const device = openDevice()
  device.entries.set("loggedIn", "1")
  expect(await device.order()).toEqual({ value: { orderId } })
  expect(await device.reads()).toBe(true)
  device.logIn("u2")
  expect(await device.reads()).toBe(false)
})

test.each(["", "two words", "token\n", "\ntoken", "tøken", "t".repeat(201)])(
  "corrupt tokens are ignored, so that no header contains them: %j",
  async (token) => {
    const spoilt = writeEntry("orderTokens", [{ orderId, token }]) ?? ""
    const { call, asked } = servicesBefore(() => notFound, { kept: [["orderTokens", spoilt]] })
    await call({ type: "LoadOrder", orderId })
    expect(asked.map(({ headers }) => headers[orderTokenHeader])).toEqual([""])
  },
)

test("the longest token that a device stores is sent whole", async () => {
  const token = "T-_4".repeat(50)
  const kept = writeEntry("orderTokens", [{ orderId, token }]) ?? ""
  const { call, asked } = servicesBefore(() => notFound, { kept: [["orderTokens", kept]] })
  await call({ type: "LoadOrder", orderId })
  expect(asked.map(({ headers }) => headers[orderTokenHeader])).toEqual([token])
})

test("a guest's own order stays readable, whoever logs in and out", async () => {
  const device = openDevice()
  await device.order()
  device.logIn("u1")
  expect(await device.reads()).toBe(true)
  await device.tell({ type: "ClearSession" })
  expect(await device.reads()).toBe(true)
})

test("each order of a device is requested with its own token, and the newest fifty tokens are kept", async () => {
  const { call, asked, entries } = servicesBefore(() => notFound, { kept: [] })
  const tokens = Array.from({ length: 51 }, (_, nth) => ({
    orderId: `o${nth}`,
    token: `token-${nth}`,
    customerId: null,
  }))
  entries.set("orderTokens", writeEntry("orderTokens", tokens.slice(0, 50)) ?? "")
  await call({ type: "LoadOrder", orderId: "o7" })
  expect(asked.at(-1)?.headers[orderTokenHeader]).toBe("token-7")
  const placing = servicesBefore(() => found({ orderId: "o7", trackingToken: "token-new" }), {
    kept: [["orderTokens", writeEntry("orderTokens", tokens) ?? ""]],
  })
  await placing.call({ type: "PlaceOrder", attempt })
  const { value } = JSON.parse(placing.entries.get("orderTokens") ?? "") as { readonly value: typeof tokens }
  const others = tokens.filter((one) => one.orderId !== "o7").slice(0, 49)
  expect(value).toEqual([{ orderId: "o7", token: "token-new", customerId: null }, ...others])
})

import { Schema } from "effect"
import { expect, test } from "vitest"
import { orderCreateExample } from "../api/orderExamples.ts"
import { OrderCreate } from "../domain/order/model.ts"
import { servicesBefore } from "./servicesBench.fixture.ts"

const order = Schema.decodeSync(OrderCreate)(orderCreateExample)
const attempt = { key: "seed-c1", order, at: 0 }

/** The failure that the shop gets if its order is refused with this body, and the device's tokens afterwards. */
const refusedWith = async (body: unknown) => {
  const services = servicesBefore(() => ({ status: 409, text: JSON.stringify(body) }))
  const outcome = await services.call({ type: "PlaceOrder", attempt })
  return { outcome: JSON.stringify(outcome), tokens: services.entries.get("orderTokens") ?? "" }
}

const ordered = { orderId: "o1", trackingToken: "token-of-the-other-tab" }

test("the refusal of a cart that another tab has ordered names that order; its token is stored on the device only", async () => {
  const { outcome, tokens } = await refusedWith({ errors: [{ code: 1006, message: "?" }], ordered })
  expect(JSON.parse(outcome)).toMatchObject({ error: { _tag: "Refused", status: 409, ordered: "o1" } })
  expect(outcome).not.toContain(ordered.trackingToken)
  expect(tokens).toContain(ordered.trackingToken)
})

test("any other refusal names no order, and stores no token", async () => {
  for (const body of [
    { errors: [{ code: 1006, message: "?" }] },
    { errors: [{ code: 1002, message: "?" }], ordered },
  ]) {
    const { outcome, tokens } = await refusedWith(body)
    expect(JSON.parse(outcome).error).not.toHaveProperty("ordered")
    expect(tokens).toBe("")
  }
})

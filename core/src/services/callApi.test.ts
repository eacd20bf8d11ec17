import { Effect, Schema } from "effect"
import { expect, test } from "vitest"
import { kroner } from "../domain/money/rules/kroner.ts"
import { found, servicesBefore } from "./servicesBench.fixture.ts"
import { loadLate } from "./loadLate.ts"
import { orderCreateExample } from "../api/orderExamples.ts"
import { OrderCreate } from "../domain/order/model.ts"
import { validatedPriceExample } from "../api/priceExamples.ts"

const attempt = { key: "key-1", order: Schema.decodeSync(OrderCreate)(orderCreateExample), at: 0 }

/** How the shop reads this response to an order, and to a logout, whose response has no body. */
const learned = async (status: number, text: string) => {
  const { call } = servicesBefore(() => ({ status, text }))
  return [await call({ type: "PlaceOrder", attempt }), await call({ type: "Logout" })]
}

const created = JSON.stringify({ orderId: "o1", trackingToken: "token-1" })

test("a status from 200 to 299 is a success; with any other status the order may not have been placed", async () => {
  const placed = [{ value: { orderId: "o1" } }, { value: null }]
  for (const status of [200, 299]) expect(await learned(status, created)).toEqual(placed)
  for (const status of [199, 300]) {
    const refused = { error: { _tag: "Refused", status, problems: [] } }
    expect(await learned(status, created)).toEqual([refused, refused])
  }
})

test("an unreadable response is a defect: neither a refusal nor a missing response, which is retried", async () => {
  const [ordered, loggedOut] = await learned(200, "<html>")
  expect([ordered, loggedOut]).toEqual([{ error: { _tag: "Defect" } }, { value: null }])
})

test("a refusal by a proxy has its status but no reason, whatever its body contains", async () => {
  for (const text of ["", "<html>", "null", '{"errors":"nonsense"}', '{"errors":[{"code":"1"}]}']) {
    const refused = { error: { _tag: "Refused", status: 502, problems: [] } }
    expect(await learned(502, text)).toEqual([refused, refused])
  }
})

test("a busy server's refusal contains the seconds until a retry, if the server sends them", async () => {
  const refusalAfter = async (retryAfter?: number) => {
    const answer = { status: 503, text: "", ...(retryAfter === undefined ? {} : { retryAfter }) }
    return (await servicesBefore(() => answer).call({ type: "PlaceOrder", attempt })) as unknown
  }
  const refused = { _tag: "Refused", status: 503, problems: [] }
  expect(await refusalAfter(7)).toEqual({ error: { ...refused, retryAfter: 7 } })
  for (const none of [0, undefined]) expect(await refusalAfter(none)).toEqual({ error: refused })
})

test("a refusal for the price alone contains the new price in øre, which the customer is asked to accept", async () => {
  const { call } = servicesBefore(() => ({
    status: 409,
    text: JSON.stringify({ errors: [{ code: 1002, message: "Ny pris" }], price: validatedPriceExample }),
  }))
  expect(await call({ type: "PlaceOrder", attempt })).toMatchObject({
    error: {
      status: 409,
      problems: [{ code: 1002 }],
      price: { customerAmount: kroner(validatedPriceExample.customerAmount) },
    },
  })
})

test("code that does not load counts as an unreachable server, so that the customer is told to try again", async () => {
  const broken = Effect.flip(loadLate(() => Promise.reject(new TypeError("Failed to fetch"))))
  expect(await Effect.runPromise(broken)).toEqual({ _tag: "Unreachable" })
  expect(await Effect.runPromise(loadLate(() => Promise.resolve(found("here"))))).toEqual(found("here"))
})

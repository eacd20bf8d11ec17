import { expect, test } from "vitest"
import { priceOf } from "../../shop/samples.fixture.ts"
import { addCola, addLarge, openMenu } from "../../shop/shopStage.fixture.ts"

const asking = (stage: ReturnType<typeof openMenu>) => stage.running().filter(({ type }) => type === "ValidatePrice")

test("the price is requested once, one second after the last change", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.wait(900)
  stage.put(addCola)
  stage.wait(999)
  expect(asking(stage)).toEqual([])
  stage.wait(1)
  expect(asking(stage)).toMatchObject([{ request: { cart: { products: [{ quantity: 1 }, { quantity: 2 }] } } }])
})

test("a change during a request cancels it; its late answer is never recorded", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.wait(1000)
  const key = stage.keyOf("ValidatePrice")
  stage.put(addCola)
  const before = stage.records().length
  expect(stage.bring({ type: "CallEnded", key, exit: { _tag: "Done", value: priceOf(269) as never } })).toBe(false)
  expect(stage.records()).toHaveLength(before)
  expect(stage.see().validation).toMatchObject({ _tag: "Pending" })
  stage.wait(1000)
  stage.answer("ValidatePrice", priceOf(347))
  expect(stage.see().validation).toMatchObject({ _tag: "Confirmed", price: priceOf(347) })
})

test("a confirmed price is discarded as soon as the cart changes", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.wait(1000)
  stage.answer("ValidatePrice", priceOf(269))
  stage.put(addCola)
  expect(stage.see().validation).toMatchObject({ _tag: "Pending" })
})

test("a price that changed between cart and order is shown old and new, until the cart changes", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.wait(1000)
  stage.answer("ValidatePrice", priceOf(269))
  expect(stage.see().validation.change).toBeNull()
  const problems = [{ code: 1002, message: "Prisen er endret" }]
  stage.say({ type: "OrderRefused", refusal: { _tag: "Refused", status: 409, problems, price: priceOf(289) } })
  expect(stage.see().validation).toMatchObject({ _tag: "Pending", change: null })
  stage.answer("ValidatePrice", priceOf(289))
  expect(stage.see().validation).toMatchObject({
    _tag: "Confirmed",
    change: { total: { from: 269_00, to: 289_00 }, lines: [{ index: 0, from: 269_00, to: 289_00 }] },
  })
  stage.put(addCola)
  expect(stage.see().validation.change).toBeNull()
})

test("an empty cart requests no price", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.put({ type: "LineRemoved", id: stage.see().cart.lines[0]?.id ?? "" })
  stage.wait(5000)
  expect(asking(stage)).toEqual([])
  expect(stage.see().validation).toMatchObject({ _tag: "Empty" })
})

test("an empty cart requests no price either when the account changes or the session ends", () => {
  const stage = openMenu()
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  stage.wait(5000)
  stage.say({ type: "LoggedOut", cause: "unspecified", path: "/" })
  stage.wait(5000)
  expect(asking(stage)).toEqual([])
  expect(stage.see().validation).toMatchObject({ _tag: "Empty" })
})

test("an order that is refused for a reason other than its price leaves the confirmed price alone", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.wait(1000)
  stage.answer("ValidatePrice", priceOf(269))
  const refusal = { _tag: "Refused", status: 400, problems: [{ code: 3023, message: "Butikken er stengt." }] } as const
  stage.say({ type: "OrderRefused", refusal })
  expect(asking(stage)).toEqual([])
  expect(stage.see().validation).toMatchObject({ _tag: "Confirmed" })
})

test("without an answer the total is unconfirmed; the request is retried with back-off, and on request", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.wait(1000)
  stage.fail("ValidatePrice", { _tag: "Unreachable" })
  expect(stage.see().validation).toMatchObject({ _tag: "Unconfirmed" })
  stage.wait(2000)
  stage.fail("ValidatePrice", { _tag: "Refused", status: 503, problems: [] })
  stage.wait(3999)
  expect(asking(stage)).toEqual([])
  stage.put({ type: "PriceRetried" })
  expect(asking(stage)).toHaveLength(1)
})

test("a refusal is shown, and stays until the cart changes", () => {
  const stage = openMenu()
  stage.put(addLarge)
  stage.wait(1000)
  const problems = [{ code: 3018, message: "Butikken selger ikke produktet" }]
  stage.fail("ValidatePrice", { _tag: "Refused", status: 400, problems })
  stage.wait(60_000)
  expect(stage.see().validation).toMatchObject({ _tag: "Refused", problems })
})

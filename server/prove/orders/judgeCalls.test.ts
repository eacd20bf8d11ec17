import { expect, test } from "vitest"
import { type Call, judgeCalls } from "./judgeCalls.ts"
import type { SentOrder } from "./sentOrders.ts"

const order: SentOrder = { key: "key-1", mark: "mark-1", quantity: 2, told: null }

const confirmed = (quantity: number, orderId: string, trackingToken = "token-1"): Call => ({
  quantity,
  heard: { status: 200, text: JSON.stringify({ orderId, trackingToken }) },
})

const refused = (quantity: number, status: number, code: number): Call => ({
  quantity,
  heard: { status, text: JSON.stringify({ errors: [{ code, message: "no" }] }) },
})

const answered = (quantity: number, status: number, text: string): Call => ({ quantity, heard: { status, text } })

const lost: Call = { quantity: 2, heard: null }

const judge = (calls: readonly Call[]) => {
  const found: string[] = []
  return { order: judgeCalls(calls, order, (violation) => found.push(violation)), found }
}

test("calls that get one order, and another body that gets 409 1006, are sound", () => {
  const told = { orderId: "o1", trackingToken: "token-1" }
  expect(judge([confirmed(2, "o1"), lost, refused(3, 409, 1006), confirmed(2, "o1")])).toEqual({
    order: { ...order, told },
    found: [],
  })
})

test("the other body may win, and its order is the one to be stored", () => {
  const { order: won, found } = judge([refused(2, 409, 1006), confirmed(3, "o1")])
  expect(found).toEqual([])
  expect(won.quantity).toBe(3)
})

test.each<readonly [string, readonly Call[], RegExp]>([
  ["a second order of the same body", [confirmed(2, "o1"), confirmed(2, "o2")], /"o1".*, yet 2 pizzas: 200 .*"o2"/],
  ["another token", [confirmed(2, "o1"), confirmed(2, "o1", "token-2")], /"token-1".*, yet .*"token-2"/],
  ["an order of the other body", [confirmed(2, "o1"), confirmed(3, "o1")], /2 pizzas: 200 .*, yet 3 pizzas: 200/],
  ["a refused repetition", [confirmed(2, "o1"), refused(2, 409, 1006)], /, yet 2 pizzas: 409 .*1006/],
  ["the wrong code for another body", [confirmed(2, "o1"), refused(3, 409, 3016)], /, yet 3 pizzas: 409 .*3016/],
  ["the wrong status for another body", [confirmed(2, "o1"), refused(3, 400, 1006)], /, yet 3 pizzas: 400/],
  ["a refusal without a problem", [confirmed(2, "o1"), answered(3, 409, '{"errors":[]}')], /, yet 3 pizzas: 409/],
  ["a page instead of a refusal", [confirmed(2, "o1"), answered(3, 409, "<html>")], /, yet 3 pizzas: 409 <html>/],
  ["a page instead of an order", [answered(2, 200, "<html>")], /2 pizzas: 200 <html> names no order/],
  ["an order without an id", [answered(2, 200, '{"trackingToken":"token-1"}')], /2 pizzas: 200 .* names no order/],
  ["a server error", [refused(2, 500, 1002), confirmed(2, "o1")], /, yet 2 pizzas: 500/],
])("%s is a violation", (_name, calls, violation) => {
  expect(judge(calls).found).toEqual([expect.stringMatching(violation)])
})

test("calls of which none gets an order are a violation, and leave the order untold", () => {
  const { order: untold, found } = judge([refused(2, 409, 1006), lost])
  expect(found).toEqual([expect.stringMatching(/mark-1: no call was answered with an order: 2 pizzas: 409/)])
  expect(untold.told).toBeNull()
})

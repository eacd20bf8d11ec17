import { expect, test } from "vitest"
import { zero } from "../../money/rules/kroner.ts"
import { OrderStatus } from "../../order/model.ts"
import { PaymentResult } from "../model.ts"
import type { PaymentStatus } from "../wire.ts"
import { standingOf } from "./standingOf.ts"

const waiting: PaymentStatus = {
  orderId: "o1",
  status: "awaitingPayment",
  paymentType: "ADYEN",
  payment: "created",
  total: zero,
  currency: "NOK",
  resultCode: null,
  refusalReason: null,
}

test("a waiting order may be paid, also after a refusal, a cancelled attempt or leaving a bank's page", () => {
  expect(standingOf(waiting)).toBe("open")
  expect(standingOf({ ...waiting, payment: "failed", resultCode: "Refused", refusalReason: 24 })).toBe("open")
  expect(standingOf({ ...waiting, payment: "failed", resultCode: "Cancelled" })).toBe("open")
  expect(standingOf({ ...waiting, payment: "pending", resultCode: "RedirectShopper" })).toBe("open")
})

test("money that may be on its way blocks another attempt, even if the result is unknown", () => {
  const undecided = ["Authorised", "Pending", "Received", "AuthenticationFinished", "PartiallyAuthorised", "Unheard"]
  for (const resultCode of undecided) {
    expect([resultCode, standingOf({ ...waiting, payment: "pending", resultCode })]).toEqual([resultCode, "undecided"])
  }
})

test("money that has arrived while the order is being placed blocks another attempt", () => {
  expect(standingOf({ ...waiting, payment: "paid", resultCode: "Authorised" })).toBe("undecided")
  expect(standingOf({ ...waiting, payment: "paid" })).toBe("undecided")
})

test("the provider's answer to the browser places no order; the server's status does", () => {
  for (const resultCode of PaymentResult.literals) {
    expect(standingOf({ ...waiting, payment: "pending", resultCode })).not.toBe("placed")
    expect(standingOf({ ...waiting, status: "placed", payment: "paid", resultCode })).toBe("placed")
  }
})

test("every status has a standing", () => {
  const standings = OrderStatus.literals.map((status) => [status, standingOf({ ...waiting, status })])
  expect(standings).toEqual([
    ["created", "open"],
    ["awaitingPayment", "open"],
    ["placed", "placed"],
    ["accepted", "placed"],
    ["completed", "placed"],
    ["cancelled", "closed"],
    ["refused", "closed"],
  ])
})

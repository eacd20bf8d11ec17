import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import type { OrderStatus } from "../../order/model.ts"
import { judgeCharge } from "./judgeCharge.ts"

const due = { amount: kroner(199), currency: "SEK" } as const
const outcome = (charge: { readonly amount: number; readonly currency: string }, status: OrderStatus) => {
  const judged = judgeCharge(charge, due, status)
  return judged._tag === "GoesBack" ? judged.why : judged._tag
}

test.each<[OrderStatus, string]>([
  ["created", "PlacesOrder"],
  ["awaitingPayment", "PlacesOrder"],
  ["placed", "alreadyPaid"],
  ["accepted", "alreadyPaid"],
  ["completed", "alreadyPaid"],
  ["cancelled", "orderClosed"],
  ["refused", "orderClosed"],
])("a charge of the exact amount for an order that is %s: %s", (status, becomes) => {
  expect(outcome(due, status)).toBe(becomes)
})

test("another amount or currency never places an order, not even an øre less", () => {
  expect(outcome({ ...due, amount: 19_899 }, "awaitingPayment")).toBe("wrongAmount")
  expect(outcome({ ...due, amount: Number.NaN }, "awaitingPayment")).toBe("wrongAmount")
  expect(outcome({ ...due, currency: "NOK" }, "awaitingPayment")).toBe("wrongAmount")
})

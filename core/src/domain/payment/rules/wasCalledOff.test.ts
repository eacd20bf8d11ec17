import { expect, test } from "vitest"
import { awaitedPayment } from "../../../testing/samples.ts"
import { wasCalledOff } from "./wasCalledOff.ts"

test.each([
  ["nobody paid it in time", { status: "cancelled", payment: "created" }, false],
  ["its only attempt failed", { status: "cancelled", payment: "failed" }, false],
  ["the money came after it had lapsed", { status: "cancelled", payment: "refunded", lapsed: true }, false],
  ["the store refused it after it was paid", { status: "refused", payment: "paid" }, true],
  ["the store refused it, and the money is back", { status: "refused", payment: "refunded" }, true],
  ["the store cancelled it after it was paid", { status: "cancelled", payment: "refunded" }, true],
  ["the store cancelled it before its money was taken", { status: "cancelled", payment: "cancelled" }, true],
  [
    "the money was cancelled that came after it had lapsed",
    { status: "cancelled", payment: "cancelled", lapsed: true },
    false,
  ],
  [
    "the store cancelled it after its payment was withdrawn",
    { status: "cancelled", payment: "cancelled", withdrawn: true },
    true,
  ],
  ["the store cancelled it, to be paid there", { status: "cancelled", paymentType: "INSTORE" }, true],
  ["it still waits", {}, false],
] as const)("an order of which %s", (_, changes, isCalledOff) => {
  expect(wasCalledOff({ ...awaitedPayment, ...changes })).toBe(isCalledOff)
})

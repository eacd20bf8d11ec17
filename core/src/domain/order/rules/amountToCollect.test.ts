import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import { amountToCollect } from "./amountToCollect.ts"

const total = kroner(199)

test("only an order that is paid in the store, and has not ended, is paid at the hand-over", () => {
  for (const status of ["placed", "accepted"] as const) {
    expect(amountToCollect({ paymentType: "INSTORE", total }, { status })).toBe(total)
    expect(amountToCollect({ paymentType: "ADYEN", total }, { status })).toBe(0)
    expect(amountToCollect({ paymentType: "B2B", total }, { status })).toBe(0)
  }
  for (const status of ["completed", "refused", "cancelled"] as const) {
    expect(amountToCollect({ paymentType: "INSTORE", total }, { status })).toBe(0)
  }
})

test("an order whose card payment was withdrawn is paid at the hand-over, unless it has ended", () => {
  const withdrawn = { paymentWithdrawn: true } as const
  for (const status of ["placed", "accepted"] as const) {
    expect(amountToCollect({ paymentType: "ADYEN", total }, { status, ...withdrawn })).toBe(total)
  }
  for (const status of ["completed", "refused", "cancelled"] as const) {
    expect(amountToCollect({ paymentType: "ADYEN", total }, { status, ...withdrawn })).toBe(0)
  }
})

import { expect, test } from "vitest"
import { calledOffMoney } from "./calledOffMoney.ts"

test("a customer whose order is cancelled is told where their money is", () => {
  for (const status of ["refused", "cancelled"] as const) {
    expect(calledOffMoney("INSTORE", { status })).toBe("noCharge")
    expect(calledOffMoney("B2B", { status })).toBe("notBilled")
    expect(calledOffMoney("ADYEN", { status })).toBe("moneyBack")
    expect(calledOffMoney("ADYEN", { status, paymentWithdrawn: true })).toBe("noCharge")
  }
  for (const status of ["placed", "accepted", "completed", "awaitingPayment"] as const) {
    expect(calledOffMoney("ADYEN", { status })).toBeNull()
  }
})

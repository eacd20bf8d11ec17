import { describe, expect, it } from "vitest"
import type { OrderStatus } from "../../order/model.ts"
import { type ChargeBefore, judgeWithdrawal } from "./judgeWithdrawal.ts"

const paid: ChargeBefore = { pays: true, state: "authorised", isGoingBack: false, isTaken: false }

describe("a payment that the provider withdraws", () => {
  it.each<[OrderStatus, string]>([
    ["placed", "payAtHandOver"],
    ["accepted", "payAtHandOver"],
    ["completed", "look"],
    ["refused", "nothing"],
    ["cancelled", "nothing"],
  ])("of an order that is %s: %s", (status, follows) => {
    expect(judgeWithdrawal(paid, { status })).toBe(follows)
  })

  it("asks nothing of a customer whose money was already captured: it stays, and staff check it", () => {
    for (const status of ["accepted", "completed"] as const) {
      expect(judgeWithdrawal({ ...paid, isTaken: true }, { status })).toBe("stays")
    }
    expect(judgeWithdrawal({ ...paid, isTaken: true }, { status: "cancelled" })).toBe("nothing")
  })

  it("changes nothing a second time, nor for a refunded charge or one that does not pay its order", () => {
    const status = "accepted"
    expect(judgeWithdrawal(paid, { status, paymentWithdrawn: true })).toBe("nothing")
    expect(judgeWithdrawal({ ...paid, state: "refunded" }, { status })).toBe("nothing")
    expect(judgeWithdrawal({ ...paid, state: "cancelled" }, { status })).toBe("nothing")
    expect(judgeWithdrawal({ ...paid, isGoingBack: true }, { status })).toBe("nothing")
    expect(judgeWithdrawal({ ...paid, pays: false }, { status })).toBe("nothing")
  })
})

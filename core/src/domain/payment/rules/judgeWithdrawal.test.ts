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

  it("asks a customer for nothing whose money the provider said it had taken: it stays, and staff look at it", () => {
    for (const status of ["accepted", "completed"] as const) {
      expect(judgeWithdrawal({ ...paid, isTaken: true }, { status })).toBe("stays")
    }
    expect(judgeWithdrawal({ ...paid, isTaken: true }, { status: "cancelled" })).toBe("nothing")
  })

  it("changes nothing twice, and nothing of money that is back or going back, or that pays for nothing", () => {
    const status = "accepted"
    expect(judgeWithdrawal(paid, { status, paymentWithdrawn: true })).toBe("nothing")
    expect(judgeWithdrawal({ ...paid, state: "refunded" }, { status })).toBe("nothing")
    expect(judgeWithdrawal({ ...paid, state: "cancelled" }, { status })).toBe("nothing")
    expect(judgeWithdrawal({ ...paid, isGoingBack: true }, { status })).toBe("nothing")
    expect(judgeWithdrawal({ ...paid, pays: false }, { status })).toBe("nothing")
  })
})

import { expect, test } from "vitest"
import { mayTurnDown } from "./mayTurnDown.ts"

test("an order can be refused or cancelled until it is on its way, ready for pickup or ended", () => {
  for (const step of [null, "received", "inOven", "qualityCheck"] as const) {
    expect(mayTurnDown({ status: "accepted", step })).toBe(true)
  }
  for (const step of ["onItsWay", "canBePickedUp", "delivered"] as const) {
    expect(mayTurnDown({ status: "accepted", step })).toBe(false)
  }
  for (const status of ["completed", "refused", "cancelled"] as const) {
    expect(mayTurnDown({ status, step: null })).toBe(false)
  }
})

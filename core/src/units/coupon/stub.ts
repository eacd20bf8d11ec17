import type { ShopEvent } from "../../messages/events.ts"

/** Stub of the code that is entered: none. */
export const couponStub = {
  name: "coupon",
  listens: ["CouponTyped", "DealPicked", "CodesLapsed"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "typing", context: { code: "", replaces: false, problems: [], failures: 0 } }),
  needsCode: () => true,
  view: () => ({ step: "typing", code: "", problems: [] }) as const,
}

import type { ShopEvent } from "../../messages/events.ts"

/** Stub of the code that is entered: none. */
export const couponStub = {
  name: "coupon",
  listens: [
    "CouponTyped",
    "CouponSubmitted",
    "DealPicked",
    "CodesLapsed",
    "CartChanged",
    "AccountChanged",
    "LoggedOut",
    "OrderPlaced",
    "ConnectionRestored",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "typing", context: { code: "", replaces: false, problems: [], failures: 0 } }),
  needsCode: ({ type }: ShopEvent) => type === "CouponTyped" || type === "DealPicked" || type === "CodesLapsed",
  view: () => ({ step: "typing", code: "", problems: [] }) as const,
}

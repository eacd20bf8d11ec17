import type { ShopEvent } from "../../messages/events.ts"

/** Stub of the last order: the device has none. */
export const lastOrderStub = {
  name: "lastOrder",
  listens: ["DeviceRead", "OrderPlaced", "PaymentWanted"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { kept: null, order: null, failures: 0 } }),
  needsCode: (event: ShopEvent) =>
    event.type === "OrderPlaced" ||
    event.type === "PaymentWanted" ||
    (event.type === "DeviceRead" && event.contents.lastOrder !== null),
  view: () => ({ kept: null, order: { _tag: "Idle" }, underWay: null }) as const,
}

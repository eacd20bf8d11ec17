import type { ShopEvent } from "../../messages/events.ts"

const idle = { _tag: "Idle" } as const

/** Stub of sharing: no link is wanted. */
export const sharingStub = {
  name: "sharing",
  listens: ["OrderLinkWanted"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { orderId: "" } }),
  needsCode: () => true,
  view: () => idle,
}

import type { ShopEvent } from "../../messages/events.ts"

const idle = { _tag: "Idle" } as const

/** Stub of sharing: no link is wanted. */
export const sharingStub = {
  name: "sharing",
  listens: ["OrderLinkWanted", "ScreenOpened"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { orderId: "" } }),
  needsCode: ({ type }: ShopEvent) => type === "OrderLinkWanted",
  view: () => idle,
}

import type { ShopEvent } from "../../messages/events.ts"

const off = { _tag: "Off", orderId: "" } as const

/** Stub of the ready notice: nobody wants to be told. */
export const readyNoticeStub = {
  name: "readyNotice",
  listens: ["ReadyNoticeWanted"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "off", context: { orderId: "" } }),
  needsCode: () => true,
  view: () => off,
}

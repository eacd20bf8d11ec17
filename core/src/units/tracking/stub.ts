import type { ShopEvent } from "../../messages/events.ts"

const nothing = { _tag: "Nothing" } as const

/** Stub of the tracker: no order is followed. */
export const trackingStub = {
  name: "tracking",
  listens: ["ScreenOpened", "OrderLinkOpened"] satisfies readonly ShopEvent["type"][],
  initial: () => ({
    value: "nothing",
    context: { orderId: "", link: null, order: null, tracking: null, heardAt: 0, failures: 0 },
  }),
  needsCode: (event: ShopEvent) =>
    event.type === "OrderLinkOpened" || (event.type === "ScreenOpened" && event.screen._tag === "Tracking"),
  view: () => nothing,
}

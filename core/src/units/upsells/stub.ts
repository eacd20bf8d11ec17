import type { ShopEvent } from "../../messages/events.ts"

/** Stub of the upsells: no checkout was requested. */
export const upsellsStub = {
  name: "upsells",
  listens: ["CheckoutWanted", "ScreenOpened"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { doneFor: null, shelves: [] } }),
  needsCode: (event: ShopEvent) =>
    event.type === "CheckoutWanted" || (event.type === "ScreenOpened" && event.screen._tag === "Extras"),
  view: () => ({ step: "idle", shelves: [] }) as const,
}

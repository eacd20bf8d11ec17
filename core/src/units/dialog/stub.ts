import type { ShopEvent } from "../../messages/events.ts"

/** Stub of the dialogs: none was requested. */
export const dialogStub = {
  name: "dialog",
  listens: ["DialogAsked", "DialogOpened"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "closed", context: { asked: [] } }),
  needsCode: () => true,
  view: () => ({ open: null, waiting: 0 }),
}

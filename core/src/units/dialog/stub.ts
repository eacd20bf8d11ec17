import type { ShopEvent } from "../../messages/events.ts"

/** Stub of the dialogs: none was requested. */
export const dialogStub = {
  name: "dialog",
  listens: [
    "DialogAsked",
    "DialogOpened",
    "DialogConfirmed",
    "DialogCancelled",
    "DialogClosed",
    "DialogWithdrawn",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "closed", context: { asked: [] } }),
  needsCode: ({ type }: ShopEvent) => type === "DialogAsked" || type === "DialogOpened",
  view: () => ({ open: null, waiting: 0 }),
}

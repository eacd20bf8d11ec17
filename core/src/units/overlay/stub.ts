import type { ShopEvent } from "../../messages/events.ts"

/** Stub of panels and drawer: all closed. */
export const overlayStub = {
  name: "overlay",
  listens: ["ModalOpened", "ModalAsked", "DrawerOpened", "DialogShown"] satisfies readonly ShopEvent["type"][],
  initial: () => ({
    value: { modal: "closed", drawer: "closed", dialog: "none" },
    context: { shown: null, next: null },
  }),
  needsCode: () => true,
  view: () => ({ modal: null, drawer: "closed", isScrollLocked: false }) as const,
}

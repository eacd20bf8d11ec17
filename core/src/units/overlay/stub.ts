import type { ShopEvent } from "../../messages/events.ts"

/** Stub of panels and drawer: all closed. */
export const overlayStub = {
  name: "overlay",
  listens: [
    "ModalOpened",
    "ModalAsked",
    "ModalClosed",
    "PathOpened",
    "LanguageChosen",
    "OrderPlaced",
    "LoggedOut",
    "DrawerOpened",
    "DrawerClosed",
    "DrawerSwiped",
    "DialogShown",
    "DialogsEnded",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({
    value: { modal: "closed", drawer: "closed", dialog: "none" },
    context: { shown: null, next: null },
  }),
  needsCode: ({ type }: ShopEvent) =>
    type === "ModalOpened" || type === "ModalAsked" || type === "DrawerOpened" || type === "DialogShown",
  view: () => ({ modal: null, drawer: "closed", isScrollLocked: false }) as const,
}

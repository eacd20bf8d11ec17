import type { OverlayView } from "../overlay/view.ts"
import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"

const noOffers = { deals: [], discounts: [] }

/** Stub of deals and discounts: the panel was not opened. */
export const offersStub = {
  name: "offers",
  listens: ["AccountChanged", "LoggedOut", "ModalOpened", "OffersRetried"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { ...noOffers, failures: 0 } }),
  needsCode: (event: WithGiven<ShopEvent, { readonly overlay: OverlayView }>) =>
    (event.type === "ModalOpened" && event.modal._tag === "Deals") ||
    (event.type === "AccountChanged" && event.see.overlay.modal?.modal._tag === "Deals"),
  view: () => ({ step: "idle", ...noOffers }) as const,
}

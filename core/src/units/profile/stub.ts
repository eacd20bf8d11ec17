import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { OverlayView } from "../overlay/view.ts"

/** Stub of the profile: its form was never opened. */
export const profileStub = {
  name: "profile",
  listens: [
    "ModalOpened",
    "ScreenOpened",
    "AccountChanged",
    "LoggedOut",
    "ProfileTyped",
    "ProfileLanguageChosen",
    "ProfileSubmitted",
    "ModalClosed",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { form: null } }),
  needsCode: (event: WithGiven<ShopEvent, { readonly overlay: OverlayView }>) =>
    event.type === "ModalOpened"
      ? event.modal._tag === "EditProfile"
      : event.type === "AccountChanged" && event.see.overlay.modal?.modal._tag === "EditProfile",
  view: () => ({ _tag: "Closed" }) as const,
}

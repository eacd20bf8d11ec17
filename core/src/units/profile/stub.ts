import type { ShopEvent } from "../../messages/events.ts"
import { atScreen } from "../route/atScreen.ts"

/** Stub of the profile: its form was never opened. */
export const profileStub = {
  name: "profile",
  listens: [
    "ScreenOpened",
    "AccountChanged",
    "LoggedOut",
    "ModalOpened",
    "ModalClosed",
    "ProfileTyped",
    "ProfileLanguageChosen",
    "ProfileSubmitted",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { form: null } }),
  needsCode: atScreen("Account"),
  view: () => ({ _tag: "Closed" }) as const,
}

import type { ShopEvent } from "../../messages/events.ts"

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
  // Both need the code of the panels or of the session anyway.
  needsCode: ({ type }: ShopEvent) => type === "ModalOpened" || type === "AccountChanged",
  view: () => ({ _tag: "Closed" }) as const,
}

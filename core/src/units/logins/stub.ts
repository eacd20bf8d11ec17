import type { ShopEvent } from "../../messages/events.ts"
import { atScreen } from "../route/atScreen.ts"

/** Stub of the logins: nobody looks at them. */
export const loginsStub = {
  name: "logins",
  listens: [
    "ScreenOpened",
    "AccountChanged",
    "LoggedOut",
    "OtherLoginEnded",
    "LoadingRetried",
    "ConnectionRestored",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { sessions: null, ending: null, failed: false } }),
  needsCode: atScreen("Account"),
  view: () => ({ _tag: "Closed" }) as const,
}

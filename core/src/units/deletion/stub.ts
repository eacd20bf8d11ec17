import type { ShopEvent } from "../../messages/events.ts"
import { atScreen } from "../route/atScreen.ts"

/** Stub of the deletion: nobody wants one. */
export const deletionStub = {
  name: "deletion",
  listens: [
    "ScreenOpened",
    "AccountChanged",
    "LoggedOut",
    "AccountDeletionWanted",
    "AccountDeletionAnswered",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { fault: null } }),
  needsCode: atScreen("Account"),
  view: () => ({ _tag: "Closed" }) as const,
}

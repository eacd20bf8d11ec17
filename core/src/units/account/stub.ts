import type { ShopEvent } from "../../messages/events.ts"
import { atScreen } from "../route/atScreen.ts"

/** Stub of the account: the checkout was not opened. */
export const accountStub = {
  name: "account",
  listens: [
    "AccountChanged",
    "LoggedOut",
    "OrderRefused",
    "ConnectionRestored",
    "ScreenOpened",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { budget: null, failures: 0 } }),
  needsCode: atScreen("Checkout"),
  view: () => ({ _tag: "NoBudget" }) as const,
}

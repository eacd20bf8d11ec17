import type { ShopEvent } from "../../messages/events.ts"
import { atScreen } from "../route/atScreen.ts"

/** Stub of unsubscribing: its page was not opened. */
export const unsubscribeStub = {
  name: "unsubscribe",
  listens: ["ScreenOpened"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { wish: null } }),
  needsCode: atScreen("Unsubscribe"),
  view: () => ({ _tag: "NoLink" }) as const,
}

import type { ShopEvent } from "../../messages/events.ts"
import { atScreen } from "../route/atScreen.ts"

/** Stub of the points' history: nobody asked for it. */
export const pointsHistoryStub = {
  name: "pointsHistory",
  listens: [
    "ScreenOpened",
    "AccountChanged",
    "LoggedOut",
    "PointsHistoryWanted",
    "ConnectionRestored",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { entries: null } }),
  needsCode: atScreen("Account"),
  view: () => ({ _tag: "Closed" }) as const,
}

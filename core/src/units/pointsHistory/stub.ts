import type { ShopEvent } from "../../messages/events.ts"

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
  needsCode: ({ type }: ShopEvent) => type === "PointsHistoryWanted",
  view: () => ({ _tag: "Closed" }) as const,
}

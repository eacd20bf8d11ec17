import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { RouteView } from "../route/actor.ts"

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
  needsCode: ({ see }: WithGiven<ShopEvent, { readonly route: RouteView }>) => see.route.screen._tag === "Account",
  view: () => ({ _tag: "Closed" }) as const,
}

import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { RouteView } from "../route/actor.ts"

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
  needsCode: ({ see }: WithGiven<ShopEvent, { readonly route: RouteView }>) => see.route.screen._tag === "Account",
  view: () => ({ _tag: "Closed" }) as const,
}

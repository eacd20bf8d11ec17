import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { RouteView } from "../route/actor.ts"

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
  needsCode: ({ see }: WithGiven<ShopEvent, { readonly route: RouteView }>) => see.route.screen._tag === "Account",
  view: () => ({ _tag: "Closed" }) as const,
}

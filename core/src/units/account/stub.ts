import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { RouteView } from "../route/actor.ts"

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
  needsCode: ({ see }: WithGiven<ShopEvent, { readonly route: RouteView }>) => see.route.screen._tag === "Checkout",
  view: () => ({ _tag: "NoBudget" }) as const,
}

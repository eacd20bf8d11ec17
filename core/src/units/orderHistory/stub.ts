import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { RouteView } from "../route/actor.ts"

/** Stub of the order history: nobody looks at it. */
export const orderHistoryStub = {
  name: "orderHistory",
  listens: ["ScreenOpened"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { orders: [], organisationId: null, total: null } }),
  needsCode: ({ see }: WithGiven<ShopEvent, { readonly route: RouteView }>) =>
    see.route.screen._tag === "Account" || see.route.screen._tag === "Organisation",
  view: () => ({ _tag: "Closed" }) as const,
}

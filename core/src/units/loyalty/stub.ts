import type { WithGiven } from "../../kernel/unit.ts"
import type { RouteView } from "../route/actor.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"

/** Stub of the loyalty offer: the checkout was not opened. */
export const loyaltyStub = {
  name: "loyalty",
  listens: ["ScreenOpened", "PriceConfirmed", "AccountChanged", "LoggedOut"] satisfies readonly ShopEvent["type"][],
  initial: ({ market }: ShopStart) => ({ market, offeredFor: null }),
  needsCode: ({ type, see }: WithGiven<ShopEvent, { readonly route: RouteView }>) =>
    (type === "ScreenOpened" || type === "PriceConfirmed") && see.route.screen._tag === "Checkout",
  view: () => ({}),
}

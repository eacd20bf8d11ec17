import type { SessionView } from "../session/view.ts"
import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { RouteView } from "../route/actor.ts"

/** Stub of the address book: nobody has looked into it. */
export const addressBookStub = {
  name: "addressBook",
  // Nothing else comes before one of these has brought the code.
  listens: ["ScreenOpened", "AccountChanged"] satisfies readonly ShopEvent["type"][],
  initial: () => ({
    value: "idle",
    context: { addresses: null, form: null, wanted: null, fault: null, failures: 0 },
  }),
  needsCode: ({ see }: WithGiven<ShopEvent, { readonly route: RouteView; readonly session: SessionView }>) =>
    see.session._tag === "LoggedIn" && (see.route.screen._tag === "Account" || see.route.screen._tag === "Checkout"),
  view: () => ({ _tag: "Closed" }) as const,
}

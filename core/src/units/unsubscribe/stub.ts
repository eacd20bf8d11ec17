import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { RouteView } from "../route/actor.ts"

/** Stub of unsubscribing: its page was not opened. */
export const unsubscribeStub = {
  name: "unsubscribe",
  listens: ["ScreenOpened"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { wish: null } }),
  needsCode: ({ see }: WithGiven<ShopEvent, { readonly route: RouteView }>) => see.route.screen._tag === "Unsubscribe",
  view: () => ({ _tag: "NoLink" }) as const,
}

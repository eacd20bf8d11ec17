import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { RouteView } from "../route/actor.ts"

/** Stub of the agreements: none is being changed. */
export const agreementsStub = {
  name: "agreements",
  listens: ["ScreenOpened", "AccountChanged", "LoggedOut", "AgreementChosen"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { wanted: {}, fault: null } }),
  needsCode: ({ see }: WithGiven<ShopEvent, { readonly route: RouteView }>) => see.route.screen._tag === "Account",
  view: () => ({ wanted: {}, fault: null, isSaving: false }) as const,
}

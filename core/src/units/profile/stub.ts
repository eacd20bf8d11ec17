import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { RouteView } from "../route/actor.ts"

/** Stub of the profile: its form was never opened. */
export const profileStub = {
  name: "profile",
  listens: [
    "ScreenOpened",
    "AccountChanged",
    "LoggedOut",
    "ModalOpened",
    "ModalClosed",
    "ProfileTyped",
    "ProfileLanguageChosen",
    "ProfileSubmitted",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { form: null } }),
  needsCode: ({ see }: WithGiven<ShopEvent, { readonly route: RouteView }>) => see.route.screen._tag === "Account",
  view: () => ({ _tag: "Closed" }) as const,
}

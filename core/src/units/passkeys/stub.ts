import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { RouteView } from "../route/actor.ts"
import { closed } from "../route/ownPageStub.ts"
import { unread } from "./unread.ts"

/** Stub of the passkeys: nobody looks at them, and the device was not asked. */
export const passkeysStub = {
  name: "passkeys",
  listens: ["ScreenOpened", "LoginOpened"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: unread }),
  needsCode: ({ type, see }: WithGiven<ShopEvent, { readonly route: RouteView }>) =>
    type === "LoginOpened" || ["Login", "Account"].includes(see.route.screen._tag),
  view: () => ({ isSupported: null, list: closed }),
}

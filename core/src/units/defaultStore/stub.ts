import type { SessionView } from "../session/view.ts"
import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"

/** Stub of the default store: nobody is logged in. */
export const defaultStoreStub = {
  name: "defaultStore",
  listens: ["DefaultStoreChosen", "AccountChanged"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { wanted: null } }),
  needsCode: ({ type, see }: WithGiven<ShopEvent, { readonly session: SessionView }>) =>
    type === "DefaultStoreChosen" || (type === "AccountChanged" && see.session._tag === "LoggedIn"),
  view: () => ({ step: "idle", wanted: null }) as const,
}

import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { RouteView } from "../route/actor.ts"

/** Stub of the proof of an e-mail address: no link was opened, and no mail was wanted again. */
export const emailProofStub = {
  name: "emailProof",
  listens: [
    "ScreenOpened",
    "AccountChanged",
    "LoggedOut",
    "EmailLinkOpened",
    "EmailLinkRetried",
    "EmailLinkWanted",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { fault: null } }),
  needsCode: ({ see }: WithGiven<ShopEvent, { readonly route: RouteView }>) => see.route.screen._tag === "Account",
  view: () => ({ _tag: "Closed" }) as const,
}

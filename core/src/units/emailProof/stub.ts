import type { ShopEvent } from "../../messages/events.ts"
import { atScreen } from "../route/atScreen.ts"

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
  needsCode: atScreen("Account"),
  view: () => ({ _tag: "Closed" }) as const,
}

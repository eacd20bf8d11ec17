import type { ShopEvent } from "../../messages/events.ts"
import { atScreen } from "../route/atScreen.ts"

/** Stub of the agreements: none is being changed. */
export const agreementsStub = {
  name: "agreements",
  listens: ["ScreenOpened", "AccountChanged", "LoggedOut", "AgreementChosen"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { wanted: {}, fault: null } }),
  needsCode: atScreen("Account"),
  view: () => ({ wanted: {}, fault: null, isSaving: false }) as const,
}

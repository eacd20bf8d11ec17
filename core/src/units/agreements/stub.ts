import type { ShopEvent } from "../../messages/events.ts"

/** Stub of the agreements: none is being changed. */
export const agreementsStub = {
  name: "agreements",
  listens: ["AgreementChosen", "ScreenOpened", "AccountChanged", "LoggedOut"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { wanted: {}, fault: null } }),
  needsCode: ({ type }: ShopEvent) => type === "AgreementChosen",
  view: () => ({ wanted: {}, fault: null, isSaving: false }) as const,
}

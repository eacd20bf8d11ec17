import type { ShopEvent } from "../../messages/events.ts"

/** Stub of the favourites' synchronisation: only a customer's own list needs it. */
export const favouriteSyncStub = {
  name: "favouriteSync",
  listens: ["FavouritesListed"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { list: { customerId: null, codes: [] }, isStale: false } }),
  needsCode: () => true,
  view: () => ({ step: "idle" }) as const,
}

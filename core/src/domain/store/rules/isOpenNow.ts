import type { Millis } from "../../time/model.ts"
import type { Store, StoreStatus } from "../model.ts"
import { isOpenAt } from "./isOpenAt.ts"
import { openingNow } from "./openingNow.ts"

/**
 * Whether a store accepts an order for now: it is within its hours, and its live status does not say that it is closed.
 */
export const isOpenNow = (
  timeZone: string,
  store: Pick<Store, "openingHours" | "schedule">,
  status: Pick<StoreStatus, "open" | "changesAt"> | null,
  now: Millis,
): boolean => isOpenAt(timeZone, store, now) && openingNow(store, status, timeZone, now).open

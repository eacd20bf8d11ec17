import type { Millis } from "../../time/model.ts"
import type { Store, StoreStatus } from "../model.ts"
import { type Opening, openingAt } from "./openingAt.ts"

/**
 * A store's opening state: the server's last status, until the change that it named, otherwise from the hours
 * (DECISIONS §5).
 */
export const openingNow = (
  { openingHours, schedule }: Pick<Store, "openingHours" | "schedule">,
  status: Pick<StoreStatus, "open" | "changesAt"> | null,
  timeZone: string,
  at: Millis,
): Opening =>
  status && (status.changesAt === null || at < status.changesAt)
    ? status
    : openingAt(openingHours, schedule, timeZone, at)

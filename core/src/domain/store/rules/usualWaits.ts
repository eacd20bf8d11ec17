import type { Store, WaitMinutes } from "../model.ts"

/** A store's waits on any other day, without tonight's load and delays. */
export const usualWaits = ({
  waitMinutes,
  usualWaitMinutes,
}: Pick<Store, "waitMinutes" | "usualWaitMinutes">): WaitMinutes => usualWaitMinutes ?? waitMinutes

import type { Store, WaitMinutes } from "../model.ts"

/** A store's waits on any other day, without what tonight adds. */
export const usualWaits = ({
  waitMinutes,
  usualWaitMinutes,
}: Pick<Store, "waitMinutes" | "usualWaitMinutes">): WaitMinutes => usualWaitMinutes ?? waitMinutes

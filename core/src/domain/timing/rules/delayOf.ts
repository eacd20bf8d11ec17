import type { DeliveryMethod } from "../../order/model.ts"
import type { Store, WaitMinutes } from "../../store/model.ts"
import { minutesToWait } from "../../store/rules/minutesToWait.ts"
import { usualWaits } from "../../store/rules/usualWaits.ts"
import type { Delay } from "../model.ts"

/** A store's delay for a method: for now that of its live status, if known; for later the usual one. */
export const delayOf = (
  store: Pick<Store, "waitMinutes" | "usualWaitMinutes">,
  status: { readonly waitMinutes: WaitMinutes } | null,
  method: DeliveryMethod,
): Delay => ({
  now: minutesToWait(status ?? store, method),
  later: minutesToWait({ waitMinutes: usualWaits(store) }, method),
})

import type { DeliveryMethod } from "../../order/model.ts"
import type { WaitMinutes } from "../model.ts"

/** The estimated wait for a method, in minutes: a store's usual one, or that of its live status (DECISIONS §5). */
export const minutesToWait = ({ waitMinutes }: { readonly waitMinutes: WaitMinutes }, method: DeliveryMethod): number =>
  method === "carryout" ? waitMinutes.pickup : waitMinutes.delivery

import type { CartView } from "../../cart/view.ts"
import type { Minor } from "../../../domain/money/model.ts"
import { minor, zero } from "../../../domain/money/rules/kroner.ts"
import type { DeliveryMethod } from "../../../domain/order/model.ts"
import type { Store } from "../../../domain/store/model.ts"

/** The minimum that the server reported last for one method in one store. */
export interface SaidMinimum {
  readonly storeId: string
  readonly method: DeliveryMethod
  readonly minimum: Minor
}

/**
 * The minimum value of goods: the server's last one, otherwise the store's, otherwise the market's for delivery
 * (SPEC §5, DECISIONS §11). Carryout has no minimum.
 */
export const minimumFor = (
  { storeId, shipping: { method } }: CartView,
  said: SaidMinimum | null,
  store: Store | null,
  marketMinimum: Minor,
): Minor => {
  if (said?.storeId === storeId && said.method === method) return said.minimum
  if (method === "carryout") return zero
  return store?.id === storeId ? store.minimumDelivery : marketMinimum
}

/** The amount missing to the minimum, never below 0: "89 kr left". */
export const missingToMinimum = (minimum: Minor, goods: Minor): Minor => minor(Math.max(0, minimum - goods))

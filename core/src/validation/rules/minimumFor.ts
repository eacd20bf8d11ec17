import type { CartView } from "../../cart/view.ts"
import type { Minor } from "../../money/model.ts"
import { minor, zero } from "../../money/rules/kroner.ts"
import type { DeliveryMethod } from "../../order/model.ts"
import type { Store } from "../../store/model.ts"

/** The least that the server last wanted for a way of handing over, in one store. */
export interface SaidMinimum {
  readonly storeId: string
  readonly method: DeliveryMethod
  readonly minimum: Minor
}

/**
 * The least that the goods must come to: what the server last said, else what the store says, else the market's own
 * for what is brought to the customer (SPEC §5, DECISIONS §11). What is collected has none.
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

/** What is left to the minimum, never below 0: "89 kr left". */
export const leftTo = (minimum: Minor, goods: Minor): Minor => minor(Math.max(0, minimum - goods))

import type { Localised } from "../language/model.ts"
import type { Minor } from "../money/model.ts"
import type { Millis } from "../time/model.ts"

/** The changes of moving the cart to another store, which the customer sees before anything moves (SPEC §4.2). */
export interface MoveForeseen {
  readonly from: string
  readonly to: string
  /** Goods that the new store does not sell. */
  readonly unavailable: readonly Localised[]
  readonly soldOut: readonly Localised[]
  /** The sum of the moved goods in both stores; `null` if it is the same. */
  readonly sum: { readonly before: Minor; readonly after: Minor } | null
  /** Why the new store cannot use the chosen method: it does not deliver to that hotspot or address. */
  readonly way: "noHotspot" | "noDelivery" | null
  /** The next opening of a store that is closed, `null` when unknown; no object while it is open. */
  readonly closed: { readonly opensAt: Millis | null } | null
}

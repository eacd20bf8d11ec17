import type { Localised } from "../language/model.ts"
import type { Minor } from "../money/model.ts"
import type { Millis } from "../time/model.ts"

/** What moving the cart to another store would change; the customer sees it before anything moves (SPEC §4.2). */
export interface MoveForeseen {
  readonly from: string
  readonly to: string
  /** What the new store does not sell. */
  readonly unavailable: readonly Localised[]
  readonly soldOut: readonly Localised[]
  /** The sum of what moves along, in both stores; `null` when it costs the same. */
  readonly sum: { readonly before: Minor; readonly after: Minor } | null
  /** What of the chosen method the new store cannot do: serve that hotspot, or deliver to that address. */
  readonly way: "noHotspot" | "noDelivery" | null
  /** The next opening of a store that is closed, `null` when unknown; no object while it is open. */
  readonly closed: { readonly opensAt: Millis | null } | null
}

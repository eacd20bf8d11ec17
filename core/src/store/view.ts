import type { Menu } from "../menu/model.ts"
import type { ClockReading } from "../timing/rules/correctClock.ts"
import type { Store, StoreStatus } from "./model.ts"

/** Something that is fetched: there, on its way, or not to be had. */
export type Loading<Value> =
  | { readonly _tag: "Idle" }
  | { readonly _tag: "Loading" }
  | { readonly _tag: "Loaded"; readonly value: Value }
  /** Tried again by itself after a while, and at once when the customer asks. */
  | { readonly _tag: "Failed" }
  | { readonly _tag: "Missing" }

/** The store that is shown, with its menu and, once known, how it stands right now. */
export interface CurrentStore {
  readonly store: Store
  readonly menu: Menu
  readonly status: StoreStatus | null
}

/** What may be seen of the stores. */
export interface StoreView {
  readonly list: Loading<readonly Store[]>
  /** Slug of the store that an address last asked for. */
  readonly wanted: string | null
  readonly shown: Loading<CurrentStore>
  /** The store whose menu is in hand, also while another is being fetched. */
  readonly current: CurrentStore | null
  /** What the server's clock and the device's showed when the server last told; `null` before (DECISIONS §5). */
  readonly clock: ClockReading | null
}

import type { Menu } from "../../domain/menu/model.ts"
import type { ClockReading } from "../../domain/timing/rules/correctClock.ts"
import type { Store, StoreStatus } from "../../domain/store/model.ts"

/** Something loaded from the server: loaded, loading, or unavailable. */
export type Loading<Value> =
  | { readonly _tag: "Idle" }
  | { readonly _tag: "Loading" }
  | { readonly _tag: "Loaded"; readonly value: Value }
  /** Retried automatically after a delay, or at once when the customer asks. */
  | { readonly _tag: "Failed" }
  | { readonly _tag: "Missing" }

/** The current store with its menu and, once loaded, its status. */
export interface CurrentStore {
  readonly store: Store
  readonly menu: Menu
  readonly status: StoreStatus | null
}

/** The view of the stores. */
export interface StoreView {
  readonly list: Loading<readonly Store[]>
  /** Slug or id of the store requested last. */
  readonly wanted: string | null
  readonly shown: Loading<CurrentStore>
  /** The store whose menu is loaded; it stays while another is loading. */
  readonly current: CurrentStore | null
  /** The server's and the device's clocks at the last status; `null` before the first (DECISIONS §5). */
  readonly clock: ClockReading | null
}

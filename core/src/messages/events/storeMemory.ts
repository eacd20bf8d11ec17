import type { Store } from "../../domain/store/model.ts"

/** Emitted when a store's menu has loaded. */
export interface StoreLoaded {
  readonly type: "StoreLoaded"
  readonly store: Store
}

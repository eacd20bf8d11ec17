import { Schema } from "effect"

/** The customer asked once more for what could not be loaded. */
export const LoadingRetried = Schema.Struct({ type: Schema.Literal("LoadingRetried") })

/** The customer chose the store to order from; a cart of another store comes along (SPEC §4.2). */
export const StoreChosen = Schema.Struct({ type: Schema.Literal("StoreChosen"), storeSlug: Schema.String })

/** The stores tell the house that the chosen store's menu is there, and how it stands as far as is known. */
export interface StoreEntered {
  readonly type: "StoreEntered"
}

/** The stores tell the house that they have asked how the shown store stands. */
export interface StoreStatusRead {
  readonly type: "StoreStatusRead"
}

export const StoreEvents = [LoadingRetried, StoreChosen] as const

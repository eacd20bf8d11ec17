import { Schema } from "effect"

/** The customer retried what could not be loaded. */
export const LoadingRetried = Schema.Struct({ type: Schema.Literal("LoadingRetried") })

/** The customer chose the store to order from; a cart of another store moves along (SPEC §4.2). */
export const StoreChosen = Schema.Struct({ type: Schema.Literal("StoreChosen"), storeSlug: Schema.String })

/** Emitted when the chosen store's menu is loaded, with the store's status as far as known. */
export interface StoreEntered {
  readonly type: "StoreEntered"
}

/** Emitted when a store that was asked for, by its slug or id, does not exist, or no longer. */
export interface StoreMissed {
  readonly type: "StoreMissed"
  readonly wanted: string | null
}

/** Emitted by whoever needs the menu of a store that the customer has not opened: to draw an order's pizza, to name favourites. */
export interface MenuWanted {
  readonly type: "MenuWanted"
  readonly storeId: string
}

/** Emitted when the shown store's status has been read. */
export interface StoreStatusRead {
  readonly type: "StoreStatusRead"
}

export const StoreEvents = [LoadingRetried, StoreChosen] as const

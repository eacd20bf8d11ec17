import { Schema } from "effect"

/** The page became hidden: another tab or program is in front. */
export const PageHidden = Schema.Struct({ type: Schema.Literal("PageHidden") })

/** The page became visible again. */
export const PageShown = Schema.Struct({ type: Schema.Literal("PageShown") })

/** Emitted by tracking with the store of the shown order; its menu is needed to draw the pizza. */
export interface OrderOpened {
  readonly type: "OrderOpened"
  readonly storeId: string
}

export const TrackingEvents = [PageHidden, PageShown] as const

import { Schema } from "effect"

/** Nobody can see the page: another tab or program is in front. */
export const PageHidden = Schema.Struct({ type: Schema.Literal("PageHidden") })

/** The page can be seen again. */
export const PageShown = Schema.Struct({ type: Schema.Literal("PageShown") })

/** Tracking tells the house which store bakes the order that is shown: its menu knows how the pizza looks. */
export interface OrderOpened {
  readonly type: "OrderOpened"
  readonly storeId: string
}

export const TrackingEvents = [PageHidden, PageShown] as const

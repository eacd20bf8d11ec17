import { Schema } from "effect"
import type { Tracking } from "../../domain/order/model.ts"
import { Sealed } from "../../vault/model.ts"

/** The page became hidden: another tab or program is in front. */
export const PageHidden = Schema.Struct({ type: Schema.Literal("PageHidden") })

/** The page became visible again. */
export const PageShown = Schema.Struct({ type: Schema.Literal("PageShown") })

/** The shown tracker was opened by a link from another device; the event holds only a handle to the link's token. */
export const OrderLinkOpened = Schema.Struct({ type: Schema.Literal("OrderLinkOpened"), token: Sealed })

/** The customer asked for the link with which another device follows the order. */
export const OrderLinkWanted = Schema.Struct({
  type: Schema.Literal("OrderLinkWanted"),
  orderId: Schema.NonEmptyString,
})

/** The customer asked to be told when the order is ready or on its way. */
export const ReadyNoticeWanted = Schema.Struct({
  type: Schema.Literal("ReadyNoticeWanted"),
  orderId: Schema.NonEmptyString,
})

/** Emitted for each status of a followed order, by whichever unit follows it. */
export interface OrderMoved {
  readonly type: "OrderMoved"
  readonly number: number
  readonly tracking: Tracking
}

export const TrackingEvents = [PageHidden, PageShown, OrderLinkOpened, OrderLinkWanted, ReadyNoticeWanted] as const

import { Schema } from "effect"
import { Language } from "../domain/language/model.ts"
import { KitchenReport } from "../domain/order/kitchen.ts"
import type { KitchenOrder } from "../domain/order/kitchenOrder.ts"
import type { Tracking } from "../domain/order/model.ts"
import { longestDelay } from "../domain/order/rules/delayed.ts"
import { StockMark } from "../domain/store/marks.ts"
import { personalHere } from "../domain/text/personal.ts"
import { Sealed } from "../vault/model.ts"
import type { Pressed } from "./model.ts"

const happened = <const Type extends string>(type: Type) => Schema.Struct({ type: Schema.Literal(type) })

const id = Schema.NonEmptyString.check(Schema.isMaxLength(100))
const typed = Schema.String.check(Schema.isMaxLength(200))

/** Where a tablet keeps the staff key: until its tab is closed, or for good. */
export const KeyKept = Schema.Literals(["tab", "device"])
export type KeyKept = typeof KeyKept.Type

/** What the page shows: the orders, the store's stock and waiting times, or its money. */
export const KitchenPanel = Schema.Literals(["orders", "store", "money"])
export type KitchenPanel = typeof KitchenPanel.Type

/** How long something is sold out: an hour, three hours, until the next morning; or it is back. */
export const SoldOutFor = Schema.Literals(["hour", "threeHours", "today", "back"])
export type SoldOutFor = typeof SoldOutFor.Type

/** Events from outside the kitchen's world: the only ones that its log may hold. */
export const KitchenOuterEvent = Schema.Union([
  /** The key is in the safe from the moment that it is typed. */
  Schema.Struct({ type: Schema.Literal("KeyEntered"), key: Sealed, keep: KeyKept }),
  happened("TabletLocked"),
  Schema.Struct({ type: Schema.Literal("StoreChosen"), storeId: id }),
  happened("StoreLeft"),
  Schema.Struct({ type: Schema.Literal("LanguageChosen"), language: Language }),
  happened("SoundSwitched"),
  /** Browsers play no sound before the first interaction with the page. */
  happened("UserInteracted"),
  Schema.Struct({ type: Schema.Literal("PanelOpened"), panel: KitchenPanel }),
  Schema.Struct({ type: Schema.Literal("OrderPressed"), orderId: id, report: KitchenReport }),
  Schema.Struct({ type: Schema.Literal("RefusalOpened"), orderId: id }),
  Schema.Struct({ type: Schema.Literal("ReasonTyped"), text: personalHere(typed) }),
  happened("RefusalSent"),
  happened("RefusalClosed"),
  Schema.Struct({ type: Schema.Literal("LaterOpened"), orderId: id }),
  Schema.Struct({
    type: Schema.Literal("LaterChosen"),
    minutes: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: longestDelay })),
  }),
  happened("LaterClosed"),
  Schema.Struct({ type: Schema.Literal("NoteClosed"), id: Schema.Int }),
  Schema.Struct({ type: Schema.Literal("SearchTyped"), text: typed }),
  Schema.Struct({
    type: Schema.Literal("StockPressed"),
    kind: StockMark.fields.kind,
    code: id,
    soldOut: SoldOutFor,
  }),
  Schema.Struct({
    type: Schema.Literal("DelayPressed"),
    method: Schema.Literals(["pickup", "delivery"]),
    minutes: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 240 })),
  }),
  Schema.Struct({ type: Schema.Literal("MatterSeen"), id }),
  Schema.Struct({ type: Schema.Literal("RefundOpened"), orderId: id, number: Schema.NullOr(Schema.Int) }),
  Schema.Struct({ type: Schema.Literal("AmountTyped"), text: typed }),
  happened("RefundSent"),
  happened("RefundClosed"),
  happened("ConnectionLost"),
  happened("ConnectionRestored"),
])
export type KitchenOuterEvent = typeof KitchenOuterEvent.Type

/** Events between the kitchen's units; never logged. */
type KitchenInnerEvent =
  /** `kept` are presses from before a reload. */
  | {
      readonly type: "KitchenOpened"
      readonly storeId: string
      readonly language: Language
      readonly kept: readonly Pressed[]
    }
  | { readonly type: "KitchenClosed" }
  /**
   * `unanswered` counts the orders that nobody has accepted; `hasNew` is whether one of them has just come, `hasWithdrawn`
   * whether the payment of an open order has just turned out to be withdrawn.
   */
  | {
      readonly type: "OrdersChanged"
      readonly unanswered: number
      readonly hasNew: boolean
      readonly hasWithdrawn: boolean
    }
  | { readonly type: "OrderAnswered"; readonly tracking: Tracking }
  | { readonly type: "OrderReread"; readonly order: KitchenOrder }
  /** A call was refused because the key is not valid, or no longer. */
  | { readonly type: "KeyRefused" }

export type KitchenEvent = KitchenOuterEvent | KitchenInnerEvent

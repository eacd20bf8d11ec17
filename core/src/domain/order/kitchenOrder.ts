import { Schema } from "effect"
import { Level } from "../menu/model.ts"
import { Kroner } from "../money/model.ts"
import { Position, StoreAddress } from "../store/model.ts"
import { personalHere } from "../text/personal.ts"
import { Instant } from "../time/model.ts"
import { KitchenReport } from "./kitchen.ts"
import { DeliveryMethod, OrderStatus, Part, PaymentType, Pieces, TrackingStep } from "./model.ts"

/** A change from the product's own ingredients; level 0 leaves it out (SPEC §3). */
export const KitchenChange = Schema.Struct({
  code: Schema.NonEmptyString,
  name: Schema.String,
  quantity: Level,
  part: Part,
})
export type KitchenChange = typeof KitchenChange.Type

/** A line to prepare, with its texts in the reader's language. */
export const KitchenLine = Schema.Struct({
  codes: Schema.Array(Schema.NonEmptyString),
  quantity: Pieces,
  name: Schema.String,
  /** The menu's words for size and crust, or for a drink's volume; empty when the menu no longer has the code. */
  variant: Schema.String,
  size: Schema.NullOr(Schema.Literals(["small", "medium", "large", "family"])),
  crust: Schema.NullOr(Schema.Literals(["american", "italian", "glutenfree"])),
  changes: Schema.Array(KitchenChange),
  /** The courier or the store checks the receiver's age (DECISIONS §10). */
  hasAlcohol: Schema.Boolean,
})
export type KitchenLine = typeof KitchenLine.Type

/** The door to which an order is delivered. */
export const KitchenAddress = Schema.Struct({
  street: personalHere(Schema.String),
  postalCode: personalHere(Schema.String),
  city: personalHere(Schema.String),
  position: personalHere(Schema.NullOr(Position)),
  /** The customer's directions for the courier, such as floor and door code. */
  deliveryDescription: personalHere(Schema.String),
  contactless: Schema.Boolean,
})
export type KitchenAddress = typeof KitchenAddress.Type

/** The hotspot to which an order is brought, and the customer's answers there: a seat, a gate (DECISIONS §11). */
export const KitchenHotspot = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  /** `null` when the store no longer has the hotspot. */
  address: Schema.NullOr(StoreAddress),
  answers: Schema.Array(Schema.Struct({ label: Schema.String, answer: personalHere(Schema.String) })),
})
export type KitchenHotspot = typeof KitchenHotspot.Type

/** An order with all data that cook and courier need (DECISIONS §18). The customer's texts are as typed. */
export const KitchenOrder = Schema.Struct({
  orderId: Schema.NonEmptyString,
  /** The number of the order's newest event: of two copies of an order, the higher one is newer. */
  sequence: Schema.Int,
  number: Schema.Int,
  storeId: Schema.NonEmptyString,
  deliveryMethod: DeliveryMethod,
  firstName: personalHere(Schema.String),
  lastName: personalHere(Schema.String),
  phone: personalHere(Schema.String),
  /** The customer's message to the kitchen. */
  message: personalHere(Schema.String),
  /** `null` unless delivered. */
  address: Schema.NullOr(KitchenAddress),
  /** `null` unless brought to a hotspot. */
  hotspot: Schema.NullOr(KitchenHotspot),
  placedAt: Instant,
  /** When the preparation begins. */
  startAt: Instant,
  /** The requested time; `null` is as soon as possible. */
  advanceOrderTime: Schema.NullOr(Instant),
  /** The expected time: ready, or for a delivery at the door. `null` once it is refused or cancelled. */
  estimatedAt: Schema.NullOr(Instant),
  status: OrderStatus,
  step: Schema.NullOr(TrackingStep),
  /** The next report of a kitchen without problems; `null` when none is left. */
  next: Schema.NullOr(KitchenReport),
  /** Why it was refused or cancelled, in the store's words. */
  reason: Schema.NullOr(personalHere(Schema.String)),
  lines: Schema.Array(KitchenLine),
  paymentType: PaymentType,
  total: Kroner,
  /** The amount to be paid at the hand-over. */
  toCollect: Kroner,
  /** True if the card payment was withdrawn, so that `toCollect` is due. Absent otherwise. */
  paymentWithdrawn: Schema.optionalKey(Schema.Literal(true)),
})
export type KitchenOrder = typeof KitchenOrder.Type

/** Which orders a kitchen lists: open is placed or accepted, ended is everything after that. */
export const KitchenState = Schema.Literals([
  "open",
  "placed",
  "accepted",
  "ended",
  "completed",
  "refused",
  "cancelled",
])
export type KitchenState = typeof KitchenState.Type

/** A page of a kitchen's list. */
export const KitchenPage = Schema.Struct({
  items: Schema.Array(KitchenOrder),
  /** Where the next page begins; `null` on the last. */
  next: Schema.NullOr(Schema.String),
  /** Where the live stream continues: it sends every change that this page does not contain. */
  position: Schema.String,
})
export type KitchenPage = typeof KitchenPage.Type

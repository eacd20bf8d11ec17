import { Schema } from "effect"
import { Address } from "../address/model.ts"
import { Language } from "../language/model.ts"
import { Level } from "../menu/model.ts"
import { Kroner } from "../money/model.ts"
import { CleanText } from "../text/model.ts"
import { personal } from "../text/personal.ts"
import { Instant, LocalInstant } from "../time/model.ts"

export const DeliveryMethod = Schema.Literals(["carryout", "delivery", "hotspot"])
export type DeliveryMethod = typeof DeliveryMethod.Type

export const PaymentType = Schema.Literals(["ADYEN", "B2B", "INSTORE"])
export type PaymentType = typeof PaymentType.Type

export const OriginPrefix = Schema.Literals(["web", "webQr", "app", "appQr"])
export type OriginPrefix = typeof OriginPrefix.Type

/** Where an ingredient lies: the whole, the left or the right half (SPEC §3). */
export const Part = Schema.Literals(["w", "1", "2"])
export type Part = typeof Part.Type

/** An ingredient in which a line differs from the product's default; quantity 0 leaves it out. */
export const LineIngredient = Schema.Struct({ code: Schema.NonEmptyString, quantity: Level, part: Part })
export type LineIngredient = typeof LineIngredient.Type

/** Pieces of one line. */
export const Pieces = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999 }))

/** A line of an order: one variation code, or two for half-and-half. `unitPrice` is one piece with its extras. */
export const OrderLine = Schema.Struct({
  codes: Schema.Array(Schema.NonEmptyString).check(Schema.isBetweenLength(1, 2)),
  quantity: Pieces,
  unitPrice: Kroner,
  ingredients: Schema.Array(LineIngredient),
})
export type OrderLine = typeof OrderLine.Type

/** Most lines of one order: far above what anybody eats, far below what hurts. */
const mostLines = 200
export const OrderLines = Schema.Array(OrderLine).check(Schema.isMaxLength(mostLines))

const shortText = (maximum: number) => CleanText.check(Schema.isMaxLength(maximum))

/** The door that an order is brought to, and how to find it; a contactless order says so there (SPEC §5). */
export const OrderAddress = Schema.Struct({
  street: personal(shortText(200)),
  postalCode: personal(shortText(20)),
  city: personal(shortText(100)),
  position: personal(Address.fields.position),
  deliveryDescription: personal(shortText(600)),
})
export type OrderAddress = typeof OrderAddress.Type

/** Who an order is for, in the payload's own words (SPEC §3); `message` is our addition, for the kitchen. */
export const ShippingInfo = Schema.Struct({
  firstNames: personal(shortText(100)),
  lastName: personal(shortText(100)),
  phoneNumber: personal(shortText(40)),
  email: Schema.optionalKey(personal(shortText(254))),
  message: Schema.optionalKey(personal(shortText(500))),
  /** Only an order that is delivered has one. */
  address: Schema.optionalKey(OrderAddress),
})
export type ShippingInfo = typeof ShippingInfo.Type

/** What `POST /order/create` takes (SPEC §3, order-create payload). */
export const OrderCreate = Schema.Struct({
  storeId: CleanText.check(Schema.isMinLength(1)),
  deliveryMethod: DeliveryMethod,
  paymentType: PaymentType,
  shippingInfo: ShippingInfo,
  emailOptIn: Schema.Boolean,
  smsOptIn: Schema.Boolean,
  useLoyaltyDiscount: Schema.Boolean,
  originOrderPrefix: OriginPrefix,
  totalAmountNet: Kroner,
  organisationId: Schema.NullOr(CleanText),
  billingNote: personal(shortText(500)),
  coupons: Schema.Array(CleanText).check(Schema.isMaxLength(20)),
  /** The wanted moment as the market's clocks show it, with their offset; `null` is now. */
  advanceOrderTimeLocal: Schema.NullOr(LocalInstant),
  /** The fee of a delivery comes first, as a line of its own (SPEC §4.5). */
  products: Schema.Array(OrderLine).check(Schema.isMaxLength(mostLines + 1)),
  languageCode: Schema.Literals(["EN", "NB", "SV"]),
  hotspotId: Schema.optionalKey(CleanText),
  hotspotParameters: Schema.optionalKey(
    personal(Schema.Record(shortText(40), shortText(200)).check(Schema.isMaxProperties(20))),
  ),
})
export type OrderCreate = typeof OrderCreate.Type

/** The answer of `POST /order/create`: the id, and the secret that lets a guest read and track the order. */
export const OrderCreated = Schema.Struct({ orderId: Schema.NonEmptyString, trackingToken: Schema.NonEmptyString })
export type OrderCreated = typeof OrderCreated.Type

export const TrackingStep = Schema.Literals([
  "received",
  "makingFood",
  "preparing",
  "inOven",
  "onItsWay",
  "qualityCheck",
  "delivered",
  "canBePickedUp",
])
export type TrackingStep = typeof TrackingStep.Type

/** Where an order stands (DECISIONS §14). */
export const OrderStatus = Schema.Literals([
  "created",
  "awaitingPayment",
  "placed",
  "accepted",
  "completed",
  "cancelled",
  "refused",
])
export type OrderStatus = typeof OrderStatus.Type

/** A line as it stands in a placed order, with the words that the customer read. */
export const OrderedLine = Schema.Struct({
  ...OrderLine.fields,
  name: Schema.String,
  linePrice: Kroner,
})
export type OrderedLine = typeof OrderedLine.Type

/** What the kitchen has reported, and when. */
export const Tracking = Schema.Struct({
  orderId: Schema.NonEmptyString,
  /** Number of the newest event of the order; a stream resumes after it. */
  sequence: Schema.Int,
  status: OrderStatus,
  deliveryMethod: DeliveryMethod,
  steps: Schema.Array(Schema.Struct({ step: TrackingStep, at: Instant })),
  /** Why the store refused or cancelled, in the store's words. */
  reason: Schema.NullOr(personal(Schema.String)),
  estimatedAt: Schema.NullOr(Instant),
})
export type Tracking = typeof Tracking.Type

/** What an order came to, as it was when it was placed. */
export const OrderAmounts = {
  /** Minus what discounts and points took off; orders of before it was told have none. */
  adjustmentAmount: Schema.optionalKey(Kroner),
  pantAmount: Kroner,
  surchargeAmount: Kroner,
  taxAmount: Kroner,
  total: Kroner,
}

/** An order as its owner may read it. */
export const Order = Schema.Struct({
  orderId: Schema.NonEmptyString,
  /** What staff call out at the counter. */
  number: Schema.Int,
  storeId: Schema.NonEmptyString,
  storeName: Schema.String,
  placedAt: Instant,
  paymentType: PaymentType,
  lines: Schema.Array(OrderedLine),
  language: Language,
  ...OrderAmounts,
  tracking: Tracking,
})
export type Order = typeof Order.Type

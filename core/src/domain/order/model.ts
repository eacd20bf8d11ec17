import { Schema } from "effect"
import { PersonName } from "../account/fields.ts"
import { Address } from "../address/model.ts"
import { Language, Localised } from "../language/model.ts"
import { Level } from "../menu/model.ts"
import { Kroner } from "../money/model.ts"
import { CleanText } from "../text/model.ts"
import { personal, personalHere } from "../text/personal.ts"
import { Instant, LocalInstant } from "../time/model.ts"

export const DeliveryMethod = Schema.Literals(["carryout", "delivery", "hotspot"])
export type DeliveryMethod = typeof DeliveryMethod.Type

export const PaymentType = Schema.Literals(["ADYEN", "B2B", "INSTORE"])
export type PaymentType = typeof PaymentType.Type

export const OriginPrefix = Schema.Literals(["web", "webQr", "app", "appQr"])
export type OriginPrefix = typeof OriginPrefix.Type

/** The part of a pizza that an ingredient is on: whole, left or right half (SPEC §3). */
export const Part = Schema.Literals(["w", "1", "2"])
export type Part = typeof Part.Type

/** An ingredient change from the product's default; quantity 0 removes it. */
export const LineIngredient = Schema.Struct({ code: Schema.NonEmptyString, quantity: Level, part: Part })
export type LineIngredient = typeof LineIngredient.Type

/** Number of pieces of one line. */
export const Pieces = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999 }))

/** An order line: one variation code, or two for a half-and-half. `unitPrice` is one piece with its extras. */
export const OrderLine = Schema.Struct({
  codes: Schema.Array(Schema.NonEmptyString).check(Schema.isBetweenLength(1, 2)),
  quantity: Pieces,
  unitPrice: Kroner,
  ingredients: Schema.Array(LineIngredient),
})
export type OrderLine = typeof OrderLine.Type

/** Maximum lines per order: far above real orders, low enough to protect the server. */
const mostLines = 200
export const OrderLines = Schema.Array(OrderLine).check(Schema.isMaxLength(mostLines))

const shortText = (maximum: number) => CleanText.check(Schema.isMaxLength(maximum))

/** The delivery address with directions to the door; a contactless order is marked there (SPEC §5). */
export const OrderAddress = Schema.Struct({
  street: personal(shortText(200)),
  postalCode: personal(shortText(20)),
  city: personal(shortText(100)),
  position: personal(Address.fields.position),
  deliveryDescription: personal(shortText(600)),
})
export type OrderAddress = typeof OrderAddress.Type

/** The recipient, with the payload's own field names (SPEC §3); `message` is our addition, for the kitchen. */
export const ShippingInfo = Schema.Struct({
  firstNames: PersonName,
  lastName: PersonName,
  phoneNumber: personal(shortText(40)),
  email: Schema.optionalKey(personal(shortText(254))),
  message: Schema.optionalKey(personal(shortText(500))),
  /** Present only for delivery. */
  address: Schema.optionalKey(OrderAddress),
})
export type ShippingInfo = typeof ShippingInfo.Type

/** The body of `POST /order/create` (SPEC §3, order-create payload). */
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
  /** The requested time in the market's time zone, with offset; `null` is now. */
  advanceOrderTimeLocal: Schema.NullOr(LocalInstant),
  /** The delivery fee comes first, as its own line (SPEC §4.5). */
  products: Schema.Array(OrderLine).check(Schema.isMaxLength(mostLines + 1)),
  languageCode: Schema.Literals(["EN", "NB", "SV"]),
  hotspotId: Schema.optionalKey(CleanText),
  hotspotParameters: Schema.optionalKey(
    personal(Schema.Record(shortText(40), shortText(200)).check(Schema.isMaxProperties(20))),
  ),
})
export type OrderCreate = typeof OrderCreate.Type

/** The answer of `POST /order/create`: the id, and the secret with which a guest reads and tracks the order. */
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

/** The status of an order (DECISIONS §14). */
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

/** A line's texts by the menu of its day, in each language: the menu may have changed when the order is read. */
export const LineWords = Schema.Struct({
  /** In the order of the line's `codes`; empty when the menu lacks one of them. */
  products: Schema.Array(Localised),
  /** The menu's words for size and crust, or for a drink's volume; `null` when the menu lacks the line's first code. */
  variant: Schema.NullOr(Localised),
  /** In the order of the line's `ingredients`. */
  ingredients: Schema.Array(Localised),
})
export type LineWords = typeof LineWords.Type

/** A line of a placed order, with the texts that the customer read. */
export const OrderedLine = Schema.Struct({
  ...OrderLine.fields,
  name: Schema.String,
  linePrice: Kroner,
  /** Absent in orders stored before the field existed. */
  words: Schema.optionalKey(LineWords),
})
export type OrderedLine = typeof OrderedLine.Type

/** The kitchen's reports and their times. */
export const Tracking = Schema.Struct({
  orderId: Schema.NonEmptyString,
  /** The number of the order's newest event; a stream resumes after it. */
  sequence: Schema.Int,
  status: OrderStatus,
  deliveryMethod: DeliveryMethod,
  steps: Schema.Array(Schema.Struct({ step: TrackingStep, at: Instant })),
  /** The store's reason for refusing or cancelling, in its own words. */
  reason: Schema.NullOr(personal(Schema.String)),
  estimatedAt: Schema.NullOr(Instant),
  /** The expected time before the kitchen asked for more; absent when it did not. */
  promisedAt: Schema.optionalKey(Instant),
  /** True if the card payment was withdrawn after the store had received the order. Absent otherwise. */
  paymentWithdrawn: Schema.optionalKey(Schema.Literal(true)),
})
export type Tracking = typeof Tracking.Type

/** The tax inside an order at one rate, and the amount that it is in. */
export const TaxShare = Schema.Struct({ percent: Schema.Finite, amount: Kroner, tax: Kroner })
export type TaxShare = typeof TaxShare.Type

/** An order's amounts as of its placement. */
export const OrderAmounts = {
  /** Minus the discounts and points; absent in orders stored before the field existed. */
  adjustmentAmount: Schema.optionalKey(Kroner),
  pantAmount: Kroner,
  surchargeAmount: Kroner,
  taxAmount: Kroner,
  /** The tax by rate, lowest first; absent in orders stored before the field existed. */
  taxes: Schema.optionalKey(Schema.Array(TaxShare)),
  total: Kroner,
}

/** The destination of an order. */
export const Destination = Schema.Union([
  Schema.TaggedStruct("Door", {
    street: personal(Schema.String),
    postalCode: personal(Schema.String),
    city: personal(Schema.String),
    /** The customer's directions for the courier, without the contactless marker. */
    deliveryDescription: personal(Schema.String),
    contactless: Schema.Boolean,
  }),
  Schema.TaggedStruct("Hotspot", {
    name: Schema.String,
    /** The hotspot's questions, and the customer's answers: a seat, a gate. */
    answers: Schema.Array(Schema.Struct({ label: Schema.String, answer: personalHere(Schema.String) })),
  }),
])
export type Destination = typeof Destination.Type

/**
 * Further data for ordering again; absent if there is none, and in orders that were stored before the field existed.
 */
export const OrderExtras = {
  /** The codes that counted. */
  coupons: Schema.optionalKey(Schema.Array(Schema.String)),
  /** The hotspot of the delivery. */
  hotspotId: Schema.optionalKey(Schema.String),
}

/** An order as its owner may read it. */
export const Order = Schema.Struct({
  orderId: Schema.NonEmptyString,
  /** The number that staff call out at the counter. */
  number: Schema.Int,
  storeId: Schema.NonEmptyString,
  storeName: Schema.String,
  placedAt: Instant,
  /** The requested time; absent when it is as soon as possible. */
  advanceOrderTime: Schema.optionalKey(Instant),
  paymentType: PaymentType,
  lines: Schema.Array(OrderedLine),
  language: Language,
  ...OrderAmounts,
  /** Only for the customer who ordered, and never in a list. */
  destination: Schema.optionalKey(Destination),
  /** The customer's message to the store; only for the customer who ordered, and never in a list. Absent if empty. */
  message: Schema.optionalKey(personal(Schema.String)),
  /** The organisation's reference for its bill; absent if there is none. */
  billingNote: Schema.optionalKey(personal(Schema.String)),
  ...OrderExtras,
  tracking: Tracking,
})
export type Order = typeof Order.Type

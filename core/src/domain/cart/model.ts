import { Schema } from "effect"
import { ChosenDiscounts } from "../discount/chosen.ts"
import { Localised } from "../language/model.ts"
import { Category, Level } from "../menu/model.ts"
import { Minor } from "../money/model.ts"
import { DeliveryMethod, Pieces } from "../order/model.ts"
import { Position } from "../store/model.ts"
import { Millis } from "../time/model.ts"
import { cartVersion } from "./rules/cartVersion.ts"
import { personal, personalHere } from "../text/personal.ts"

const Price = Minor.check(Schema.isBetween({ minimum: 0, maximum: 100_000_000 }))
const typed = (maximum: number) => Schema.String.check(Schema.isMaxLength(maximum))

/** An ingredient change of a line relative to its product (SPEC §3, modifications.changes). */
export const Modification = Schema.Struct({ code: Schema.String, name: Localised, quantity: Level })
export type Modification = typeof Modification.Type

export const Half = Schema.Struct({
  variationCode: Schema.String,
  name: Localised,
  modifications: Schema.Struct({ changes: Schema.Array(Modification) }),
})

/**
 * A cart line. `price` is per piece with extras, in minor units; lines with equal `path` are the same item (DECISIONS
 * §3).
 */
export const CartItem = Schema.Struct({
  id: Schema.String,
  path: Schema.String,
  name: Localised,
  category: Category,
  price: Price,
  quantity: Pieces,
  variationCode: Schema.String,
  realId: Schema.String,
  slug: Schema.String,
  type: Schema.Literals(["pizza", "half-half", "others"]),
  size: Localised,
  modifications: Schema.Struct({ changes: Schema.Array(Modification) }),
  isRestricted: Schema.Boolean,
  secondPizzaHalf: Schema.optionalKey(Half),
})
export type CartItem = typeof CartItem.Type

/** The delivery address, with directions to the door. */
export const ShippingAddress = Schema.Struct({
  street: personal(typed(200)),
  postalCode: personal(typed(20)),
  city: personal(typed(100)),
  deliveryDescription: personal(typed(500)),
  position: Position,
  /**
   * True if it came from the logged-in customer's account, and is removed when they log out; absent if it was entered
   * here.
   */
  ofAccount: Schema.optionalKey(Schema.Literal(true)),
})
export type ShippingAddress = typeof ShippingAddress.Type

/** The answers to a hotspot's questions, by parameter key. */
export const HotspotParameters = personalHere(
  Schema.Record(Schema.String, typed(200)).check(Schema.isMaxProperties(20)),
)

/** A delivery place other than an address, and its answers: a seat, a gate (DECISIONS §11). */
export const ChosenHotspot = Schema.Struct({ id: Schema.String, name: Schema.String, parameters: HotspotParameters })
export type ChosenHotspot = typeof ChosenHotspot.Type

/** How, where and when the food is handed over; address and hotspot are kept while another method is chosen. */
export const Shipping = Schema.Struct({
  method: DeliveryMethod,
  /** The delivery price, as known to the shop, in minor units. */
  price: Price,
  /** `null` is as soon as possible. */
  requestedTime: Schema.NullOr(Millis),
  address: Schema.NullOr(ShippingAddress),
  hotspot: Schema.NullOr(ChosenHotspot),
  contactless: Schema.Boolean,
})
export type Shipping = typeof Shipping.Type

export const PizzaSize = Schema.Literals(["small", "medium", "large", "family"])

const cartId = personal(Schema.String.check(Schema.isPattern(/^([A-Za-z0-9_-]{8,64})?$/)))

/** The persisted form of a cart (SPEC §3, local storage). */
export const StoredCart = Schema.Struct({
  version: Schema.Literal(cartVersion),
  /** Created with the first item; each id can be ordered once. */
  cartId,
  storeId: Schema.String,
  storeName: Schema.String,
  storeSlug: Schema.String,
  /** True when the customer is in the store, having scanned its code. */
  inStorePurchase: Schema.Boolean,
  items: Schema.Array(CartItem).check(Schema.isMaxLength(200)),
  shipping: Shipping,
  ...ChosenDiscounts.fields,
  /** True when points pay part of the order (DECISIONS §9); excludes discounts. */
  useLoyalty: Schema.Boolean,
  defaultPizzaSize: PizzaSize,
  activeOrderId: Schema.NullOr(Schema.String),
  timestamp: Millis,
})
export type StoredCart = typeof StoredCart.Type

/** A cart's personal place: address, door, and the answers at a hotspot. Stored as long as the tab is open. */
export const CartPlace = Schema.Struct({
  cartId,
  address: Shipping.fields.address,
  /** The hotspot that the answers belong to. */
  hotspotId: Schema.NullOr(Schema.String),
  parameters: HotspotParameters,
})
export type CartPlace = typeof CartPlace.Type

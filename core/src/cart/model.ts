import { Schema } from "effect"
import { Localised } from "../language/model.ts"
import { Category, Level } from "../menu/model.ts"
import { Minor } from "../money/model.ts"
import { DeliveryMethod, Pieces } from "../order/model.ts"
import { Millis } from "../time/model.ts"
import { cartVersion } from "./rules/cartVersion.ts"
import { personal } from "../text/personal.ts"

/** One ingredient in which a line differs from its product (SPEC §3, modifications.changes). */
export const Modification = Schema.Struct({ code: Schema.String, name: Localised, quantity: Level })
export type Modification = typeof Modification.Type

export const Half = Schema.Struct({
  variationCode: Schema.String,
  name: Localised,
  modifications: Schema.Struct({ changes: Schema.Array(Modification) }),
})

/** A line of the cart. `price` is one piece with its extras, in minor units; equal `path` is equal item (DECISIONS §3). */
export const CartItem = Schema.Struct({
  id: Schema.String,
  path: Schema.String,
  name: Localised,
  category: Category,
  price: Minor.check(Schema.isBetween({ minimum: 0, maximum: 100_000_000 })),
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

/** What a device keeps of a cart (SPEC §3, local storage). */
export const StoredCart = Schema.Struct({
  version: Schema.Literal(cartVersion),
  /** Minted with the first item; one cart can be ordered once. */
  cartId: personal(Schema.String.check(Schema.isPattern(/^([A-Za-z0-9_-]{8,64})?$/))),
  storeId: Schema.String,
  storeName: Schema.String,
  storeSlug: Schema.String,
  items: Schema.Array(CartItem).check(Schema.isMaxLength(200)),
  method: DeliveryMethod,
  activeOrderId: Schema.NullOr(Schema.String),
  timestamp: Millis,
})
export type StoredCart = typeof StoredCart.Type

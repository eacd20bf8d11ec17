import { Schema } from "effect"
import type { Localised } from "../language/model.ts"
import { Minor } from "../money/model.ts"
import { DeliveryMethod, LineIngredient, LineWords, Pieces } from "../order/model.ts"

const code = Schema.String.check(Schema.isBetweenLength(1, 100))

/** A line of an earlier order, as it was ordered. */
export const EarlierLine = Schema.Struct({
  /** The name at the time of that order, for what does not come along. */
  name: Schema.String.check(Schema.isMaxLength(300)),
  codes: Schema.Array(code).check(Schema.isBetweenLength(1, 2)),
  quantity: Pieces,
  ingredients: Schema.Array(LineIngredient).check(Schema.isMaxLength(200)),
  /** Its texts by the menu of that time, where the order has them. */
  words: Schema.optionalKey(LineWords),
  /** What a piece cost then; `null` when no other price is news. */
  unitPrice: Schema.NullOr(Minor),
})
export type EarlierLine = typeof EarlierLine.Type

/** An earlier order, with all that may come along to a new one. */
export const EarlierOrder = Schema.Struct({
  storeId: Schema.String,
  storeName: Schema.String.check(Schema.isMaxLength(200)),
  lines: Schema.Array(EarlierLine).check(Schema.isMaxLength(200)),
  /** How it was handed over; `null` leaves the cart's own way. */
  way: Schema.NullOr(Schema.Struct({ method: DeliveryMethod, hotspotId: Schema.NullOr(Schema.String) })),
  /** The codes that counted. */
  coupons: Schema.Array(code).check(Schema.isMaxLength(20)),
})
export type EarlierOrder = typeof EarlierOrder.Type

/** Why a line of an earlier order, or a part of it, is not in the cart as it was ordered. */
export type LineLoss =
  /** The product is no longer sold; `half` is the half of two that it was, if it has a name. */
  | { readonly _tag: "Gone"; readonly half: Localised | null }
  /** The product is sold, but not in this size and crust. */
  | { readonly _tag: "SizeGone"; readonly half: Localised | null }
  | { readonly _tag: "SoldOut"; readonly half: Localised | null }
  /** The line came along without this; `null` when its name is not known any more. */
  | { readonly _tag: "ToppingGone"; readonly topping: Localised | null }
  | { readonly _tag: "ToppingSoldOut"; readonly topping: Localised }
  /** It was ordered without this, and is no longer made so. */
  | { readonly _tag: "ToppingBack"; readonly topping: Localised }
  /** The line came along at another price per piece. */
  | { readonly _tag: "PriceChanged"; readonly before: Minor; readonly after: Minor }
  /** A line holds no more pieces than this. */
  | { readonly _tag: "TooMany"; readonly most: number }
  /** It is sold to adults only, and the customer has not said that they are. */
  | { readonly _tag: "AgeUnknown" }

/** What did not come along from an earlier order, or not as it was, and why. */
export type LeftOut =
  | { readonly _tag: "Line"; readonly name: Localised; readonly loss: LineLoss }
  /** A code does not count any more; the problem is one of SPEC §8.3. */
  | { readonly _tag: "Code"; readonly code: string; readonly problem: number }
  /** The cart has another discount, which excludes this code. */
  | { readonly _tag: "CodeExcluded"; readonly code: string }
  /** The store does not deliver to the address any more. */
  | { readonly _tag: "NoDelivery" }
  /** This device does not know the address any more. */
  | { readonly _tag: "NoAddress" }
  /** The store does not come to that hotspot any more. */
  | { readonly _tag: "NoHotspot" }

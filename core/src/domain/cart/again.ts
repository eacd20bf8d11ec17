import { Schema } from "effect"
import type { Localised } from "../language/model.ts"
import { Minor } from "../money/model.ts"
import { DeliveryMethod, LineIngredient, LineWords, Pieces } from "../order/model.ts"

const code = Schema.String.check(Schema.isBetweenLength(1, 100))

/** A line of an earlier order, as it was ordered. */
export const EarlierLine = Schema.Struct({
  /** The name at the time of that order, for a line that is left out. */
  name: Schema.String.check(Schema.isMaxLength(300)),
  codes: Schema.Array(code).check(Schema.isBetweenLength(1, 2)),
  quantity: Pieces,
  ingredients: Schema.Array(LineIngredient).check(Schema.isMaxLength(200)),
  /** Its texts by the menu of that time, where the order has them. */
  words: Schema.optionalKey(LineWords),
  /** The price per piece then; `null` if a changed price is not announced. */
  unitPrice: Schema.NullOr(Minor),
})
export type EarlierLine = typeof EarlierLine.Type

/** An earlier order, with all that can be ordered again. */
export const EarlierOrder = Schema.Struct({
  storeId: Schema.String,
  storeName: Schema.String.check(Schema.isMaxLength(200)),
  lines: Schema.Array(EarlierLine).check(Schema.isMaxLength(200)),
  /** Its method; `null` keeps the cart's own. */
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
  /** The line was added without this; `null` if its name is no longer known. */
  | { readonly _tag: "ToppingGone"; readonly topping: Localised | null }
  | { readonly _tag: "ToppingSoldOut"; readonly topping: Localised }
  /** It was ordered without this ingredient, which is now required. */
  | { readonly _tag: "ToppingBack"; readonly topping: Localised }
  /** The line was added at another price per piece. */
  | { readonly _tag: "PriceChanged"; readonly before: Minor; readonly after: Minor }
  /** A line holds no more pieces than this. */
  | { readonly _tag: "TooMany"; readonly most: number }
  /** It is sold to adults only, and the customer has not confirmed their age. */
  | { readonly _tag: "AgeUnknown" }

/** What was left out or changed of an earlier order, and why. */
export type LeftOut =
  | { readonly _tag: "Line"; readonly name: Localised; readonly loss: LineLoss }
  /** A code is no longer valid; the problem is one of SPEC §8.3. */
  | { readonly _tag: "Code"; readonly code: string; readonly problem: number }
  /** The cart has another discount, which excludes this code. */
  | { readonly _tag: "CodeExcluded"; readonly code: string }
  /** The store no longer delivers to the address. */
  | { readonly _tag: "NoDelivery" }
  /** The address is no longer stored on this device. */
  | { readonly _tag: "NoAddress" }
  /** The store no longer delivers to that hotspot. */
  | { readonly _tag: "NoHotspot" }

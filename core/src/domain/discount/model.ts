import { Schema } from "effect"
import { Localised } from "../language/model.ts"
import { Category } from "../menu/model.ts"
import { Kroner } from "../money/model.ts"
import { DeliveryMethod } from "../order/model.ts"
import { Instant } from "../time/model.ts"

const NoLessThanNothing = Kroner.check(Schema.isGreaterThanOrEqualTo(0))

/** What a discount applies to: goods that match every non-empty list; an empty list sets no condition. */
export const Scope = Schema.Struct({
  /** Product codes. */
  products: Schema.Array(Schema.NonEmptyString),
  categories: Schema.Array(Category),
  sizes: Schema.Array(Schema.Literals(["small", "medium", "large", "family"])),
})
export type Scope = typeof Scope.Type

/** The number of pieces of one kind that a bundle needs. */
export const BundlePart = Schema.Struct({
  scope: Scope,
  quantity: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 })),
})
export type BundlePart = typeof BundlePart.Type

/** The four kinds of discount (DECISIONS §8). */
export const Benefit = Schema.Union([
  /** Percentage off each line in scope. */
  Schema.Struct({
    kind: Schema.Literal("percent"),
    percent: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 })),
  }),
  /** Kroner off the goods in scope together. */
  Schema.Struct({ kind: Schema.Literal("amount"), amount: NoLessThanNothing }),
  /** One piece of this variation is free when something else in scope is bought. */
  Schema.Struct({ kind: Schema.Literal("freeItem"), variationCode: Schema.NonEmptyString }),
  /** All parts together for one price; extras are charged on top. */
  Schema.Struct({ kind: Schema.Literal("bundle"), price: NoLessThanNothing, parts: Schema.NonEmptyArray(BundlePart) }),
])
export type Benefit = typeof Benefit.Type

/** A discount and its conditions (DECISIONS §8). */
export const Coupon = Schema.Struct({
  code: Schema.NonEmptyString,
  benefit: Benefit,
  scope: Scope,
  /** Minimum value of goods in kroner; 0 is no minimum. */
  minimum: NoLessThanNothing,
  deliveryMethods: Schema.NonEmptyArray(DeliveryMethod),
  /** Ids of the stores that accept it; empty is every store. */
  stores: Schema.Array(Schema.NonEmptyString),
  validFrom: Schema.NullOr(Instant),
  /** The last moment at which it is valid. */
  validUntil: Schema.NullOr(Instant),
  totalLimit: Schema.NullOr(Schema.Int),
  perUserLimit: Schema.NullOr(Schema.Int),
  /** Whether the order may use other coupons too. */
  combinable: Schema.Boolean,
  withdrawn: Schema.Boolean,
})
export type Coupon = typeof Coupon.Type

/** A coupon as the shop advertises it: the answer of `GET /deals` (SPEC §7.4). */
export const Deal = Schema.Struct({
  /** The coupon's code. */
  code: Schema.NonEmptyString,
  title: Localised,
  description: Localised,
  /** A bundle's price; `null` for other kinds. */
  price: Schema.NullOr(Kroner),
  deliveryMethods: Schema.NonEmptyArray(DeliveryMethod),
  stores: Schema.Array(Schema.NonEmptyString),
  validUntil: Schema.NullOr(Instant),
  /** Lower comes first. */
  priority: Schema.Int,
  /** Codes of the products that it names one by one; absent if it applies to kinds of goods. */
  products: Schema.optionalKey(Schema.Array(Schema.NonEmptyString)),
})
export type Deal = typeof Deal.Type

import { Schema } from "effect"
import { Kroner } from "../money/model.ts"
import { DeliveryMethod, OrderLines } from "../order/model.ts"
import { CleanText } from "../text/model.ts"
import { Instant } from "../time/model.ts"

/** The body of `POST /order/price` (SPEC §7.2). */
export const PriceRequest = Schema.Struct({
  cart: Schema.Struct({
    storeId: Schema.NonEmptyString,
    deliveryMethod: DeliveryMethod,
    requestedTime: Schema.NullOr(Instant),
    products: OrderLines,
  }),
  coupons: Schema.Array(CleanText).check(Schema.isMaxLength(20)),
  organisationId: Schema.NullOr(CleanText),
  /** The client's own price of the goods; only compared, never trusted. */
  totalAmount: Kroner,
  isLoyaltyOrder: Schema.Boolean,
  hotspotId: Schema.optionalKey(CleanText),
})
export type PriceRequest = typeof PriceRequest.Type

/** The amounts of a validated price, as DECISIONS §2 relates them. `customerAmount` is what the customer pays. */
export const ValidatedPrice = Schema.Struct({
  numberOfProductsValid: Schema.Int,
  /** Minus the sum of all discounts. */
  adjustmentAmount: Kroner,
  customerAmount: Kroner,
  orderAmount: Kroner,
  minimumCustomerAmount: Kroner,
  surchargeAmount: Kroner,
  pantAmount: Kroner,
  taxAmount: Kroner,
  pointsAmount: Schema.Int,
  canUseLoyaltyDiscount: Schema.Boolean,
  validCoupons: Schema.Array(Schema.String),
  areCouponsValidated: Schema.Boolean,
  /** The server's price of each line, in the order asked. */
  lines: Schema.Array(Schema.Struct({ unitPrice: Kroner, linePrice: Kroner })),
})
export type ValidatedPrice = typeof ValidatedPrice.Type

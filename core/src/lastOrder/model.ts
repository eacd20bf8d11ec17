import { Schema } from "effect"

/** The order that was placed last on this device (SPEC §3, last order id, ack and redirect). */
export const KeptOrder = Schema.Struct({
  orderId: Schema.NonEmptyString.check(Schema.isMaxLength(100)),
  /** The customer has seen that it is placed. */
  acknowledged: Schema.Boolean,
  /** The address at which it can be seen; `null` once it was. */
  redirect: Schema.NullOr(Schema.String.check(Schema.isMaxLength(2000))),
})
export type KeptOrder = typeof KeptOrder.Type

import { Schema } from "effect"
import { personal } from "../text/personal.ts"

/** The last order placed on this device (SPEC §3, last order id, ack and redirect). */
export const KeptOrder = Schema.Struct({
  orderId: Schema.NonEmptyString.check(Schema.isMaxLength(100)),
  /** The customer has seen the confirmation. */
  acknowledged: Schema.Boolean,
  /** The path of its order page; `null` once it was opened. */
  redirect: Schema.NullOr(Schema.String.check(Schema.isMaxLength(2000))),
  /** True once it was handed over, cancelled or refused. Absent while it is under way. */
  over: Schema.optionalKey(Schema.Boolean),
  /** Whose order it is: `null` for a guest's; absent if unknown. */
  customerId: Schema.optionalKey(personal(Schema.NullOr(Schema.NonEmptyString.check(Schema.isMaxLength(100))))),
})
export type KeptOrder = typeof KeptOrder.Type

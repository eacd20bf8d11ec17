import type { Json } from "../kernel/json.ts"
import type { PaymentType } from "../order/model.ts"
import type { Problem } from "../problem/model.ts"
import type { Block } from "./block.ts"
import type { CheckoutContext } from "./context.ts"
import type { CheckoutFields, FieldFaults, PriceChange } from "./model.ts"
import { findFaults } from "./rules/findFaults.ts"

/** Where the checkout stands. */
export type CheckoutStep =
  | { readonly _tag: "Filling" }
  | { readonly _tag: "Sending" }
  /** Nobody answered; it goes on by itself. */
  | { readonly _tag: "Uncertain" }
  /** The server has the order, and waits for its payment. */
  | { readonly _tag: "Paying"; readonly orderId: string }

/** How a card payment ended that did not end well; the cart is as it was (DECISIONS §14). */
export type PaymentFault = "refused" | "cancelled"

/** What may be seen of the checkout. `faults` holds only those that may be shown by now. */
export interface CheckoutView {
  readonly step: CheckoutStep
  readonly fields: CheckoutFields
  readonly faults: FieldFaults
  /** Why the cart could not be ordered when it was last looked at; looked at again when the order is sent. */
  readonly blocks: readonly Block[]
  readonly paymentType: PaymentType
  readonly offeredPayments: readonly PaymentType[]
  readonly emailOptIn: boolean
  readonly smsOptIn: boolean
  readonly billingNote: string
  /** Why the server refused the order. */
  readonly problems: readonly Problem[]
  readonly priceChange: PriceChange | null
  readonly paymentFault: PaymentFault | null
}

const stepOf = (value: Json, payingFor: string | null): CheckoutStep => {
  if (value === "paying") return { _tag: "Paying", orderId: payingFor ?? "" }
  if (value === "checking" || value === "placing") return { _tag: "Sending" }
  return value === "uncertain" ? { _tag: "Uncertain" } : { _tag: "Filling" }
}

export const viewCheckout = (value: Json, context: CheckoutContext): CheckoutView => {
  const faults: FieldFaults = {
    ...findFaults(context.fields),
    ...(context.phoneFault ? { phone: "invalidPhone" as const } : {}),
  }
  return {
    step: stepOf(value, context.payingFor),
    fields: context.fields,
    faults: Object.fromEntries(Object.entries(faults).filter(([field]) => context.left.includes(field as never))),
    blocks: context.blocks,
    paymentType: context.paymentType,
    offeredPayments: context.offered,
    emailOptIn: context.emailOptIn,
    smsOptIn: context.smsOptIn,
    billingNote: context.billingNote,
    problems: context.problems,
    priceChange: context.priceChange,
    paymentFault: context.paymentFault,
  }
}

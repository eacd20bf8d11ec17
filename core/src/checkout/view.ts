import type { Json } from "../kernel/json.ts"
import type { Problem } from "../problem/model.ts"
import type { CheckoutContext } from "./actor.ts"
import type { CheckoutFields, FieldFaults, PriceChange } from "./model.ts"
import { findFaults } from "./rules/findFaults.ts"

/** Where the checkout stands. */
export type CheckoutStep =
  | { readonly _tag: "Filling" }
  | { readonly _tag: "Sending" }
  /** Nobody answered; it goes on by itself. */
  | { readonly _tag: "Uncertain" }

/** What may be seen of the checkout. `faults` holds only those that may be shown by now. */
export interface CheckoutView {
  readonly step: CheckoutStep
  readonly fields: CheckoutFields
  readonly faults: FieldFaults
  /** Why the server refused the order. */
  readonly problems: readonly Problem[]
  readonly priceChange: PriceChange | null
}

const stepOf = (value: Json): CheckoutStep => {
  if (value === "checking" || value === "placing") return { _tag: "Sending" }
  return value === "uncertain" ? { _tag: "Uncertain" } : { _tag: "Filling" }
}

export const viewCheckout = (value: Json, context: CheckoutContext): CheckoutView => {
  const faults: FieldFaults = {
    ...findFaults(context.fields),
    ...(context.phoneFault ? { phone: "invalidPhone" as const } : {}),
  }
  return {
    step: stepOf(value),
    fields: context.fields,
    faults: Object.fromEntries(Object.entries(faults).filter(([field]) => context.left.includes(field as never))),
    problems: context.problems,
    priceChange: context.priceChange,
  }
}

import type { PaymentView } from "@skorpe/core/units/payment"

/** A payment without an outcome yet. */
export type UnderWay = Exclude<PaymentView, { readonly _tag: "Paid" | "Closed" | "Missing" }>

import type { PaymentView } from "@skorpe/core/units/payment"

/** A payment that is not decided. */
export type UnderWay = Exclude<PaymentView, { readonly _tag: "Paid" | "Closed" | "Missing" }>

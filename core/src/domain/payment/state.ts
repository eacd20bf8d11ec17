import { Schema } from "effect"

/** The state of an order's payment: created → pending ⇄ failed → paid → refunded or cancelled (DECISIONS §14). */
export const PaymentState = Schema.Literals(["created", "pending", "failed", "paid", "refunded", "cancelled"])
export type PaymentState = typeof PaymentState.Type

/**
 * A fact about an order's payment. Facts are never retracted, and arrive in any order and repeatedly: an attempt began
 * or ended without payment; the provider authorised a charge or returned it.
 */
export type PaymentFact =
  | { readonly _tag: "AttemptBegun"; readonly attempt: number }
  | { readonly _tag: "AttemptEnded"; readonly attempt: number }
  | { readonly _tag: "Authorised"; readonly charge: string }
  | { readonly _tag: "Reversed"; readonly charge: string; readonly how: "cancelled" | "refunded" }

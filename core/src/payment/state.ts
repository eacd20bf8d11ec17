import { Schema } from "effect"

/** How the payment of an order stands: created → pending ⇄ failed → paid → refunded or cancelled (DECISIONS §14). */
export const PaymentState = Schema.Literals(["created", "pending", "failed", "paid", "refunded", "cancelled"])
export type PaymentState = typeof PaymentState.Type

/**
 * What is known of the payment of an order. Facts are never taken back and come in any order, more than once: an attempt
 * was begun, or has ended without money; the provider authorised a charge, or gave its money back.
 */
export type PaymentFact =
  | { readonly _tag: "AttemptBegun"; readonly attempt: number }
  | { readonly _tag: "AttemptEnded"; readonly attempt: number }
  | { readonly _tag: "Authorised"; readonly charge: string }
  | { readonly _tag: "Reversed"; readonly charge: string; readonly how: "cancelled" | "refunded" }

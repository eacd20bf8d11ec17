import { hasEnded } from "../../order/rules/hasEnded.ts"
import type { PaymentStatus } from "../wire.ts"
import { readResult } from "./readResult.ts"

/**
 * Where an order stands with its payment: the store has it; it was closed; its money may be on its way, so no other
 * attempt may begin; or the customer may pay.
 */
export type Standing = "placed" | "closed" | "undecided" | "open"

/** Reads an order's standing (DECISIONS §14). Only the server's status counts, never the provider's answer to the browser. */
export const standingOf = ({ status, payment, resultCode }: PaymentStatus): Standing => {
  if (status === "completed") return "placed"
  if (hasEnded(status)) return "closed"
  if (status !== "awaitingPayment" && status !== "created") return "placed"
  // The money has arrived, and the order is being placed.
  if (payment === "paid") return "undecided"
  return payment === "pending" && resultCode !== null && readResult(resultCode) === "undecided" ? "undecided" : "open"
}

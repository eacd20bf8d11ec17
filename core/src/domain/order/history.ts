import { Schema } from "effect"
import { Order } from "./model.ts"

/**
 * A page of a caller's orders, newest first, each with everything needed to reorder it; `total` counts all pages (SPEC
 * §7.3).
 */
export const OrderHistory = Schema.Struct({ total: Schema.Int, items: Schema.Array(Order) })
export type OrderHistory = typeof OrderHistory.Type

/** An order of a list; `customerId` is who placed it for an organisation, `null` if their account was deleted. */
export type PastOrder = Order & { readonly customerId?: string | null }

/** A page of a list that is a customer's own, or an organisation's. */
export interface PastOrders {
  readonly total: number
  readonly items: readonly PastOrder[]
}

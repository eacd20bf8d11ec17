import { Schema } from "effect"
import { Order } from "./model.ts"

/**
 * A page of a caller's orders, newest first, each with everything needed to reorder it; `total` counts all pages (SPEC
 * §7.3).
 */
export const OrderHistory = Schema.Struct({ total: Schema.Int, items: Schema.Array(Order) })
export type OrderHistory = typeof OrderHistory.Type

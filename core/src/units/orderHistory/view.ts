import type { Order } from "../../domain/order/model.ts"
import type { ChartState } from "../../kernel/chart.ts"

/** Context of the order history. */
export interface OrderHistoryContext {
  /** Newest first, without gaps: the pages that were asked for. */
  readonly orders: readonly Order[]
  /** How many orders the customer has; `null` before the server said. */
  readonly total: number | null
}

/** A customer's orders, as far as they are loaded, newest first. */
export type OrderHistoryView =
  /** Nobody looks at them. */
  | { readonly _tag: "Closed" }
  | { readonly _tag: "Loading"; readonly orders: readonly Order[] }
  /** The server did not answer; the customer can ask again. */
  | { readonly _tag: "Failed"; readonly orders: readonly Order[] }
  | { readonly _tag: "Loaded"; readonly orders: readonly Order[]; readonly hasOlder: boolean }

/** Whether the server has older orders than those that are loaded. */
export const hasOlder = ({ orders, total }: OrderHistoryContext): boolean => orders.length < (total ?? 0)

export const viewOrderHistory = ({ value, context }: ChartState<OrderHistoryContext>): OrderHistoryView => {
  const { orders, total } = context
  if (value === "loading") return { _tag: "Loading", orders }
  if (value === "failed") return { _tag: "Failed", orders }
  return total === null ? { _tag: "Closed" } : { _tag: "Loaded", orders, hasOlder: hasOlder(context) }
}

import type { PastOrder } from "../../domain/order/history.ts"
import type { ChartState } from "../../kernel/chart.ts"

/** Context of the order history. */
export interface OrderHistoryContext {
  /** Newest first, without gaps: the pages that were asked for. */
  readonly orders: readonly PastOrder[]
  /** Whose they are, if an organisation's. */
  readonly organisationId: string | null
  /** How many orders there are; `null` before the server said. */
  readonly total: number | null
}

/** A customer's or an organisation's orders, as far as they are loaded, newest first. */
export type OrderHistoryView =
  /** Nobody looks at them. */
  | { readonly _tag: "Closed" }
  | { readonly _tag: "Loading"; readonly orders: readonly PastOrder[] }
  /** The server did not answer; the customer can ask again. */
  | { readonly _tag: "Failed"; readonly orders: readonly PastOrder[] }
  | { readonly _tag: "Loaded"; readonly orders: readonly PastOrder[]; readonly hasOlder: boolean }

/** Whether the server has older orders than those that are loaded. */
export const hasOlder = ({ orders, total }: OrderHistoryContext): boolean => orders.length < (total ?? 0)

export const viewOrderHistory = ({ value, context }: ChartState<OrderHistoryContext>): OrderHistoryView => {
  const { orders, total } = context
  if (value === "loading") return { _tag: "Loading", orders }
  if (value === "failed") return { _tag: "Failed", orders }
  return total === null ? { _tag: "Closed" } : { _tag: "Loaded", orders, hasOlder: hasOlder(context) }
}

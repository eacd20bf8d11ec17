import type { PastOrder } from "../../domain/order/history.ts"
import type { ChartState } from "../../kernel/chart.ts"

/** Context of the order history. */
export interface OrderHistoryContext {
  /** The orders of all requested pages, newest first, without gaps. */
  readonly orders: readonly PastOrder[]
  /** The organisation that they belong to; `null` for the customer's own. */
  readonly organisationId: string | null
  /** The total number of orders; `null` until the server has answered. */
  readonly total: number | null
}

/** The loaded orders of a customer or an organisation, newest first. */
export type OrderHistoryView =
  /** The page is not open. */
  | { readonly _tag: "Closed" }
  | { readonly _tag: "Loading"; readonly orders: readonly PastOrder[] }
  /** The server did not answer; the customer can ask again. */
  | { readonly _tag: "Failed"; readonly orders: readonly PastOrder[] }
  | { readonly _tag: "Loaded"; readonly orders: readonly PastOrder[]; readonly hasOlder: boolean }

/** Whether the server has older orders than those loaded. */
export const hasOlder = ({ orders, total }: OrderHistoryContext): boolean => orders.length < (total ?? 0)

export const viewOrderHistory = ({ value, context }: ChartState<OrderHistoryContext>): OrderHistoryView => {
  const { orders, total } = context
  if (value === "loading") return { _tag: "Loading", orders }
  if (value === "failed") return { _tag: "Failed", orders }
  return total === null ? { _tag: "Closed" } : { _tag: "Loaded", orders, hasOlder: hasOlder(context) }
}

import type { PastOrders } from "../../../domain/order/history.ts"
import type { OrderHistoryContext } from "../view.ts"

/**
 * Adds a page of older orders. An order placed meanwhile shifts the pages, so orders that are already listed are left
 * out.
 */
export const addPage = (
  { orders }: OrderHistoryContext,
  { items, total }: PastOrders,
): Pick<OrderHistoryContext, "orders" | "total"> => {
  const known = new Set(orders.map(({ orderId }) => orderId))
  const older = items.filter(({ orderId }) => !known.has(orderId))
  // An empty page is the end, whatever the total says.
  return { orders: [...orders, ...older], total: items.length === 0 ? orders.length : total }
}

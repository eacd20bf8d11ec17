import { feeCode } from "../../../domain/order/feeLine.ts"
import type { Order } from "../../../domain/order/model.ts"
import type { ShopEvent } from "../../../messages/events.ts"

/** The `Reordered` event for an order: its dishes without the delivery fee (SPEC §4.5). */
export const wantAgain = ({
  storeId,
  lines,
}: Pick<Order, "storeId" | "lines">): Extract<ShopEvent, { readonly type: "Reordered" }> => ({
  type: "Reordered",
  storeId,
  lines: lines
    .filter(({ codes }) => !codes.includes(feeCode))
    .map(({ name, codes, quantity, ingredients }) => ({ name, codes, quantity, ingredients })),
})

import { feeCode } from "../../order/feeLine.ts"
import type { Order } from "../../order/model.ts"
import type { ShopEvent } from "../../shop/events.ts"

/** What a customer says to have an order's dishes again; the fee of its delivery is none of them (SPEC §4.5). */
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

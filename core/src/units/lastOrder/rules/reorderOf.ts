import { feeCode } from "../../../domain/order/feeLine.ts"
import type { Order } from "../../../domain/order/model.ts"
import type { ShopEvent } from "../../../messages/events.ts"

/** The `Reordered` event for an order: all that can be ordered again, without the delivery fee (SPEC §4.5). */
export const reorderOf = ({
  storeId,
  storeName,
  lines,
  coupons = [],
  hotspotId,
  tracking,
}: Order): Extract<ShopEvent, { readonly type: "Reordered" }> => ({
  type: "Reordered",
  storeId,
  storeName,
  lines: lines
    .filter(({ codes }) => !codes.includes(feeCode))
    .map(({ name, codes, quantity, ingredients, words, unitPrice }) => ({
      name,
      codes,
      quantity,
      ingredients,
      unitPrice,
      ...(words === undefined ? {} : { words }),
    })),
  way: { method: tracking.deliveryMethod, hotspotId: hotspotId ?? null },
  coupons,
})

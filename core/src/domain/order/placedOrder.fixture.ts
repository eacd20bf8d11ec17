import { kroner, zero } from "../money/rules/kroner.ts"
import type { OrderPlaced } from "./events.ts"
import type { DeliveryMethod } from "./model.ts"

/** An order of one pizza, placed at time 1000. */
export const placedOrder = (deliveryMethod: DeliveryMethod): OrderPlaced => ({
  _tag: "OrderPlaced",
  orderId: "order-1",
  at: 1000,
  number: 7,
  storeId: "store-1",
  deliveryMethod,
  paymentType: "INSTORE",
  advanceOrderTime: null,
  estimatedAt: 900_000,
  lines: [
    {
      codes: ["MARG_AM30"],
      quantity: 1,
      unitPrice: kroner(199),
      ingredients: [],
      name: "Margherita",
      linePrice: kroner(199),
    },
  ],
  pantAmount: zero,
  surchargeAmount: zero,
  taxAmount: kroner(26),
  total: kroner(199),
})

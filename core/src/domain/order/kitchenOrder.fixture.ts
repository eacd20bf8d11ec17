import { kroner, zero } from "../money/rules/kroner.ts"
import type { KitchenOrder } from "./kitchenOrder.ts"

/** An order for pick-up without lines, paid by card, that its store has not answered yet. */
export const sampleKitchenOrder: KitchenOrder = {
  orderId: "o1",
  sequence: 1,
  number: 7,
  storeId: "101",
  deliveryMethod: "carryout",
  firstName: "Kunde",
  lastName: "1",
  phone: "+4740000011",
  message: "",
  address: null,
  hotspot: null,
  placedAt: 0,
  startAt: 0,
  advanceOrderTime: null,
  estimatedAt: 600_000,
  status: "placed",
  step: null,
  next: { type: "Accept" },
  reason: null,
  lines: [],
  paymentType: "ADYEN",
  total: kroner(199),
  toCollect: zero,
}

import { kroner } from "../domain/money/rules/kroner.ts"
import type { KitchenOrder } from "../domain/order/kitchenOrder.ts"
import type { Tracking } from "../domain/order/model.ts"
import { setStage } from "../kernel/stage.fixture.ts"
import type { KitchenCommand } from "./commands.ts"
import type { KitchenOuterEvent } from "./events.ts"
import { kitchen, seeKitchen } from "./kitchen.ts"
import { emptyTablet, noPresses } from "./model.ts"

/** When every story begins: a Saturday at 18:00 in Oslo. */
export const evening = Date.UTC(2026, 10, 21, 17, 0)

const torget = { id: "101", name: "Torget" }

/** An unanswered order, due in half an hour. */
export const orderOf = (nth: number, changes: Partial<KitchenOrder> = {}): KitchenOrder => ({
  orderId: `order${nth}`,
  sequence: 1,
  number: nth,
  storeId: torget.id,
  deliveryMethod: "carryout",
  firstName: "Kunde",
  lastName: String(nth),
  phone: "+4740000011",
  message: "Godt stekt",
  address: null,
  hotspot: null,
  placedAt: evening,
  startAt: evening,
  advanceOrderTime: null,
  estimatedAt: evening + 30 * 60_000,
  status: "placed",
  step: null,
  next: { type: "Accept" },
  reason: null,
  lines: [],
  paymentType: "INSTORE",
  total: kroner(269),
  toCollect: kroner(269),
  ...changes,
})

/** The server's answer to a report on an order. */
export const trackingOf = (order: KitchenOrder, changes: Partial<Tracking> = {}): Tracking => ({
  orderId: order.orderId,
  sequence: order.sequence + 1,
  status: "accepted",
  deliveryMethod: order.deliveryMethod,
  steps: [],
  reason: null,
  estimatedAt: order.estimatedAt,
  ...changes,
})

/** A tablet on a stage, with a key and a store unless specified otherwise. */
export const openTablet = (memory: object = {}, hasKey = true) => {
  const stage = setStage(kitchen, { market: "no", build: "test" }, evening)
  stage.answer("ReadTablet", { ...emptyTablet, kept: noPresses, store: torget, ...memory, hasKey })
  return {
    ...stage,
    see: () => seeKitchen(stage.world()),
    put: (event: KitchenOuterEvent) => stage.put(event),
    calls: (): readonly KitchenCommand["type"][] => stage.running().map(({ type }) => type),
    rings: () => stage.told().filter(({ type }) => type === "Ring").length,
  }
}

/** A tablet that shows these orders live. */
export const openBoard = (...orders: readonly KitchenOrder[]) => {
  const stage = openTablet()
  stage.answer("LoadOrders", { orders, ended: [], position: "1" })
  return stage
}

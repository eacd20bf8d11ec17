import type { Language } from "@skorpe/core/domain/language"
import type { KitchenOrder } from "@skorpe/core/domain/order"
import type { TabletMemory } from "@skorpe/core/kitchen"
import { openSceneKitchen } from "../testing/sceneKitchen.ts"
import { type KitchenScenes, refused, unreachable } from "./kitchenModel.ts"
import { acceptedOrders, laterOrders, newOrders, orderOf, paidOrder, trackingOf } from "./kitchenOrders.ts"
import { after } from "./visit.ts"

/** A page that shows these orders, on a tablet that somebody has touched. */
export const openSceneBoard = (
  language: Language,
  orders: readonly KitchenOrder[],
  memory: Partial<TabletMemory> = {},
) =>
  after(
    openSceneKitchen(language, memory),
    (page) => page.send({ type: "UserInteracted" }),
    (page) => page.answer("LoadOrders", { orders, ended: [], position: "1" }),
  )

const waiting = orderOf(31)
const delivered = orderOf(32, { deliveryMethod: "delivery", address: newOrders[1]?.address ?? null })
const accept = ({ orderId }: KitchenOrder) => ({ type: "OrderPressed", orderId, report: { type: "Accept" } }) as const

const overtakenAs = (status: KitchenOrder["status"]) => (language: Language) =>
  after(
    openSceneBoard(language, [paidOrder]),
    (page) => page.send({ type: "RefusalOpened", orderId: paidOrder.orderId }),
    (page) => page.send({ type: "ReasonTyped", text: "Ovnen er kald" }),
    (page) => page.send({ type: "RefusalSent" }),
    (page) => page.fail("SendReport", refused(409, 3016)),
    (page) => page.answer("RereadOrder", { ...paidOrder, sequence: 5, status, step: "canBePickedUp" }),
  )

/** The board with a store's orders, new, in the making and ready, and the faults of a press. */
export const kitchenBoard: KitchenScenes = {
  loading: { story: "the orders are loading", reach: (language) => openSceneKitchen(language) },
  lostAtStart: {
    story: "the orders could not be loaded, and the sound waits for a touch",
    reach: (language) => after(openSceneKitchen(language), (page) => page.fail("LoadOrders", unreachable)),
  },
  empty: { story: "there are no orders", reach: (language) => openSceneBoard(language, []) },
  newOrders: {
    story: "four new orders: changed in every way, to a door, late to a hotspot, and due now",
    reach: (language) => openSceneBoard(language, newOrders),
  },
  laterOrders: {
    story: "new orders for tomorrow and for another week",
    reach: (language) => openSceneBoard(language, laterOrders),
  },
  everyStep: {
    story: "accepted orders at every step of both ways",
    reach: (language) => openSceneBoard(language, acceptedOrders),
  },
  evening: {
    story: "a busy evening",
    reach: (language) => openSceneBoard(language, [...newOrders, ...acceptedOrders]),
  },
  withdrawn: {
    story: "the card payment of an accepted order was withdrawn: it is paid at the hand-over",
    reach: (language) =>
      openSceneBoard(language, [{ ...paidOrder, toCollect: paidOrder.total, paymentWithdrawn: true }]),
  },
  muted: {
    story: "the sound is off",
    reach: (language) => openSceneBoard(language, [waiting], { isMuted: true }),
  },
  silent: {
    story: "nobody has touched the page, so the browser lets it play no sound",
    reach: (language) =>
      after(openSceneKitchen(language), (page) =>
        page.answer("LoadOrders", { orders: [waiting], ended: [], position: "1" }),
      ),
  },
  sending: {
    story: "an order was accepted, and the server has not answered",
    reach: (language) => after(openSceneBoard(language, [waiting]), (page) => page.send(accept(waiting))),
  },
  held: {
    story: "the network is gone; one press waits for it",
    reach: (language) =>
      after(
        openSceneBoard(language, [waiting, delivered]),
        (page) => page.wait(60_000),
        (page) => page.send({ type: "ConnectionLost" }),
        (page) => page.send(accept(waiting)),
        (page) => page.fail("SendReport", unreachable),
      ),
  },
  refusing: {
    story: "a reason is asked for, to refuse a delivery",
    reach: (language) =>
      after(openSceneBoard(language, [delivered]), (page) =>
        page.send({ type: "RefusalOpened", orderId: delivered.orderId }),
      ),
  },
  cancelling: {
    story: "a reason is being written, to cancel an accepted order",
    reach: (language) =>
      after(
        openSceneBoard(language, [paidOrder]),
        (page) => page.send({ type: "RefusalOpened", orderId: paidOrder.orderId }),
        (page) => page.send({ type: "ReasonTyped", text: "Ovnen er kald" }),
      ),
  },
  later: {
    story: "staff choose how much longer an order takes",
    reach: (language) =>
      after(openSceneBoard(language, [paidOrder]), (page) =>
        page.send({ type: "LaterOpened", orderId: paidOrder.orderId }),
      ),
  },
  notTaken: {
    story: "the server did not take a press, and does not say why",
    reach: (language) =>
      after(
        openSceneBoard(language, [waiting]),
        (page) => page.send(accept(waiting)),
        (page) => page.fail("SendReport", refused(400, 1001)),
      ),
  },
  overtaken: {
    story: "the order was already on its shelf when it was to be cancelled",
    reach: overtakenAs("accepted"),
  },
  overtakenByEnd: { story: "the order was handed over when it was to be cancelled", reach: overtakenAs("completed") },
  ended: {
    story: "a refused, two cancelled and two completed orders; of each, one was paid by card",
    reach: (language) =>
      after(
        openSceneBoard(language, [waiting, delivered, paidOrder, orderOf(34)]),
        (page) => page.report("FollowOrders", { ...waiting, sequence: 3, status: "refused", reason: "Ovnen er kald" }),
        (page) => page.report("FollowOrders", { ...delivered, sequence: 3, status: "cancelled" }),
        (page) =>
          page.report("FollowOrders", { ...orderOf(35), paymentType: "ADYEN", sequence: 3, status: "cancelled" }),
        (page) => page.report("FollowOrders", { ...paidOrder, sequence: 3, status: "completed" }),
        (page) => page.wait(1_000),
        (page) => page.send({ type: "OrderPressed", orderId: "order34", report: { type: "Complete" } }),
        (page) => page.answer("SendReport", trackingOf(orderOf(34), "completed")),
      ),
  },
}

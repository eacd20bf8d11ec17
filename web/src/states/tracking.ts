import {
  type Destination,
  type NoticePermission,
  type OrderLinkAnswer,
  type OrderStatus,
  stepsOf,
  type TrackingStep,
} from "@skorpe/core/domain/order"
import { kroner } from "@skorpe/core/domain/money"
import type { ReadyNoticeView } from "@skorpe/core/units/readyNotice"
import type { SharingView } from "@skorpe/core/units/sharing"
import type { TrackingView } from "@skorpe/core/units/tracking"
import { feast, order, richMenu, store, tracking } from "../testing/samples.ts"
import { after, openAt } from "./visit.ts"
import type { PrefixedStates, Reached, StatesOf, Visit } from "./model.ts"

const loading = (visit: Visit) => openAt(visit, { _tag: "Tracking", orderId: "o1" })

const following = (visit: Visit, changes: object = {}, ofOrder: object = {}) =>
  after(loading(visit), (shop) =>
    shop.answer("LoadOrder", { ...order, ...ofOrder, tracking: { ...tracking, ...changes } }),
  )

const minute = 60_000

const door: Destination = {
  _tag: "Door",
  street: "Rådhusgata 40",
  postalCode: "0151",
  city: "Oslo",
  deliveryDescription: "—",
  contactless: false,
}

const seat: Destination = { _tag: "Hotspot", name: "Arena", answers: [{ label: "—", answer: "12-7" }] }

/** The lines and amounts of a large order, with a fee and a deposit. */
const evening = {
  lines: feast,
  surchargeAmount: kroner(49),
  pantAmount: kroner(4),
  taxAmount: kroner(164.03),
  taxes: [
    { percent: 15, amount: kroner(1046), tax: kroner(136.43) },
    { percent: 25, amount: kroner(138), tax: kroner(27.6) },
  ],
  total: kroner(1188),
}

/** An order whose latest step is this one, with a delivery method that has this step. */
const atStep = (visit: Visit, step: TrackingStep) => {
  const deliveryMethod = stepsOf("carryout").includes(step) ? "carryout" : "delivery"
  const all = stepsOf(deliveryMethod)
  const steps = all
    .slice(0, all.indexOf(step) + 1)
    .map((one, index) => ({ step: one, at: order.placedAt + (index + 1) * minute }))
  return following(visit, { deliveryMethod, steps, sequence: steps.length + 2 })
}

const step = (newest: TrackingStep, story: string): Reached => ({ story, reach: (visit) => atStep(visit, newest) })

/** The latest step that the kitchen has reported. */
const steps: PrefixedStates<"step-", TrackingStep> = {
  "step-received": step("received", "the store has received it"),
  "step-makingFood": step("makingFood", "delivery: it is being made"),
  "step-preparing": step("preparing", "carry-out: it is being made"),
  "step-inOven": step("inOven", "it is in the oven"),
  "step-onItsWay": step("onItsWay", "it is on its way"),
  "step-qualityCheck": step("qualityCheck", "it is in the final quality check"),
  "step-delivered": step("delivered", "it was delivered"),
  "step-canBePickedUp": step("canBePickedUp", "it can be collected"),
}

const standing = (status: OrderStatus, story: string, more: object = {}): Reached => ({
  story,
  reach: (visit) => following(visit, { status, ...more }),
})

/** The order's status. */
const standings: PrefixedStates<"order-", OrderStatus> = {
  "order-created": standing("created", "it has just been sent", { steps: [], sequence: 1 }),
  "order-awaitingPayment": standing("awaitingPayment", "it awaits payment", { steps: [], sequence: 1 }),
  "order-placed": standing("placed", "the store has not accepted it yet", { steps: [], sequence: 2 }),
  "order-accepted": standing("accepted", "the store is making it"),
  "order-completed": standing("completed", "it was collected"),
  "order-cancelled": standing("cancelled", "it was cancelled", { reason: "—" }),
  "order-refused": standing("refused", "the store refused it", { reason: "—" }),
}

const told = (permission: NoticePermission, story: string): Reached => ({
  story,
  reach: (visit) =>
    after(
      following(visit),
      (shop) => shop.send({ type: "ReadyNoticeWanted", orderId: "o1" }),
      (shop) => shop.answer("AskForNotices", permission),
    ),
})

/** The states of the notification that the order is ready; `Off` is any order in the kitchen. */
const notices: PrefixedStates<"notice-", Exclude<ReadyNoticeView["_tag"], "Off">> = {
  "notice-Asking": {
    story: "the browser asks whether it may notify",
    reach: (visit) => after(following(visit), (shop) => shop.send({ type: "ReadyNoticeWanted", orderId: "o1" })),
  },
  "notice-On": told("granted", "the customer will be told when it is ready"),
  "notice-Denied": told("denied", "the customer has not allowed notifications"),
  "notice-Unsupported": told("unsupported", "the browser has no notifications"),
  "notice-Told": {
    story: "the customer was told that it is ready",
    reach: (visit) =>
      after(
        following(visit),
        (shop) => shop.send({ type: "ReadyNoticeWanted", orderId: "o1" }),
        (shop) => shop.answer("AskForNotices", "granted"),
        (shop) => {
          const steps = [...tracking.steps, { step: "canBePickedUp", at: order.placedAt + 3 * minute }] as const
          shop.report("FollowOrder", { ...tracking, sequence: 4, steps })
        },
      ),
  },
}

const handed = (answer: OrderLinkAnswer, story: string): Reached => ({
  story,
  reach: (visit) =>
    after(
      following(visit),
      (shop) => shop.send({ type: "OrderLinkWanted", orderId: "o1" }),
      (shop) => shop.answer("ShareOrder", answer),
    ),
})

/** The states of sharing the link for another device; `Idle` is any order. */
const links: PrefixedStates<"link-", Exclude<SharingView["_tag"], "Idle">> = {
  "link-Sharing": {
    story: "the device's own menu has the order's link",
    reach: (visit) => after(following(visit), (shop) => shop.send({ type: "OrderLinkWanted", orderId: "o1" })),
  },
  "link-Copied": handed({ _tag: "Copied", opens: "anyone" }, "the order's link is on the clipboard"),
  "link-CopiedForLogin": handed(
    { _tag: "Copied", opens: "orderer" },
    "the link is on the clipboard, and opens with the customer's login",
  ),
  "link-Failed": handed({ _tag: "Unavailable" }, "the browser can neither share nor copy the link"),
}

/** The tracking page's states, by the loading of the order; then by step and status. */
export const trackingStates: StatesOf<TrackingView["_tag"]> = {
  Nothing: { why: "the tracking screen loads the order at once" },
  Loading: { story: "the order is loading", reach: loading },
  Missing: {
    story: "there is no such order, or it is somebody else's",
    reach: (visit) =>
      after(loading(visit), (shop) => shop.fail("LoadOrder", { _tag: "Refused", status: 404, problems: [] })),
  },
  Following: { story: "the kitchen is making it", reach: (visit) => following(visit) },
  lineDown: {
    story: "the connection is lost: the page says how old its data is",
    reach: (visit) => after(following(visit), (shop) => shop.fail("FollowOrder", { _tag: "Unreachable" })),
  },
  brought: {
    story: "delivery to outside a door, to be paid there, with changed pizzas, a fee, a deposit and two rates of tax",
    reach: (visit) =>
      following(
        visit,
        { deliveryMethod: "delivery", steps: [{ step: "received", at: order.placedAt + minute }] },
        { ...evening, destination: { ...door, contactless: true } },
      ),
  },
  contactless: {
    story: "delivery that is paid and left outside the door, with a message to the store",
    reach: (visit) =>
      following(
        visit,
        { deliveryMethod: "delivery" },
        { paymentType: "ADYEN", destination: { ...door, deliveryDescription: "", contactless: true }, message: "7" },
      ),
  },
  ofOldDays: {
    story: "an order that was stored before its words and its tax by rate were",
    reach: (visit) => {
      const { taxes, ...old } = order
      return after(loading(visit), (shop) =>
        shop.answer("LoadOrder", { ...old, lines: old.lines.map(({ words, ...line }) => line) }),
      )
    },
  },
  discounted: {
    story: "the receipt shows a discount",
    reach: (visit) => following(visit, {}, { adjustmentAmount: kroner(-50), total: kroner(249) }),
  },
  atHotspot: {
    story: "brought to a hotspot, on the company's account, with its reference",
    reach: (visit) =>
      following(visit, { deliveryMethod: "hotspot" }, { paymentType: "B2B", destination: seat, billingNote: "7" }),
  },
  requested: {
    story: "for a requested time: the store has not begun",
    reach: (visit) =>
      following(
        visit,
        { status: "placed", steps: [], sequence: 2 },
        { advanceOrderTime: order.placedAt + 49 * 60 * minute },
      ),
  },
  late: {
    story: "past its expected time, with the store's address and phone",
    reach: (visit) =>
      after(following(visit, { estimatedAt: order.placedAt }), (shop) =>
        shop.answer("LoadStore", { store, menu: richMenu }),
      ),
  },
  delayed: {
    story: "the kitchen needs more time than it promised",
    reach: (visit) =>
      following(visit, { estimatedAt: order.placedAt + 45 * minute, promisedAt: order.placedAt + 25 * minute }),
  },
  paidOnline: { story: "paid online", reach: (visit) => following(visit, {}, { paymentType: "ADYEN" }) },
  withdrawn: {
    story: "the card payment was withdrawn while the store makes it: it is paid in the store",
    reach: (visit) => following(visit, { paymentWithdrawn: true }, { paymentType: "ADYEN" }),
  },
  withdrawnFromDelivery: {
    story: "the card payment of a contactless delivery was withdrawn: it is paid at the door",
    reach: (visit) =>
      following(
        visit,
        { deliveryMethod: "delivery", paymentWithdrawn: true },
        { paymentType: "ADYEN", destination: { ...door, contactless: true } },
      ),
  },
  deliveredAndPaid: {
    story: "delivered, and paid at the door",
    reach: (visit) => following(visit, { deliveryMethod: "delivery", status: "completed" }),
  },
  lapsed: {
    story: "it was not paid in time: the store never got it",
    reach: (visit) =>
      following(visit, { status: "cancelled", reason: null, estimatedAt: null }, { paymentType: "ADYEN" }),
  },
  refusedPaid: {
    story: "the store refused it after it was paid online",
    reach: (visit) => following(visit, { status: "refused", reason: "—", estimatedAt: null }, { paymentType: "ADYEN" }),
  },
  refusedOnAccount: {
    story: "the store refused an order on a company's account",
    reach: (visit) => following(visit, { status: "refused", reason: "—", estimatedAt: null }, { paymentType: "B2B" }),
  },
  ...notices,
  ...links,
  ...steps,
  ...standings,
}

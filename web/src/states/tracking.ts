import { type OrderStatus, stepsOf, type TrackingStep } from "@skorpe/core/order"
import { kroner } from "@skorpe/core/money"
import type { TrackingView } from "@skorpe/core/tracking"
import { order, tracking } from "../testing/samples.ts"
import { after, openAt } from "./visit.ts"
import type { Reached, StatesAlso, StatesOf, Visit } from "./model.ts"

const loading = (visit: Visit) => openAt(visit, { _tag: "Tracking", orderId: "o1" })

const following = (visit: Visit, changes: object = {}, ofOrder: object = {}) =>
  after(loading(visit), (shop) =>
    shop.answer("LoadOrder", { ...order, ...ofOrder, tracking: { ...tracking, ...changes } }),
  )

const minute = 60_000

/** An order whose newest step is this one, by a way that has it. */
const atStep = (visit: Visit, step: TrackingStep) => {
  const deliveryMethod = stepsOf("carryout").includes(step) ? "carryout" : "delivery"
  const all = stepsOf(deliveryMethod)
  const steps = all
    .slice(0, all.indexOf(step) + 1)
    .map((one, index) => ({ step: one, at: order.placedAt + (index + 1) * minute }))
  return following(visit, { deliveryMethod, steps, sequence: steps.length + 2 })
}

const step = (newest: TrackingStep, story: string): Reached => ({ story, reach: (visit) => atStep(visit, newest) })

/** What the kitchen has reported last. */
const steps: StatesAlso<"step-", TrackingStep> = {
  "step-received": step("received", "the store has it"),
  "step-makingFood": step("makingFood", "to be brought: it is being made"),
  "step-preparing": step("preparing", "to be collected: it is being made"),
  "step-inOven": step("inOven", "it is in the oven"),
  "step-onItsWay": step("onItsWay", "it is on its way"),
  "step-qualityCheck": step("qualityCheck", "it is looked at once more"),
  "step-delivered": step("delivered", "it was brought"),
  "step-canBePickedUp": step("canBePickedUp", "it can be collected"),
}

const standing = (status: OrderStatus, story: string, more: object = {}): Reached => ({
  story,
  reach: (visit) => following(visit, { status, ...more }),
})

/** How the order stands. */
const standings: StatesAlso<"order-", OrderStatus> = {
  "order-created": standing("created", "it has just been sent", { steps: [], sequence: 1 }),
  "order-awaitingPayment": standing("awaitingPayment", "it waits to be paid", { steps: [], sequence: 1 }),
  "order-placed": standing("placed", "the store has yet to say yes", { steps: [], sequence: 2 }),
  "order-accepted": standing("accepted", "the store makes it"),
  "order-completed": standing("completed", "it was collected"),
  "order-cancelled": standing("cancelled", "it was cancelled", { reason: "—" }),
  "order-refused": standing("refused", "the store could not take it", { reason: "—" }),
}

/** An order on its way, by what is known of it. */
export const trackingStates: StatesOf<TrackingView["_tag"]> = {
  Nothing: { why: "an order's address asks for the order at once" },
  Loading: { story: "the order is being fetched", reach: loading },
  Missing: {
    story: "there is no such order, or not for us",
    reach: (visit) =>
      after(loading(visit), (shop) => shop.fail("LoadOrder", { _tag: "Refused", status: 404, problems: [] })),
  },
  Following: { story: "the kitchen is making it", reach: (visit) => following(visit) },
  lineDown: {
    story: "the line is down: the page says how old its knowledge is",
    reach: (visit) => after(following(visit), (shop) => shop.fail("FollowOrder", { _tag: "Unreachable" })),
  },
  brought: {
    story: "to be brought, with a fee and a deposit on the receipt",
    reach: (visit) =>
      following(
        visit,
        { deliveryMethod: "delivery", steps: [{ step: "received", at: order.placedAt + minute }] },
        { surchargeAmount: kroner(49), pantAmount: kroner(4), total: kroner(352) },
      ),
  },
  discounted: {
    story: "a discount stands between the goods and the total",
    reach: (visit) => following(visit, {}, { adjustmentAmount: kroner(-50), total: kroner(249) }),
  },
  ...steps,
  ...standings,
}

import type { TrackingView } from "@skorpe/core/tracking"
import { order, tracking } from "../testing/samples.ts"
import { after, openAt } from "./visit.ts"
import type { StatesOf, Visit } from "./model.ts"

const loading = (visit: Visit) => openAt(visit, { _tag: "Tracking", orderId: "o1" })

const following = (visit: Visit, changes: object = {}) =>
  after(loading(visit), (shop) => shop.answer("LoadOrder", { ...order, tracking: { ...tracking, ...changes } }))

const handedOver = { step: "canBePickedUp", at: order.placedAt + 180_000 }

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
  ready: {
    story: "it can be collected",
    reach: (visit) => following(visit, { steps: [...tracking.steps, handedOver], sequence: 4 }),
  },
  completed: { story: "it was collected", reach: (visit) => following(visit, { status: "completed" }) },
  refused: {
    story: "the store could not take it",
    reach: (visit) => following(visit, { status: "refused", reason: "—" }),
  },
  cancelled: { story: "it was cancelled", reach: (visit) => following(visit, { status: "cancelled", reason: "—" }) },
}

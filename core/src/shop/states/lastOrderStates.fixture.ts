import { placedOrder, received } from "../samples.fixture.ts"
import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const kept = { orderId: "o1", acknowledged: true, redirect: null }
const loading = () => openShop("/", { lastOrder: kept })
const failed = (failure: object, lastOrder: object) => () => {
  const stage = openShop("/", { lastOrder: { ...kept, ...lastOrder } })
  stage.fail("LoadOrder", failure)
  return stage
}
const following = () => {
  const stage = loading()
  stage.answer("LoadOrder", placedOrder)
  return stage
}

export const lastOrderStates: StateStories = {
  idle: {
    story: "the order is handed over: it can be reordered, and nothing is followed",
    stage: () => {
      const stage = following()
      stage.news("FollowOrder", { ...received, sequence: 2, status: "completed" })
      return stage
    },
    sees: { kept: { ...kept, over: true }, order: { _tag: "Loaded" }, underWay: null },
  },
  loading: {
    story: "the order that the device remembers is loading",
    stage: loading,
    sees: { kept, order: { _tag: "Loading" }, underWay: null },
  },
  following: {
    story: "the order is baked, and the kitchen's updates arrive live",
    stage: following,
    sees: { kept, order: { _tag: "Loaded" }, underWay: { orderId: placedOrder.orderId } },
  },
  waiting: {
    story: "the connection is down: the last update stays, and reconnecting is retried",
    stage: () => {
      const stage = following()
      stage.fail("FollowOrder", { _tag: "Unreachable" })
      return stage
    },
    sees: { underWay: { orderId: placedOrder.orderId } },
  },
  resting: {
    story: "a hidden tab holds no connection",
    stage: () => {
      const stage = following()
      stage.put({ type: "PageHidden" })
      return stage
    },
    sees: { underWay: { orderId: placedOrder.orderId } },
  },
  failed: {
    story: "an order that is over failed to load; the next visit to the front page tries again",
    stage: failed({ _tag: "Unreachable" }, { over: true }),
    sees: { order: { _tag: "Failed" }, underWay: null },
  },
  missing: {
    story: "the server does not know the last order any more",
    stage: failed({ _tag: "Refused", status: 404, problems: [] }, {}),
    sees: { order: { _tag: "Missing" }, underWay: null },
  },
}

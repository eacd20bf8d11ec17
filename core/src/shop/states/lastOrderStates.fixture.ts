import { placedOrder } from "../samples.fixture.ts"
import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const kept = { orderId: "o1", acknowledged: true, redirect: null }
const loading = () => openShop("/", { lastOrder: kept })
const failed = (failure: object) => () => {
  const stage = loading()
  stage.fail("LoadOrder", failure)
  return stage
}

export const lastOrderStates: StateStories = {
  idle: {
    story: "the last order has come, and can be ordered again",
    stage: () => {
      const stage = loading()
      stage.answer("LoadOrder", placedOrder)
      return stage
    },
    sees: { kept, order: { _tag: "Loaded" } },
  },
  loading: {
    story: "the front page asks for the order that the device remembers",
    stage: loading,
    sees: { kept, order: { _tag: "Loading" } },
  },
  failed: {
    story: "the last order did not come; the next visit of the front page asks again",
    stage: failed({ _tag: "Unreachable" }),
    sees: { order: { _tag: "Failed" } },
  },
  missing: {
    story: "the server does not know the last order any more",
    stage: failed({ _tag: "Refused", status: 404, problems: [] }),
    sees: { order: { _tag: "Missing" } },
  },
}

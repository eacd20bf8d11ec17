import { placedOrder, received } from "../samples.fixture.ts"
import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const loading = () => openShop("/bestilling/o1")
const following = () => {
  const stage = loading()
  stage.answer("LoadOrder", placedOrder)
  return stage
}

export const trackingStates: StateStories = {
  nothing: {
    story: "no order is followed",
    stage: () => openShop(),
    sees: { _tag: "Nothing" },
  },
  loading: {
    story: "the order is loading",
    stage: loading,
    sees: { _tag: "Loading" },
  },
  following: {
    story: "the kitchen's updates arrive live",
    stage: following,
    sees: { _tag: "Following", live: true },
  },
  waiting: {
    story: "the connection is down: the last update stays, and reconnecting is retried",
    stage: () => {
      const stage = following()
      stage.fail("FollowOrder", { _tag: "Unreachable" })
      return stage
    },
    sees: { _tag: "Following", live: false },
  },
  resting: {
    story: "a hidden tab holds no connection",
    stage: () => {
      const stage = following()
      stage.put({ type: "PageHidden" })
      return stage
    },
    sees: { _tag: "Following", live: false },
  },
  missing: {
    story: "the order does not exist, or belongs to somebody else",
    stage: () => {
      const stage = loading()
      stage.fail("LoadOrder", { _tag: "Refused", status: 404, problems: [] })
      return stage
    },
    sees: { _tag: "Missing" },
  },
  over: {
    story: "the order is handed over, and no more updates are expected",
    stage: () => {
      const stage = following()
      stage.news("FollowOrder", { ...received, sequence: 2, status: "completed" })
      return stage
    },
    sees: { _tag: "Following", live: true, tracking: { status: "completed" } },
  },
}

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
    story: "no order is looked at",
    stage: () => openShop(),
    sees: { _tag: "Nothing" },
  },
  loading: {
    story: "the order is being fetched",
    stage: loading,
    sees: { _tag: "Loading" },
  },
  following: {
    story: "the kitchen's word comes as it is said",
    stage: following,
    sees: { _tag: "Following", live: true },
  },
  waiting: {
    story: "the line is down: what was known stays, and it is tried again",
    stage: () => {
      const stage = following()
      stage.fail("FollowOrder", { _tag: "Unreachable" })
      return stage
    },
    sees: { _tag: "Following", live: false },
  },
  resting: {
    story: "a tab that nobody looks at holds no line",
    stage: () => {
      const stage = following()
      stage.put({ type: "PageHidden" })
      return stage
    },
    sees: { _tag: "Following", live: false },
  },
  missing: {
    story: "there is no such order, or not for us",
    stage: () => {
      const stage = loading()
      stage.fail("LoadOrder", { _tag: "Refused", status: 404, problems: [] })
      return stage
    },
    sees: { _tag: "Missing" },
  },
  over: {
    story: "the order has been handed over, and nothing more is waited for",
    stage: () => {
      const stage = following()
      stage.news("FollowOrder", { ...received, sequence: 2, status: "completed" })
      return stage
    },
    sees: { _tag: "Following", live: true, tracking: { status: "completed" } },
  },
}

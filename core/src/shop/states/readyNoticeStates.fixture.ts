import type { NoticePermission } from "../../domain/order/notice.ts"
import { placedOrder, received } from "../samples.fixture.ts"
import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const following = () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  return stage
}
const wanted = () => {
  const stage = following()
  stage.put({ type: "ReadyNoticeWanted", orderId: "o1" })
  return stage
}
const answered = (permission: NoticePermission) => () => {
  const stage = wanted()
  stage.answer("AskForNotices", permission)
  return stage
}

export const readyNoticeStates: StateStories = {
  off: { story: "nobody wants to be told", stage: following, sees: { _tag: "Off" } },
  asking: { story: "the browser asks for permission", stage: wanted, sees: { _tag: "Asking", orderId: "o1" } },
  on: { story: "the customer will be told", stage: answered("granted"), sees: { _tag: "On", orderId: "o1" } },
  told: {
    story: "the order is ready, and the customer was told",
    stage: () => {
      const stage = answered("granted")()
      const steps = [{ step: "canBePickedUp", at: stage.world().t }] as const
      stage.news("FollowOrder", { ...received, sequence: 2, status: "accepted", steps })
      return stage
    },
    sees: { _tag: "Told", orderId: "o1" },
  },
  denied: { story: "the customer does not allow it", stage: answered("denied"), sees: { _tag: "Denied" } },
  unsupported: { story: "the device has none", stage: answered("unsupported"), sees: { _tag: "Unsupported" } },
}

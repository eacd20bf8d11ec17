import type { OrderLinkAnswer } from "../../domain/order/sharing.ts"
import { placedOrder } from "../samples.fixture.ts"
import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const wanted = () => {
  const stage = openShop("/bestilling/o1")
  stage.answer("LoadOrder", placedOrder)
  stage.put({ type: "OrderLinkWanted", orderId: "o1" })
  return stage
}
const answered = (answer: OrderLinkAnswer) => () => {
  const stage = wanted()
  stage.answer("ShareOrder", answer)
  return stage
}

export const sharingStates: StateStories = {
  idle: {
    story: "the device's own menu has shared the link",
    stage: answered({ _tag: "Shared" }),
    sees: { _tag: "Idle" },
  },
  sharing: { story: "the device has the link", stage: wanted, sees: { _tag: "Sharing" } },
  copied: {
    story: "the link is on the clipboard",
    stage: answered({ _tag: "Copied", opens: "anyone" }),
    sees: { _tag: "Copied" },
  },
  copiedForLogin: {
    story: "the link is on the clipboard, without a token",
    stage: answered({ _tag: "Copied", opens: "orderer" }),
    sees: { _tag: "CopiedForLogin" },
  },
  failed: {
    story: "the device can neither share nor copy",
    stage: answered({ _tag: "Unavailable" }),
    sees: { _tag: "Failed" },
  },
}

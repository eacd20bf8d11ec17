import { atPanel, sendingTo, withCode } from "../../units/recruiting/recruitingStage.fixture.ts"
import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const recruitingStates: StateStories = {
  idle: { story: "no panel asked for the code", stage: () => openShop("/"), sees: { _tag: "Closed" } },
  noCustomer: {
    story: "a guest opened the panel",
    stage: () => {
      const stage = openShop("/")
      stage.put({ type: "ModalOpened", modal: { _tag: "RecruitFriend" } })
      return stage
    },
    sees: { _tag: "NoCustomer" },
  },
  loading: { story: "the customer's own code is loading", stage: atPanel, sees: { _tag: "Loading" } },
  resting: {
    story: "the code did not arrive, and is asked for again",
    stage: () => {
      const stage = atPanel()
      stage.fail("RecruitFriend", { _tag: "Unreachable" })
      return stage
    },
    sees: { _tag: "Failed" },
  },
  ready: { story: "the customer sees their code", stage: withCode, sees: { _tag: "Open", step: "typing" } },
  sending: {
    story: "the code is being sent to a friend",
    stage: () => sendingTo("400 00 055"),
    sees: { _tag: "Open", step: "sending", told: null },
  },
  handing: {
    story: "the device has the code",
    stage: () => {
      const stage = withCode()
      stage.put({ type: "CodeHandingWanted", how: "share" })
      return stage
    },
    sees: { _tag: "Open", step: "handing" },
  },
}

import { withLogins } from "../../units/logins/loginsStage.fixture.ts"
import { atOwnPage } from "../../units/profile/profileStage.fixture.ts"
import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const loginsStates: StateStories = {
  idle: { story: "nobody looks at them", stage: () => openShop("/"), sees: { _tag: "Closed" } },
  loading: { story: "the sessions are loading", stage: atOwnPage, sees: { _tag: "Loading" } },
  failed: {
    story: "the sessions did not load",
    stage: () => {
      const stage = atOwnPage()
      stage.fail("LoadSessions", { _tag: "Unreachable" })
      return stage
    },
    sees: { _tag: "Failed" },
  },
  ready: { story: "the customer looks at them", stage: withLogins, sees: { _tag: "Open", task: { _tag: "Looking" } } },
  ending: {
    story: "all others are being ended",
    stage: () => {
      const stage = withLogins()
      stage.put({ type: "OtherLoginEnded", id: null })
      return stage
    },
    sees: { task: { _tag: "EndingOthers" } },
  },
}

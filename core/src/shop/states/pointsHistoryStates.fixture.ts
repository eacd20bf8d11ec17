import { atOwnPage } from "../../units/profile/profileStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const asked = () => {
  const stage = atOwnPage()
  stage.put({ type: "PointsHistoryWanted" })
  return stage
}

export const pointsHistoryStates: StateStories = {
  idle: { story: "nobody asked", stage: atOwnPage, sees: { _tag: "Closed" } },
  loading: { story: "the entries are loading", stage: asked, sees: { _tag: "Loading" } },
  failed: {
    story: "the entries did not load",
    stage: () => {
      const stage = asked()
      stage.fail("LoadPoints", { _tag: "Unreachable" })
      return stage
    },
    sees: { _tag: "Failed" },
  },
}

import { openMenu } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const timingStates: StateStories = {
  closed: {
    story: "the time picker is closed",
    stage: openMenu,
    sees: { _tag: "Closed" },
  },
  open: {
    story: "the times are shown, and recomputed every minute",
    stage: () => {
      const stage = openMenu()
      stage.put({ type: "TimingOpened" })
      return stage
    },
    sees: { _tag: "Open" },
  },
}

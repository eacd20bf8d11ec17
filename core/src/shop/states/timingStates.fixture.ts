import { openMenu } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const timingStates: StateStories = {
  closed: {
    story: "the time picker is closed",
    stage: openMenu,
    sees: { _tag: "Closed" },
  },
  "open.unsure": {
    story: "the times are shown by the device's clock, until the store's comes",
    stage: () => {
      const stage = openMenu()
      stage.put({ type: "TimingOpened" })
      return stage
    },
    sees: { _tag: "Open", isSettled: false },
  },
  "open.sure": {
    story: "the times are shown, and recomputed every minute",
    stage: () => {
      const stage = openMenu()
      stage.put({ type: "TimingOpened" })
      stage.wait(60_000)
      return stage
    },
    sees: { _tag: "Open", isSettled: true },
  },
}

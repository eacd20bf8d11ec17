import { openMenu } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const opened = () => {
  const stage = openMenu()
  stage.put({ type: "ModalOpened", modal: { _tag: "Deals" } })
  return stage
}

export const offersStates: StateStories = {
  idle: {
    story: "the offers were not opened",
    stage: openMenu,
    sees: { step: "idle", deals: [], discounts: [] },
  },
  loading: {
    story: "the offers are open, and loading",
    stage: opened,
    sees: { step: "loading" },
  },
  loaded: {
    story: "the offers are loaded",
    stage: () => {
      const stage = opened()
      stage.answer("LoadOffers", { deals: [], discounts: [] })
      return stage
    },
    sees: { step: "loaded" },
  },
  failed: {
    story: "the offers failed to load, and are retried automatically",
    stage: () => {
      const stage = opened()
      stage.fail("LoadOffers", { _tag: "Unreachable" })
      return stage
    },
    sees: { step: "failed" },
  },
}

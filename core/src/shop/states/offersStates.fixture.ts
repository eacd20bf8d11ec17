import { openMenu } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const opened = () => {
  const stage = openMenu()
  stage.put({ type: "ModalOpened", modal: { _tag: "Deals" } })
  return stage
}

export const offersStates: StateStories = {
  idle: {
    story: "nobody has looked for something cheaper",
    stage: openMenu,
    sees: { step: "idle", deals: [], discounts: [] },
  },
  loading: {
    story: "the deals are opened, and asked for",
    stage: opened,
    sees: { step: "loading" },
  },
  loaded: {
    story: "the deals are there",
    stage: () => {
      const stage = opened()
      stage.answer("LoadOffers", { deals: [], discounts: [] })
      return stage
    },
    sees: { step: "loaded" },
  },
  failed: {
    story: "the deals did not come; they are asked for again by themselves",
    stage: () => {
      const stage = opened()
      stage.fail("LoadOffers", { _tag: "Unreachable" })
      return stage
    },
    sees: { step: "failed" },
  },
}

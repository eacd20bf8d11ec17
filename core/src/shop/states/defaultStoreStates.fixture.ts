import { kunde1, openLoggedIn } from "../../units/session/sessionStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const saving = () => {
  const stage = openLoggedIn()
  stage.put({ type: "DefaultStoreChosen", storeId: "no-2" })
  return stage
}

export const defaultStoreStates: StateStories = {
  idle: { story: "no default store is being chosen", stage: openLoggedIn, sees: { step: "idle" } },
  saving: { story: "a default store is chosen and is being saved", stage: saving, sees: { step: "saving" } },
  saved: {
    story: "the chosen store is saved",
    stage: () => {
      const stage = saving()
      stage.answer("SaveDefaultStore", { ...kunde1, favoriteStore: "no-2" })
      return stage
    },
    sees: { step: "saved", wanted: "no-2" },
  },
  failed: {
    story: "the chosen store could not be saved",
    stage: () => {
      const stage = saving()
      stage.fail("SaveDefaultStore", { _tag: "Unreachable" })
      return stage
    },
    sees: { step: "failed", wanted: "no-2" },
  },
}

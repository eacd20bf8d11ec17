import { favouritesAtHome } from "../../units/favouriteSync/favouriteStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const favouriteSyncStates: StateStories = {
  idle: {
    story: "the server has the customer's favourites",
    stage: () => {
      const stage = favouritesAtHome([])
      stage.answer("SyncFavourites", ["MARG_AM40"])
      return stage
    },
    sees: { step: "idle" },
  },
  syncing: {
    story: "a customer comes home: their other devices may have other favourites",
    stage: () => favouritesAtHome([]),
    sees: { step: "syncing" },
  },
}

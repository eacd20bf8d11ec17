import { asking, withPasskeys } from "../../units/passkeys/passkeysStage.fixture.ts"
import { atOwnPage } from "../../units/profile/profileStage.fixture.ts"
import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const passkeysStates: StateStories = {
  idle: { story: "nobody looks at them", stage: () => openShop("/"), sees: { list: { _tag: "Closed" } } },
  reading: {
    story: "the login asks whether the device can use passkeys",
    stage: () => openShop("/logg-inn"),
    sees: { isSupported: null, list: { _tag: "Closed" } },
  },
  loading: { story: "the passkeys are loading", stage: atOwnPage, sees: { list: { _tag: "Loading" } } },
  failed: {
    story: "the passkeys did not load",
    stage: () => {
      const stage = atOwnPage()
      stage.fail("LoadPasskeys", { _tag: "Unreachable" })
      return stage
    },
    sees: { list: { _tag: "Failed" } },
  },
  ready: {
    story: "the customer looks at them",
    stage: withPasskeys,
    sees: { list: { _tag: "Open", task: { _tag: "Looking" } } },
  },
  adding: {
    story: "the device asks the customer for a new one",
    stage: () => {
      const stage = withPasskeys()
      stage.put({ type: "PasskeyWanted" })
      return stage
    },
    sees: { list: { task: { _tag: "Adding" } } },
  },
  asking: {
    story: "the customer is asked whether one is to go",
    stage: asking,
    sees: { list: { task: { _tag: "Asking", id: "phone" } } },
  },
  removing: {
    story: "one is being removed",
    stage: () => {
      const stage = asking()
      stage.put({ type: "PasskeyRemovalAnswered", isSure: true })
      return stage
    },
    sees: { list: { task: { _tag: "Removing", id: "phone" } } },
  },
}

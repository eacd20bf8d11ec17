import { atOwnAddresses, saving, withAddresses } from "../../units/addressBook/addressBookStage.fixture.ts"
import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const changing = () => {
  const stage = withAddresses()
  stage.put({ type: "AddressFormOpened", id: "home" })
  return stage
}

export const addressBookStates: StateStories = {
  idle: { story: "nobody looks at them", stage: () => openShop("/"), sees: { _tag: "Closed" } },
  loading: {
    story: "the addresses are loading",
    stage: atOwnAddresses,
    sees: { _tag: "Loading", addresses: [], removed: null },
  },
  resting: {
    story: "the addresses did not arrive, and are asked for again",
    stage: () => {
      const stage = atOwnAddresses()
      stage.fail("LoadAddresses", { _tag: "Unreachable" })
      return stage
    },
    sees: { _tag: "Failed", addresses: [] },
  },
  ready: {
    story: "the customer looks at their addresses",
    stage: withAddresses,
    sees: { _tag: "Open", task: { _tag: "Looking" } },
  },
  editing: {
    story: "the customer changes one",
    stage: changing,
    sees: { task: { _tag: "Editing", id: "home", deliveryDescription: "Ring på home", step: "typing" } },
  },
  saving: { story: "a new one is being saved", stage: saving, sees: { task: { _tag: "Editing", step: "saving" } } },
  removing: {
    story: "one is being removed",
    stage: () => {
      const stage = changing()
      stage.put({ type: "SavedAddressRemoved" })
      return stage
    },
    sees: { task: { _tag: "Editing", step: "removing" } },
  },
  restoring: {
    story: "one that was removed is wanted back",
    stage: () => {
      const stage = changing()
      stage.put({ type: "SavedAddressRemoved" })
      stage.answer("RemoveAddress", null)
      stage.put({ type: "AddressRestored" })
      return stage
    },
    sees: { task: { _tag: "Restoring" } },
  },
  choosing: {
    story: "one is being made the default",
    stage: () => {
      const stage = withAddresses()
      stage.put({ type: "DefaultAddressChosen", id: "old" })
      return stage
    },
    sees: { task: { _tag: "ChoosingDefault", id: "old" } },
  },
}

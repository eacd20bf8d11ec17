import { atOwnPage, editing, named, savingName } from "../../units/profile/profileStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const profileStates: StateStories = {
  idle: { story: "the customer looks at their page", stage: atOwnPage, sees: { _tag: "Closed" } },
  editing: { story: "the customer changes their profile", stage: editing, sees: { _tag: "Open", step: "typing" } },
  saving: { story: "another name is being saved", stage: savingName, sees: { _tag: "Open", step: "saving" } },
  saved: {
    story: "another name is saved",
    stage: () => {
      const stage = savingName()
      stage.answer("SaveProfile", { ...named, firstName: "Kari" })
      return stage
    },
    sees: { _tag: "Saved" },
  },
}

import { atOwnPage } from "../../units/profile/profileStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const asking = () => {
  const stage = atOwnPage()
  stage.put({ type: "AccountDeletionWanted" })
  return stage
}

export const deletionStates: StateStories = {
  idle: { story: "nobody wants a deletion", stage: atOwnPage, sees: { _tag: "Closed" } },
  asking: { story: "the customer is told what goes", stage: asking, sees: { _tag: "Asking" } },
  deleting: {
    story: "the account is being deleted",
    stage: () => {
      const stage = asking()
      stage.put({ type: "AccountDeletionAnswered", isSure: true })
      return stage
    },
    sees: { _tag: "Deleting" },
  },
  deleted: {
    story: "the account is gone",
    stage: () => {
      const stage = asking()
      stage.put({ type: "AccountDeletionAnswered", isSure: true })
      stage.answer("DeleteAccount", null)
      return stage
    },
    sees: { _tag: "Deleted" },
  },
}

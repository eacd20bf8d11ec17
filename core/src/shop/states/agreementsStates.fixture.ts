import { atOwnPage } from "../../units/profile/profileStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const agreementsStates: StateStories = {
  idle: { story: "the customer looks at their page", stage: atOwnPage, sees: { isSaving: false } },
  saving: {
    story: "offers by e-mail are being switched off",
    stage: () => {
      const stage = atOwnPage()
      stage.put({ type: "AgreementChosen", agreement: "email", given: false })
      return stage
    },
    sees: { isSaving: true, wanted: { email: false } },
  },
  untold: {
    story: "they could not be switched off, and the customer is on another page",
    stage: () => {
      const stage = atOwnPage()
      stage.put({ type: "AgreementChosen", agreement: "email", given: false })
      stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
      stage.fail("SaveAgreements", { _tag: "Unreachable" })
      return stage
    },
    sees: { isSaving: false, wanted: {}, fault: "unanswered" },
  },
}

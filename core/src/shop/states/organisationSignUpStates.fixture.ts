import { openLoggedIn } from "../../units/session/sessionStage.fixture.ts"
import {
  looking,
  registered,
  sending,
  signingUp,
  write,
} from "../../units/organisationSignUp/organisationSignUpStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const organisationSignUpStates: StateStories = {
  idle: { story: "nobody signs up a company", stage: openLoggedIn, sees: { _tag: "Closed" } },
  typing: { story: "the form is open", stage: signingUp, sees: { _tag: "Typing", isLooking: false } },
  waiting: {
    story: "the customer is typing",
    stage: () => {
      const stage = signingUp()
      write(stage, "name", "Bed")
      return stage
    },
    sees: { _tag: "Typing", isLooking: true },
  },
  looking: { story: "the shop looks for the company", stage: looking, sees: { _tag: "Typing", isLooking: true } },
  sending: { story: "the company is being registered", stage: sending, sees: { _tag: "Typing", isSending: true } },
  done: {
    story: "the company is registered",
    stage: () => {
      const stage = sending()
      stage.answer("CreateOrganisation", registered)
      return stage
    },
    sees: { _tag: "Done", organisation: { id: "org-9" } },
  },
}

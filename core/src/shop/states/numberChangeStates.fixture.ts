import {
  checkingCode,
  sendingCode,
  submitting,
  wantingNumber,
  withCode,
} from "../../units/numberChange/numberChangeStage.fixture.ts"
import { atOwnPage } from "../../units/profile/profileStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const numberChangeStates: StateStories = {
  idle: { story: "the customer looks at their page", stage: atOwnPage, sees: { _tag: "Closed" } },
  typing: { story: "the customer types another number", stage: wantingNumber, sees: { _tag: "Typing" } },
  reading: { story: "the typed number is read", stage: submitting, sees: { _tag: "Typing", isSending: true } },
  sending: { story: "a code is being sent to it", stage: sendingCode, sees: { _tag: "Typing", isSending: true } },
  "codeSent.waiting": {
    story: "the code is on its way",
    stage: withCode,
    sees: { _tag: "Proving", step: "typing", wait: 30 },
  },
  "codeSent.ready": {
    story: "another code may be asked for",
    stage: () => {
      const stage = withCode()
      stage.wait(30_000)
      return stage
    },
    sees: { _tag: "Proving", step: "typing", wait: 0 },
  },
  checking: { story: "the code is being checked", stage: checkingCode, sees: { _tag: "Proving", step: "checking" } },
  changed: {
    story: "the number is theirs",
    stage: () => {
      const stage = checkingCode()
      stage.answer("TakeNewNumber", null)
      return stage
    },
    sees: { _tag: "Changed" },
  },
}

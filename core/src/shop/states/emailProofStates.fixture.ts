import { atLink, link, unproven, wanting } from "../../units/emailProof/emailProofStage.fixture.ts"
import { atOwnPage } from "../../units/profile/profileStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const sent = (seconds: number) => () => {
  const stage = wanting()
  stage.answer("SendEmailLink", null)
  stage.wait(seconds * 1000)
  return stage
}

const failed = (failure: object) => () => {
  const stage = atLink()
  stage.fail("ConfirmEmail", failure)
  return stage
}

export const emailProofStates: StateStories = {
  idle: {
    story: "the customer's address is not confirmed",
    stage: () => atOwnPage(unproven),
    sees: { _tag: "Closed" },
  },
  sending: { story: "the customer wants the mail again", stage: wanting, sees: { _tag: "Sending" } },
  waiting: { story: "the mail was just sent again", stage: sent(0), sees: { _tag: "Sent", wait: 30 } },
  sent: { story: "the mail may be wanted once more", stage: sent(30), sees: { _tag: "Sent", wait: 0 } },
  confirming: { story: "the link of a mail was opened", stage: atLink, sees: { _tag: "Confirming" } },
  rereading: {
    story: "a customer who is logged in has confirmed the address",
    stage: () => {
      const stage = atOwnPage(unproven)
      stage.put(link)
      stage.answer("ConfirmEmail", null)
      return stage
    },
    sees: { _tag: "Confirmed" },
  },
  confirmed: {
    story: "the address is confirmed",
    stage: () => {
      const stage = atLink()
      stage.answer("ConfirmEmail", null)
      return stage
    },
    sees: { _tag: "Confirmed" },
  },
  refused: {
    story: "the link is used or old",
    stage: failed({ _tag: "Refused", status: 400, problems: [{ code: 3014, message: "" }] }),
    sees: { _tag: "Refused" },
  },
  unreachable: {
    story: "the server did not answer",
    stage: failed({ _tag: "Unreachable" }),
    sees: { _tag: "Unreachable" },
  },
}

import { accepting, invitedAt, joined } from "../../units/invitation/invitationStage.fixture.ts"
import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const failed = (error: object) => () => {
  const stage = accepting()
  stage.fail("AcceptInvitation", error)
  return stage
}

export const invitationStates: StateStories = {
  idle: { story: "no invitation was opened", stage: () => openShop("/min-side"), sees: { _tag: "NoLink" } },
  asked: { story: "an invitation was opened", stage: invitedAt, sees: { _tag: "Asked", isUnanswered: false } },
  joining: { story: "the customer has accepted it", stage: accepting, sees: { _tag: "Joining" } },
  unanswered: {
    story: "the server did not answer",
    stage: failed({ _tag: "Unreachable" }),
    sees: { _tag: "Asked", isUnanswered: true },
  },
  joined: { story: "the customer has joined", stage: joined, sees: { _tag: "Joined" } },
  refused: {
    story: "the invitation is for somebody else",
    stage: failed({ _tag: "Refused", status: 404, problems: [{ code: 3007, message: "" }] }),
    sees: { _tag: "Refused", fault: "notTheirs" },
  },
}

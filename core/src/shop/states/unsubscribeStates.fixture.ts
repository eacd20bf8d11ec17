import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const opened = () => {
  const stage = openShop("/u")
  stage.put({ type: "UnsubscribeLinkOpened", token: { sealed: "page-1" } })
  return stage
}

const pressed = () => {
  const stage = opened()
  stage.put({ type: "UnsubscribeConfirmed" })
  return stage
}

const failed = (error: object) => () => {
  const stage = pressed()
  stage.fail("UnsubscribeEmail", error)
  return stage
}

export const unsubscribeStates: StateStories = {
  idle: { story: "the page was opened without a link", stage: () => openShop("/u"), sees: { _tag: "NoLink" } },
  asked: { story: "a mail's link was opened", stage: opened, sees: { _tag: "Asked" } },
  asking: { story: "no more mail is wanted", stage: pressed, sees: { _tag: "Asking" } },
  done: {
    story: "there will be no more mail",
    stage: () => {
      const stage = pressed()
      stage.answer("UnsubscribeEmail", null)
      return stage
    },
    sees: { _tag: "Done" },
  },
  refused: {
    story: "the server knows no such link",
    stage: failed({ _tag: "Refused", status: 404, problems: [] }),
    sees: { _tag: "Refused" },
  },
  unreachable: { story: "nobody answered", stage: failed({ _tag: "Unreachable" }), sees: { _tag: "Unreachable" } },
}

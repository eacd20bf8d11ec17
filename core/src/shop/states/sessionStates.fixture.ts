import { setStage } from "../../kernel/stage.fixture.ts"
import { kunde1, openLoggedIn, openRecognised } from "../../session/sessionStage.fixture.ts"
import { shop } from "../shop.ts"
import { openShop, start } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const sessionStates: StateStories = {
  starting: {
    story: "before the device has said what it remembers nobody is anybody",
    stage: () => setStage(shop, start),
    sees: { _tag: "Starting" },
  },
  waiting: {
    story: "a device that cannot be read yet is asked again a second later",
    stage: () => {
      const stage = setStage(shop, start)
      stage.fail("ReadDevice", { _tag: "Unreachable" })
      return stage
    },
    sees: { _tag: "Starting" },
  },
  anonymous: {
    story: "a device without a session's flag is nobody's",
    stage: () => openShop(),
    sees: { _tag: "Anonymous" },
  },
  "recognised.loading": {
    story: "a session's flag on the device has the server asked who it is",
    stage: () => openRecognised(),
    sees: { _tag: "Recognised" },
  },
  "recognised.resting": {
    story: "while nobody says who it is, the customer stays recognised and it is asked again later",
    stage: () => {
      const stage = openRecognised()
      stage.fail("LoadUser", { _tag: "Unreachable" })
      return stage
    },
    sees: { _tag: "Recognised" },
  },
  "loggedIn.idle": {
    story: "the server says who it is, and the customer is logged in",
    stage: () => openLoggedIn(),
    sees: { _tag: "LoggedIn", user: kunde1 },
  },
  "loggedIn.looking": {
    story: "on each new screen the session's flag is looked at, and the customer stays logged in meanwhile",
    stage: () => {
      const stage = openLoggedIn()
      stage.put({ type: "PathOpened", path: "/butikker", how: "link" })
      return stage
    },
    sees: { _tag: "LoggedIn", user: kunde1 },
  },
  leaving: {
    story: "who logs out is still there until the server has heard it",
    stage: () => {
      const stage = openLoggedIn()
      stage.put({ type: "LogoutChosen" })
      return stage
    },
    sees: { _tag: "LoggedIn" },
  },
}

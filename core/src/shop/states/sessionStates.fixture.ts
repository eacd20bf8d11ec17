import { setStage } from "../../kernel/stage.fixture.ts"
import { kunde1, openLoggedIn, openRecognised } from "../../units/session/sessionStage.fixture.ts"
import { shop } from "../shop.ts"
import { openShop, start } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const sessionStates: StateStories = {
  starting: {
    story: "the device has not been read, so nobody is logged in yet",
    stage: () => setStage(shop, start),
    sees: { _tag: "Starting" },
  },
  waiting: {
    story: "a device that cannot be read yet is read again a second later",
    stage: () => {
      const stage = setStage(shop, start)
      stage.fail("ReadDevice", { _tag: "Unreachable" })
      return stage
    },
    sees: { _tag: "Starting" },
  },
  anonymous: {
    story: "without a session flag on the device, nobody is logged in",
    stage: () => openShop(),
    sees: { _tag: "Anonymous" },
  },
  overhearing: {
    story: "a login in another tab makes a guest's tab look for the session flag",
    stage: () => {
      const stage = openShop()
      stage.put({
        type: "KeptElsewhere",
        kept: { entry: "currentAccount", value: { customerId: kunde1._id, organisationId: null } },
      })
      return stage
    },
    sees: { _tag: "Anonymous" },
  },
  "recognised.loading": {
    story: "with a session flag on the device, the customer's profile is loading",
    stage: () => openRecognised(),
    sees: { _tag: "Recognised" },
  },
  "recognised.resting": {
    story: "when the profile fails to load, the customer stays recognised and it is retried later",
    stage: () => {
      const stage = openRecognised()
      stage.fail("LoadUser", { _tag: "Unreachable" })
      return stage
    },
    sees: { _tag: "Recognised" },
  },
  "loggedIn.idle": {
    story: "the profile is loaded, and the customer is logged in",
    stage: () => openLoggedIn(),
    sees: { _tag: "LoggedIn", user: kunde1 },
  },
  "loggedIn.looking": {
    story: "each new screen checks the session flag, and the customer stays logged in meanwhile",
    stage: () => {
      const stage = openLoggedIn()
      stage.put({ type: "PathOpened", path: "/butikker", how: "link" })
      return stage
    },
    sees: { _tag: "LoggedIn", user: kunde1 },
  },
  "loggedIn.renewing": {
    story: "whoever has ordered opens their own page, and their points are asked for anew",
    stage: () => {
      const stage = openShop("/handlevogn", {
        loggedIn: true,
        lastOrder: { orderId: "o1", acknowledged: true, redirect: null, customerId: kunde1._id },
      })
      stage.answer("LoadUser", kunde1)
      stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
      stage.answer("ReadSessionFlag", true)
      return stage
    },
    sees: { _tag: "LoggedIn", user: kunde1 },
  },
  leaving: {
    story: "a customer who logs out stays logged in until the server answers",
    stage: () => {
      const stage = openLoggedIn()
      stage.put({ type: "LogoutChosen" })
      return stage
    },
    sees: { _tag: "LoggedIn" },
  },
}

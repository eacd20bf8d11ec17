import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const code = { sealed: "page-1" }
const unverified = { _tag: "Refused", status: 400, problems: [{ code: 4039, message: "Ikke bekreftet" }] }

const sending = () => {
  const stage = openShop("/handlevogn")
  stage.put({ type: "LoginCodeRequested", phone: "40 00 00 00" })
  return stage
}
const sent = () => {
  const stage = sending()
  stage.answer("RequestLogin", null)
  return stage
}
const checking = () => {
  const stage = sent()
  stage.put({ type: "LoginCodeEntered", code })
  return stage
}
const unproven = () => {
  const stage = checking()
  stage.fail("Login", unverified)
  return stage
}

export const loginStates: StateStories = {
  idle: {
    story: "no login has started",
    stage: () => openShop("/handlevogn"),
    sees: { step: "idle", phone: "" },
  },
  sendingCode: {
    story: "a code is being sent to the number",
    stage: sending,
    sees: { step: "sendingCode", phone: "40 00 00 00" },
  },
  codeSent: {
    story: "the code is sent, and the customer has yet to type it",
    stage: sent,
    sees: { step: "codeSent", phone: "40 00 00 00" },
  },
  checkingCode: {
    story: "the typed code is being checked",
    stage: checking,
    sees: { step: "checkingCode" },
  },
  checkingPassword: {
    story: "e-mail and password are being checked",
    stage: () => {
      const stage = openShop("/handlevogn")
      stage.put({ type: "EmailLoginSubmitted", email: "kunde1@pizza.test", password: code })
      return stage
    },
    sees: { step: "checkingPassword", phone: "" },
  },
  unverified: {
    story: "the number is unverified, and needs a verification code first",
    stage: unproven,
    sees: { step: "unverified", problems: [{ code: 4039 }] },
  },
  verifying: {
    story: "the verification code is being checked",
    stage: () => {
      const stage = unproven()
      stage.put({ type: "VerificationCodeEntered", code })
      return stage
    },
    sees: { step: "verifying", problems: [] },
  },
}

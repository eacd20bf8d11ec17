import { openLoggedIn } from "../../units/session/sessionStage.fixture.ts"
import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const code = { sealed: "page-1" }
const phone = "40 00 00 00"
const email = "kunde1@pizza.test"
const refused = (problem: number) => ({ _tag: "Refused", status: 400, problems: [{ code: problem, message: "Nei" }] })

const sending = () => {
  const stage = openShop("/handlevogn")
  stage.put({ type: "LoginCodeRequested", phone })
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
const proving = () => {
  const stage = checking()
  stage.fail("Login", refused(4039))
  return stage
}
const unproven = () => {
  const stage = proving()
  stage.answer("RequestLogin", null)
  return stage
}
const unknown = () => {
  const stage = checking()
  stage.fail("Login", refused(3009))
  return stage
}
const asking = () => {
  const stage = openShop("/nytt-passord")
  stage.put({ type: "ResetAsked", email })
  return stage
}
const opened = () => {
  const stage = openShop("/nytt-passord")
  stage.put({ type: "ResetLinkOpened", email, token: code })
  return stage
}
const setting = () => {
  const stage = opened()
  stage.put({ type: "PasswordChosen", old: null, password: code })
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
    sees: { step: "sendingCode", phone },
  },
  "codeSent.waiting": {
    story: "the code is sent, and the customer has yet to type it",
    stage: sent,
    sees: { step: "codeSent", phone, sent: { wait: 30 } },
  },
  "codeSent.ready": {
    story: "the code has not come for half a minute, and another may be asked for",
    stage: () => {
      const stage = sent()
      stage.wait(30_000)
      return stage
    },
    sees: { step: "codeSent", sent: { wait: 0 } },
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
      stage.put({ type: "EmailLoginSubmitted", email, password: code })
      return stage
    },
    sees: { step: "checkingPassword", phone: "" },
  },
  usingPasskey: {
    story: "the device asks for a passkey, and the server checks it",
    stage: () => {
      const stage = openShop("/handlevogn")
      stage.put({ type: "PasskeyLoginChosen" })
      return stage
    },
    sees: { step: "usingPasskey", fault: null },
  },
  sendingProof: {
    story: "the number is unverified, and a code for that is being sent",
    stage: proving,
    sees: { step: "sendingProof" },
  },
  "unverified.waiting": {
    story: "the number is unverified, and its code has yet to be typed",
    stage: unproven,
    sees: { step: "unverified", sent: { wait: 30 } },
  },
  "unverified.ready": {
    story: "that code has not come, and another may be asked for",
    stage: () => {
      const stage = unproven()
      stage.wait(30_000)
      return stage
    },
    sees: { step: "unverified", sent: { wait: 0 } },
  },
  verifying: {
    story: "the verification code is being checked",
    stage: () => {
      const stage = unproven()
      stage.put({ type: "LoginCodeEntered", code })
      return stage
    },
    sees: { step: "verifying", fault: null },
  },
  unregistered: {
    story: "the number is proven and has no account",
    stage: unknown,
    sees: { step: "unregistered", fault: null },
  },
  creating: {
    story: "the account is being made",
    stage: () => {
      const stage = unknown()
      stage.put({ type: "AccountTyped", field: "firstName", text: "Kunde" })
      stage.put({ type: "AccountTyped", field: "lastName", text: "2" })
      stage.put({ type: "BoxTicked", box: "terms", ticked: true })
      stage.put({ type: "RegistrationSubmitted" })
      return stage
    },
    sees: { step: "creating" },
  },
  askingReset: {
    story: "a mail with a link for a new password is being asked for",
    stage: asking,
    sees: { step: "askingReset", email },
  },
  resetSent: {
    story: "the mail is on its way, if the address has an account",
    stage: () => {
      const stage = asking()
      stage.answer("RequestReset", null)
      return stage
    },
    sees: { step: "resetSent", email },
  },
  linkOpened: {
    story: "the mail's link was opened",
    stage: opened,
    sees: { step: "linkOpened", email },
  },
  settingPassword: {
    story: "the link's new password is being set",
    stage: setting,
    sees: { step: "settingPassword" },
  },
  changingPassword: {
    story: "a customer's password is being changed by the old one",
    stage: () => {
      const stage = openLoggedIn()
      stage.put({ type: "PasswordChosen", old: code, password: code })
      return stage
    },
    sees: { step: "changingPassword" },
  },
  passwordSet: {
    story: "the new password holds",
    stage: () => {
      const stage = setting()
      stage.answer("ResetPassword", null)
      return stage
    },
    sees: { step: "passwordSet" },
  },
}

import type { DeviceRefusal } from "@skorpe/core/domain/passkey"
import type { LoginStep } from "@skorpe/core/units/login"
import type { SceneShop } from "../testing/sceneShop.ts"
import { accountDeleted } from "./ownData.ts"
import type { States, StatesOf, Visit } from "./model.ts"
import { after, atCart, goTo, logIn, openAt, wait } from "./visit.ts"

const phone = "22 11 11 11"
const email = "kunde1@pizza.test"

type Step = (shop: SceneShop) => void

const refuse =
  (
    call: "RequestLogin" | "Login" | "LoginEmail" | "LoginPasskey" | "VerifyPhone" | "CreateAccount",
    code: number,
  ): Step =>
  (shop) =>
    shop.fail(call, { _tag: "Refused", status: 400, problems: [{ code, message: "Nei." }] })

const silent =
  (call: "RequestLogin" | "Login"): Step =>
  (shop) =>
    shop.fail(call, { _tag: "Unreachable" })

const ask: Step = (shop) => {
  shop.send({ type: "AccountTyped", field: "phone", text: phone })
  shop.send({ type: "LoginCodeRequested", phone })
}
const getCode: Step = (shop) => shop.answer("RequestLogin", null)
const enterCode: Step = (shop) => shop.send({ type: "LoginCodeEntered", code: "123456" })
const toEmail: Step = (shop) => shop.send({ type: "SectionToggled", id: "login-by-email" })
const enterPassword: Step = (shop) => {
  toEmail(shop)
  shop.send({ type: "EmailLoginSubmitted", email, password: "et langt passord" })
}
const prove: Step = (shop) => shop.send({ type: "LoginCodeEntered", code: "123456" })
const fillIn: Step = (shop) => {
  shop.send({ type: "AccountTyped", field: "firstName", text: "Kunde" })
  shop.send({ type: "AccountTyped", field: "lastName", text: "1" })
  shop.send({ type: "AccountTyped", field: "email", text: email })
  shop.send({ type: "BoxTicked", box: "terms", ticked: true })
}
const submit: Step = (shop) => shop.send({ type: "RegistrationSubmitted" })

/** The device reports that it supports passkeys. */
const havePasskeys: Step = (shop) => shop.answer("ReadPasskeySupport", true)
const usePasskey: Step = (shop) => shop.send({ type: "PasskeyLoginChosen" })
const sayOfPasskey =
  (_tag: DeviceRefusal["_tag"]): Step =>
  (shop) =>
    shop.answer("LoginPasskey", { _tag })

const at = (...steps: readonly Step[]) => ({
  reach: (visit: Visit): SceneShop => after(openAt(visit, { _tag: "Login" }), havePasskeys, ...steps),
})
const sent = [ask, getCode] as const
const checking = [...sent, enterCode] as const
const proving = [...checking, refuse("Login", 4039)] as const
const unproven = [...proving, getCode] as const
const unknown = [...checking, refuse("Login", 3009)] as const

type Reset = "askingReset" | "resetSent" | "linkOpened" | "settingPassword" | "changingPassword" | "passwordSet"

/** The states of the login, by its step and fault. */
export const loginStates: StatesOf<Exclude<LoginStep, Reset>> = {
  idle: { story: "a customer wants to log in", ...at() },
  byEmail: { story: "a customer wants to log in by e-mail", ...at(toEmail) },
  sendingCode: { story: "the code is being sent", ...at(ask) },
  notANumber: { story: "the number is not one", ...at(ask, refuse("RequestLogin", 1031)) },
  tooManyCodes: { story: "the number got all its codes of the day", ...at(ask, refuse("RequestLogin", 4034)) },
  noAnswer: { story: "the server did not answer", ...at(ask, silent("RequestLogin")) },
  codeSent: { story: "the code is on its way", ...at(...sent), focus: "#login-code" },
  codeAgain: { story: "another code may be asked for", ...at(...sent, wait(30_000)), focus: "#login-code" },
  sendingAgain: { story: "another code is being sent", ...at(...sent, wait(30_000), ask) },
  checkingCode: { story: "the code is being checked", ...at(...checking) },
  wrongCode: { story: "the code is wrong", ...at(...checking, refuse("Login", 4038)), focus: "#login-code" },
  unfinishedCode: {
    story: "the code has not all its digits",
    ...at(...sent, (shop) => shop.send({ type: "LoginCodeEntered", code: null })),
    focus: "#login-code",
  },
  expiredCode: {
    story: "the code is too old",
    ...at(...sent, wait(600_000), enterCode, refuse("Login", 4038)),
    focus: "#login-code",
  },
  spentCode: {
    story: "the code was tried too often",
    ...at(...sent, ...Array.from({ length: 5 }, () => [enterCode, refuse("Login", 4038)]).flat()),
    focus: "#login-code",
  },
  locked: { story: "too many codes were tried", ...at(...checking, refuse("Login", 2004)), focus: "#login-code" },
  offline: { story: "there was no answer to the code", ...at(...checking, silent("Login")), focus: "#login-code" },
  checkingPassword: { story: "e-mail and password are being checked", ...at(enterPassword) },
  wrongPassword: {
    story: "the password is wrong",
    ...at(enterPassword, refuse("LoginEmail", 2001)),
    focus: "#login-password",
  },
  usingPasskey: { story: "the device asks for a passkey", ...at(usePasskey) },
  passkeyNotGiven: { story: "no passkey was given", ...at(usePasskey, sayOfPasskey("NotGiven")) },
  passkeyUnsupported: { story: "the device has no passkeys after all", ...at(usePasskey, sayOfPasskey("Unsupported")) },
  passkeyBroken: { story: "the device did not manage", ...at(usePasskey, sayOfPasskey("Broken")) },
  passkeyRefused: { story: "the passkey was removed", ...at(usePasskey, refuse("LoginPasskey", 4038)) },
  withoutPasskeys: {
    story: "a device without passkeys",
    reach: (visit) => after(openAt(visit, { _tag: "Login" }), (shop) => shop.answer("ReadPasskeySupport", false)),
  },
  deviceUnasked: {
    story: "the device has not said yet whether it has passkeys",
    reach: (visit) => openAt(visit, { _tag: "Login" }),
  },
  sendingProof: { story: "the number must be proven, and its code is being sent", ...at(...proving) },
  unverified: { story: "the code that verifies the number is being sent", ...at(...unproven), focus: "#login-code" },
  verifying: { story: "that code is being checked", ...at(...unproven, prove) },
  unregistered: { story: "the number is proven and has no account", ...at(...unknown) },
  filled: { story: "a new customer has filled in their details", ...at(...unknown, fillIn) },
  lacking: {
    story: "a new customer has left out all that is needed",
    ...at(...unknown, (shop) => shop.send({ type: "AccountTyped", field: "email", text: "kunde1" }), submit),
  },
  emailTaken: {
    story: "the e-mail address has an account",
    ...at(...unknown, fillIn, submit, refuse("CreateAccount", 1012)),
    focus: "#email",
  },
  creating: { story: "the account is being made", ...at(...unknown, fillIn, submit) },
  known: {
    story: "the customer is logged in already",
    reach: (visit) => after(openAt(visit, { _tag: "Login" }, { loggedIn: true }), logIn),
  },
}

/** The states of the registration, which continues a login. */
export const registerStates: States = {
  idle: { story: "a customer wants an account", reach: (visit) => openAt(visit, { _tag: "Register" }) },
}

/** The states after a log-out. */
export const loggedOutStates: States = {
  open: { story: "the page was opened by itself", reach: (visit) => openAt(visit, { _tag: "LoggedOut" }) },
  withCart: {
    story: "the customer logged out, and their cart is still there",
    reach: (visit) => goTo(atCart(visit), { _tag: "LoggedOut" }),
  },
  deleted: accountDeleted,
  over: {
    story: "the server ended the session",
    reach: (visit) =>
      after(openAt(visit, { _tag: "Account" }, { loggedIn: true }), (shop) =>
        shop.fail("LoadUser", { _tag: "Refused", status: 401, problems: [] }),
      ),
  },
  overWithLink: {
    story: "the session had ended when the customer opened the link for a new password",
    reach: (visit) =>
      after(openAt(visit, { _tag: "NewPassword" }, { loggedIn: true }), (shop) => {
        shop.send({ type: "ResetLinkOpened", email, token: "link.token" })
        shop.fail("LoadUser", { _tag: "Refused", status: 401, problems: [] })
      }),
  },
  overWithEmail: {
    story: "the session had ended when the customer confirmed their e-mail address",
    reach: (visit) =>
      after(openAt(visit, { _tag: "Account" }, { loggedIn: true }), (shop) => {
        shop.send({ type: "EmailLinkOpened", token: "customer.token" })
        shop.fail("LoadUser", { _tag: "Refused", status: 401, problems: [] })
        shop.answer("ConfirmEmail", null)
      }),
  },
}

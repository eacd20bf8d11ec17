import { kroner } from "@skorpe/core/domain/money"
import { invitationStates } from "./invitation.ts"
import type { Order, OrderHistory } from "@skorpe/core/domain/order"
import type { DeviceRefusal } from "@skorpe/core/domain/passkey"
import type { LoginStep } from "@skorpe/core/units/login"
import { customer, order } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { sampleLogins } from "../testing/logins.ts"
import { loadPasskeys } from "../testing/passkeys.ts"
import { savedAddresses } from "../testing/stores.ts"
import { addressStates } from "./addresses.ts"
import { emailProofStates } from "./emailProof.ts"
import { saveName } from "./editProfile.ts"
import { loginsStates } from "./logins.ts"
import { accountDeleted, ownDataStates } from "./ownData.ts"
import { numberChangeStates } from "./numberChange.ts"
import { passkeysStates } from "./passkeys.ts"
import { ownFavouritesStates } from "./ownFavourites.ts"
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

/** The device says that it has passkeys. */
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

/** The states of logging in: the step, and what went wrong in it. */
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
  unverified: { story: "the code that proves the number is on its way", ...at(...unproven), focus: "#login-code" },
  verifying: { story: "that code is being checked", ...at(...unproven, prove) },
  unregistered: { story: "the number is proven and has no account", ...at(...unknown) },
  filled: { story: "a new customer has filled in who they are", ...at(...unknown, fillIn) },
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

/** The states of becoming a member, which goes on as a login does. */
export const registerStates: States = {
  idle: { story: "a customer wants an account", reach: (visit) => openAt(visit, { _tag: "Register" }) },
}

const named = {
  ...customer,
  firstName: "Kunde",
  lastName: "1",
  birthdate: "1981-01-11",
  language: "nb",
  notificationTypes: ["email", "sms", "push"],
  loyalty: { acceptedTerms: true, points: 640 },
} as const

const own = (visit: Visit): SceneShop => openAt(visit, { _tag: "Account" }, { loggedIn: true })

const everyStatus = (["placed", "completed", "awaitingPayment", "cancelled", "refused", "brought"] as const).map(
  (status, index): Order => ({
    ...order,
    orderId: `o${index}`,
    number: 17 - index,
    placedAt: order.placedAt - index * 90 * 24 * 3_600_000,
    tracking:
      status === "brought"
        ? { ...order.tracking, deliveryMethod: "delivery", status: "completed" }
        : { ...order.tracking, status },
  }),
)

const withDiscount = (one: Order): Order => ({
  ...one,
  adjustmentAmount: kroner(-50),
  coupons: ["TI"],
  total: kroner(249),
})

const known = (visit: Visit, orders: OrderHistory, user: object = named): SceneShop =>
  after(
    own(visit),
    (shop) => shop.answer("LoadUser", user),
    (shop) => shop.answer("LoadAddresses", savedAddresses.slice(0, 1)),
    (shop) => shop.answer("LoadOrders", orders),
    (shop) => shop.answer("LoadSessions", sampleLogins(shop.time()).slice(0, 2)),
    loadPasskeys,
  )

const askForPoints: Step = (shop) => shop.send({ type: "PointsHistoryWanted" })

/** One entry of each kind. */
const entries = (["returned", "spent", "earned", "opening"] as const).map((kind, index) => ({
  kind,
  points: [1000, -1000, 199, 441][index] ?? 0,
  at: order.placedAt - index * 24 * 3_600_000,
  order: kind === "opening" ? null : { orderId: `o${index}`, number: 17 - index },
}))

/** The states of the customer's own page. */
export const accountStates: States = {
  known: {
    story: "a customer's account page",
    reach: (visit) => known(visit, { total: 7, items: everyStatus }),
  },
  companyOff: {
    story: "an administrator of the customer's company has switched them off",
    reach: (visit) => {
      const organisations = [{ organisationId: "org-1", isActive: false, name: "Bedrift 1 AS" }]
      return known(visit, { total: 6, items: everyStatus }, { ...named, organisations })
    },
  },
  reward: {
    story: "the customer has points enough for a reward",
    reach: (visit) =>
      after(
        own(visit),
        (shop) => shop.answer("LoadUser", { ...named, loyalty: { acceptedTerms: true, points: 1240 } }),
        (shop) => shop.answer("LoadAddresses", []),
        (shop) => shop.answer("LoadOrders", { total: 0, items: [] }),
      ),
  },
  nameless: {
    story: "the account has neither a name nor an address, and collects no points",
    reach: (visit) =>
      after(
        own(visit),
        (shop) => shop.answer("LoadUser", { ...customer, email: null, loyalty: { acceptedTerms: false, points: 0 } }),
        (shop) => shop.answer("LoadAddresses", []),
        (shop) => shop.answer("LoadOrders", { total: 0, items: [] }),
      ),
  },
  agreementUndone: {
    story: "the server did not answer when offers were switched off",
    reach: (visit) =>
      after(
        known(visit, { total: 0, items: [] }),
        (shop) => shop.send({ type: "AgreementChosen", agreement: "email", given: false }),
        (shop) => shop.fail("SaveAgreements", { _tag: "Unreachable" }),
      ),
  },
  agreementRefused: {
    story: "the server did not take that offers were switched off",
    reach: (visit) =>
      after(
        known(visit, { total: 0, items: [] }),
        (shop) => shop.send({ type: "AgreementChosen", agreement: "sms", given: false }),
        (shop) => shop.fail("SaveAgreements", { _tag: "Refused", status: 400, problems: [] }),
      ),
  },
  acceptingTerms: {
    story: "a member accepts the terms of the points",
    reach: (visit) =>
      after(
        own(visit),
        (shop) => shop.answer("LoadUser", { ...named, loyalty: { acceptedTerms: false, points: 0 } }),
        (shop) => shop.answer("LoadAddresses", []),
        (shop) => shop.answer("LoadOrders", { total: 0, items: [] }),
        (shop) => shop.send({ type: "AgreementChosen", agreement: "loyaltyTerms", given: true }),
      ),
  },
  pointsHistory: {
    story: "the customer looks where their points come from",
    reach: (visit) =>
      after(known(visit, { total: 0, items: [] }), askForPoints, (shop) => shop.answer("LoadPoints", entries)),
  },
  pointsHistoryEmpty: {
    story: "no points have come or gone yet",
    reach: (visit) =>
      after(known(visit, { total: 0, items: [] }), askForPoints, (shop) => shop.answer("LoadPoints", [])),
  },
  pointsHistoryLoading: {
    story: "where the points come from is loading",
    reach: (visit) => after(known(visit, { total: 0, items: [] }), askForPoints),
  },
  pointsHistoryFailed: {
    story: "where the points come from did not load",
    reach: (visit) =>
      after(known(visit, { total: 0, items: [] }), askForPoints, (shop) =>
        shop.fail("LoadPoints", { _tag: "Unreachable" }),
      ),
  },
  ...invitationStates,
  ordersLoading: {
    story: "the customer's orders are loading",
    reach: (visit) =>
      after(
        own(visit),
        (shop) => shop.answer("LoadUser", named),
        (shop) => shop.answer("LoadAddresses", savedAddresses.slice(0, 1)),
      ),
  },
  receipt: {
    story: "the customer looks at the receipt of an order, with a discount by a code",
    reach: (visit) =>
      after(known(visit, { total: 7, items: everyStatus.map(withDiscount) }), (shop) =>
        shop.send({ type: "SectionToggled", id: "receipt-o1" }),
      ),
  },
  ordersFailed: {
    story: "all loaded orders are shown, of every status, and older ones did not load",
    reach: (visit) =>
      after(
        known(visit, { total: 7, items: everyStatus }),
        (shop) => shop.send({ type: "SectionToggled", id: "older-orders" }),
        (shop) => shop.send({ type: "OlderOrdersWanted" }),
        (shop) => shop.fail("LoadOrders", { _tag: "Unreachable" }),
      ),
  },
  profileSaved: {
    story: "the customer has changed their name",
    reach: (visit) => saveName(known(visit, { total: 7, items: everyStatus })),
  },
  ...emailProofStates,
  ...ownFavouritesStates,
  ...numberChangeStates((visit) => known(visit, { total: 0, items: [] })),
  ...addressStates,
  ...loginsStates,
  ...passkeysStates,
  ...ownDataStates,
  loading: { story: "the customer's data is loading", reach: own },
  guest: { story: "nobody is logged in", reach: (visit) => openAt(visit, { _tag: "Account" }) },
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
      after(own(visit), (shop) => shop.fail("LoadUser", { _tag: "Refused", status: 401, problems: [] })),
  },
}

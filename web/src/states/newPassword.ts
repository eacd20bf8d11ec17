import type { LoginStep } from "@skorpe/core/units/login"
import { customer } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import type { StatesOf, Visit } from "./model.ts"
import { after, logIn, openAt } from "./visit.ts"

const email = "kunde1@pizza.test"

type Step = (shop: SceneShop) => void
type Call = "RequestReset" | "ResetPassword" | "ChangePassword"

const refuse =
  (call: Call, code: number): Step =>
  (shop) =>
    shop.fail(call, { _tag: "Refused", status: 400, problems: [{ code, message: "Nei." }] })

const at = (...steps: readonly Step[]) => ({
  reach: (visit: Visit): SceneShop => after(openAt(visit, { _tag: "NewPassword" }), ...steps),
})
const inside = (...steps: readonly Step[]) => ({
  reach: (visit: Visit): SceneShop =>
    after(openAt(visit, { _tag: "NewPassword" }, { loggedIn: true }), logIn, ...steps),
})

const ask: Step = (shop) => shop.send({ type: "ResetAsked", email })
const open: Step = (shop) => shop.send({ type: "ResetLinkOpened", email, token: "link.token" })
const choose: Step = (shop) => shop.send({ type: "PasswordChosen", old: null, password: "et nytt passord" })
const change: Step = (shop) => shop.send({ type: "PasswordChosen", old: "gammelt", password: "et nytt passord" })

type Reset = "askingReset" | "resetSent" | "linkOpened" | "settingPassword" | "changingPassword" | "passwordSet"

/** The states of the screen to set a new password. */
export const newPasswordStates: StatesOf<Extract<LoginStep, Reset>> = {
  forgotten: { story: "a customer has forgotten their password", ...at() },
  askingReset: { story: "the link is being asked for", ...at(ask) },
  notAnAddress: { story: "the address is not one", ...at(ask, refuse("RequestReset", 1009)), focus: "#email" },
  tooOften: { story: "links were asked for too often", ...at(ask, refuse("RequestReset", 2004)) },
  resetSent: {
    story: "the link is on its way, if the address has an account",
    ...at(ask, (shop) => shop.answer("RequestReset", null)),
  },
  resetSentToConfirm: {
    story: "the customer's address is not confirmed, so the link on its way confirms it",
    reach: (visit) =>
      after(
        openAt(visit, { _tag: "NewPassword" }, { loggedIn: true }),
        (shop) => shop.answer("LoadUser", { ...customer, emailVerified: false }),
        ask,
        (shop) => shop.answer("RequestReset", null),
      ),
  },
  linkOpened: { story: "the mail's link was opened", ...at(open) },
  linkOfAnother: {
    story: "the link belongs to another account than the logged-in customer's",
    ...inside((shop) => shop.send({ type: "ResetLinkOpened", email: "kunde3@pizza.test", token: "link.token" })),
  },
  settingPassword: { story: "the new password is being saved", ...at(open, choose) },
  tooShort: {
    story: "the new password is too short",
    ...at(open, choose, refuse("ResetPassword", 1002)),
    focus: "#password",
  },
  linkOver: { story: "the link was used or is too old", ...at(open, choose, refuse("ResetPassword", 3013)) },
  passwordSet: {
    story: "the new password holds",
    ...at(open, choose, (shop) => shop.answer("ResetPassword", null)),
  },
  known: { story: "a logged-in customer changes their password", ...inside() },
  changingPassword: { story: "it is being changed", ...inside(change) },
  wrongOld: { story: "the old password is wrong", ...inside(change, refuse("ChangePassword", 1019)), focus: "#old" },
  changed: { story: "it is changed", ...inside(change, (shop) => shop.answer("ChangePassword", null)) },
  noAddress: {
    story: "the account has no address, and so no password",
    reach: (visit) =>
      after(openAt(visit, { _tag: "NewPassword" }, { loggedIn: true }), (shop) =>
        shop.answer("LoadUser", { ...customer, email: null }),
      ),
  },
}

import type { SceneShop } from "../testing/sceneShop.ts"
import type { States, Visit } from "./model.ts"
import { after, atCheckout } from "./visit.ts"

type Step = (shop: SceneShop) => void

const phone = "22 11 11 11"

/** A guest has typed their number, and opens the login. */
const open: Step = (shop) => {
  shop.send({ type: "FieldTyped", field: "phone", text: phone })
  shop.send({ type: "AccountTyped", field: "phone", text: phone })
  shop.send({ type: "SectionToggled", id: "checkout-login" })
  shop.send({ type: "LoginOpened" })
  shop.answer("ReadPasskeySupport", true)
}
const getCode: Step = (shop) => {
  shop.send({ type: "LoginCodeRequested", phone })
  shop.answer("RequestLogin", null)
}
const enterCode: Step = (shop) => shop.send({ type: "LoginCodeEntered", code: "123456" })
const refuse =
  (code: number): Step =>
  (shop) =>
    shop.fail("Login", { _tag: "Refused", status: 400, problems: [{ code, message: "Nei." }] })

const at = (...steps: readonly Step[]) => ({
  reach: (visit: Visit): SceneShop => after(atCheckout(visit), open, ...steps),
})

/** The checkout's states while a guest logs in there. */
export const logInStates: States = {
  logIn: { story: "a guest logs in at the checkout, with the number that was typed", ...at() },
  "logIn-byEmail": {
    story: "a guest logs in at the checkout by e-mail",
    ...at((shop) => shop.send({ type: "SectionToggled", id: "login-by-email" })),
  },
  "logIn-passkey": {
    story: "the device asks for a passkey",
    ...at((shop) => shop.send({ type: "PasskeyLoginChosen" })),
  },
  "logIn-codeSent": { story: "the code is on its way", ...at(getCode), focus: "#login-code" },
  "logIn-wrongCode": { story: "the code is wrong", ...at(getCode, enterCode, refuse(4038)), focus: "#login-code" },
  "logIn-unknown": { story: "the number has no account", ...at(getCode, enterCode, refuse(3009)) },
}

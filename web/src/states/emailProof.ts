import { customer } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import type { Reached, States } from "./model.ts"
import { after, openAt } from "./visit.ts"

type Step = (shop: SceneShop) => void

const atOwnPage = (story: string, ...steps: readonly Step[]): Reached => ({
  story,
  reach: (visit) =>
    after(
      openAt(visit, { _tag: "Account" }, { loggedIn: true }),
      (shop) => shop.answer("LoadUser", { ...customer, firstName: "Kunde", lastName: "1", emailVerified: false }),
      (shop) => shop.answer("LoadAddresses", []),
      (shop) => shop.answer("LoadOrders", { total: 0, items: [] }),
      ...steps,
    ),
})

const asGuest = (story: string, ...steps: readonly Step[]): Reached => ({
  story,
  reach: (visit) => after(openAt(visit, { _tag: "Account" }), openLink, ...steps),
})

const openLink: Step = (shop) => shop.send({ type: "EmailLinkOpened", token: "customer.token" })
const wantMail: Step = (shop) => shop.send({ type: "EmailLinkWanted" })
const refuse =
  (call: "ConfirmEmail" | "SendEmailLink", status: number): Step =>
  (shop) =>
    shop.fail(call, { _tag: "Refused", status, problems: [] })

/** The states of the confirmation of an e-mail address, on the customer's own page. */
export const emailProofStates: States = {
  emailUnconfirmed: atOwnPage("the customer's e-mail address is not confirmed yet"),
  emailSending: atOwnPage("the mail with the link is being sent again", wantMail),
  emailSent: atOwnPage("the mail with the link was sent again", wantMail, (shop) => shop.answer("SendEmailLink", null)),
  emailTooMany: atOwnPage("the mails of a day are used up", wantMail, refuse("SendEmailLink", 429)),
  emailRefused: atOwnPage("the address was confirmed elsewhere", wantMail, refuse("SendEmailLink", 400)),
  emailUnanswered: atOwnPage("the server did not answer", wantMail, (shop) =>
    shop.fail("SendEmailLink", { _tag: "Unreachable" }),
  ),
  emailConfirming: asGuest("somebody who is not logged in opened the link of the mail"),
  emailConfirmed: asGuest("the address is confirmed", (shop) => shop.answer("ConfirmEmail", null)),
  emailLinkRefused: asGuest("the link is used or old", refuse("ConfirmEmail", 400)),
  emailLinkUnanswered: asGuest("nothing is known of the link", (shop) =>
    shop.fail("ConfirmEmail", { _tag: "Unreachable" }),
  ),
}

import { customer } from "../testing/samples.ts"
import { sampleLogins } from "../testing/logins.ts"
import { loadPasskeys } from "../testing/passkeys.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import type { Reached, States } from "./model.ts"
import { after, openAt } from "./visit.ts"

type Step = (shop: SceneShop) => void

const at = (story: string, ...steps: readonly Step[]): Reached => ({
  story,
  reach: (visit) =>
    after(
      openAt(visit, { _tag: "Account" }, { loggedIn: true }),
      (shop) => shop.answer("LoadUser", { ...customer, firstName: "Kunde", lastName: "1" }),
      (shop) => shop.answer("LoadAddresses", []),
      (shop) => shop.answer("LoadOrders", { total: 0, items: [] }),
      (shop) => shop.answer("LoadSessions", sampleLogins(shop.time()).slice(0, 1)),
      loadPasskeys,
      (shop) => shop.send({ type: "AccountDeletionWanted" }),
      ...steps,
    ),
})

const sure: Step = (shop) => shop.send({ type: "AccountDeletionAnswered", isSure: true })

/** The states of the deletion of the account, on the customer's own page. */
export const ownDataStates: States = {
  deletionAsked: at("the customer is told what is deleted with the account, and what is kept"),
  deletionUnderWay: at("the account is being deleted", sure),
  deletionUnanswered: at("the server did not answer", sure, (shop) =>
    shop.fail("DeleteAccount", { _tag: "Unreachable" }),
  ),
  deletionRefused: at("the customer is a company's last administrator", sure, (shop) =>
    shop.fail("DeleteAccount", { _tag: "Refused", status: 409, problems: [{ code: 3006, message: "Nei." }] }),
  ),
}

/** A customer whose account was just deleted. */
export const accountDeleted = at(
  "the account was deleted",
  sure,
  (shop) => shop.answer("DeleteAccount", null),
  (shop) => shop.answer("Logout", null),
)

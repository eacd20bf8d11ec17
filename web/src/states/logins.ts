import type { CustomerSession } from "@skorpe/core/domain/account"
import { customer } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { sampleLogins } from "../testing/logins.ts"
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
      ...steps,
    ),
})

const load =
  (logins: (now: number) => readonly CustomerSession[] = sampleLogins): Step =>
  (shop) =>
    shop.answer("LoadSessions", logins(shop.time()))

const end =
  (id: string | null): Step =>
  (shop) =>
    shop.send({ type: "OtherLoginEnded", id })

/** The states of the logins on the customer's own page. */
export const loginsStates: States = {
  logins: at("a customer is logged in on four devices", load()),
  loginsHere: at(
    "a customer is logged in here only",
    load((now) => sampleLogins(now).slice(0, 1)),
  ),
  loginsLoading: at("the logins are loading"),
  loginsFailed: at("the logins did not load", (shop) => shop.fail("LoadSessions", { _tag: "Unreachable" })),
  loginEnding: at("one is being ended", load(), end("phone")),
  loginsEnding: at("all others are being ended", load(), end(null)),
  loginUnended: at("the server did not answer", load(), end("phone"), (shop) =>
    shop.fail("EndSessions", { _tag: "Unreachable" }),
  ),
}

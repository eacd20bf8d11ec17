import type { DeviceRefusal, Passkey } from "@skorpe/core/domain/passkey"
import { sampleLogins } from "../testing/logins.ts"
import { samplePasskeys } from "../testing/passkeys.ts"
import { customer } from "../testing/samples.ts"
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
      ...steps,
    ),
})

const load =
  (passkeys: (now: number) => readonly Passkey[] = samplePasskeys, isSupported = true): Step =>
  (shop) =>
    shop.answer("LoadPasskeys", { passkeys: passkeys(shop.time()), isSupported })

const add: Step = (shop) => shop.send({ type: "PasskeyWanted" })
const say =
  (_tag: DeviceRefusal["_tag"]): Step =>
  (shop) =>
    shop.answer("AddPasskey", { _tag })
const refuse =
  (code: number): Step =>
  (shop) =>
    shop.fail("AddPasskey", { _tag: "Refused", status: 400, problems: [{ code, message: "Nei." }] })
const remove: Step = (shop) => shop.send({ type: "PasskeyRemovalWanted", id: "phone" })
const sure: Step = (shop) => shop.send({ type: "PasskeyRemovalAnswered", isSure: true })

/** The states of the customer's own page that are about their passkeys. */
export const passkeysStates: States = {
  passkeys: at("a customer has two passkeys", load()),
  passkeysNone: at(
    "a customer has no passkey yet",
    load(() => []),
  ),
  passkeysNotHere: at("the device has no passkeys", load(samplePasskeys, false)),
  passkeysLoading: at("the passkeys are loading"),
  passkeysFailed: at("the passkeys did not load", (shop) => shop.fail("LoadPasskeys", { _tag: "Unreachable" })),
  passkeyAdding: at("the device asks for a new one", load(), add),
  passkeyAdded: at("one was added", load(), add, (shop) =>
    shop.answer("AddPasskey", {
      _tag: "Added",
      passkey: { id: "new", browser: "edge", system: "mac", addedAt: shop.time(), usedAt: null },
    }),
  ),
  passkeyNotGiven: at("the customer said no to their device", load(), add, say("NotGiven")),
  passkeyAlreadyHere: at("the device has one already", load(), add, say("AlreadyHere")),
  passkeyUnsupported: at("the device cannot make a safe one", load(), add, say("Unsupported")),
  passkeyBroken: at("the device did not manage", load(), add, say("Broken")),
  passkeyTooMany: at("the customer has all they can have", load(), add, refuse(3016)),
  passkeyRefused: at("the server did not take it", load(), add, refuse(1005)),
  passkeyUnanswered: at("the server did not answer", load(), add, (shop) =>
    shop.fail("AddPasskey", { _tag: "Unreachable" }),
  ),
  passkeyAsked: at("the customer is asked whether one is to go", load(), remove),
  passkeyRemoving: at("one is being removed", load(), remove, sure),
  passkeyRemoved: at("one was removed", load(), remove, sure, (shop) => shop.answer("RemovePasskey", null)),
  passkeyUnremoved: at("a removal had no answer", load(), remove, sure, (shop) =>
    shop.fail("RemovePasskey", { _tag: "Unreachable" }),
  ),
}

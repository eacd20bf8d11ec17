import type { SavedAddress } from "@skorpe/core/domain/address"
import type { AddressFault } from "@skorpe/core/units/addressBook"
import { customer } from "../testing/samples.ts"
import { sampleLogins } from "../testing/logins.ts"
import { loadPasskeys } from "../testing/passkeys.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { doors, savedAddresses } from "../testing/stores.ts"
import type { Reached, States, Visit } from "./model.ts"
import { after, openAt } from "./visit.ts"

type Step = (shop: SceneShop) => void

/** Addresses of which one is the default, and one has no directions to its door. */
export const chosenAddresses: readonly SavedAddress[] = savedAddresses.map((one, index) => ({
  ...one,
  deliveryDescription: index === 0 ? "" : one.deliveryDescription,
  ...(index === 1 ? { isDefault: true } : {}),
}))

const own = (visit: Visit): SceneShop =>
  after(
    openAt(visit, { _tag: "Account" }, { loggedIn: true }),
    (shop) => shop.answer("LoadUser", { ...customer, firstName: "Kunde", lastName: "1" }),
    (shop) => shop.answer("LoadOrders", { total: 0, items: [] }),
    (shop) => shop.answer("LoadSessions", sampleLogins(shop.time()).slice(0, 1)),
    loadPasskeys,
  )

const load =
  (addresses: readonly SavedAddress[] = chosenAddresses): Step =>
  (shop) =>
    shop.answer("LoadAddresses", addresses)

const open =
  (index: number | null): Step =>
  (shop) =>
    shop.send({ type: "AddressFormOpened", id: index === null ? null : (chosenAddresses[index]?.id ?? "") })

const submit: Step = (shop) => shop.send({ type: "AddressFormSubmitted" })

const remove: Step = (shop) => {
  shop.send({ type: "SavedAddressRemoved" })
  shop.answer("RemoveAddress", null)
  shop.answer("LoadAddresses", chosenAddresses.slice(0, 2))
}

const pick: Step = (shop) => {
  shop.send({ type: "AddressTyped", query: "torgg" })
  shop.wait(500)
  shop.answer("FindAddresses", doors)
  shop.send({ type: "AddressPicked", index: 1 })
  shop.send({ type: "SavedDoorTyped", text: "4711" })
}

const refuse =
  (code: number): Step =>
  (shop) =>
    shop.fail("SaveAddress", { _tag: "Refused", status: 400, problems: [{ code, message: "Nei." }] })

const at = (story: string, ...steps: readonly Step[]): Reached => ({
  story,
  reach: (visit) => after(own(visit), ...steps),
})

const faults: Readonly<Record<AddressFault, Reached>> = {
  noPlace: at("no suggested address was picked", load(), open(null), submit),
  tooMany: at("the account holds as many addresses as it can", load(), open(null), pick, submit, refuse(3020)),
  gone: at(
    "the address was removed on another device meanwhile",
    load(),
    (shop) => shop.send({ type: "DefaultAddressChosen", id: chosenAddresses[0]?.id ?? "" }),
    (shop) =>
      shop.fail("ChooseDefaultAddress", { _tag: "Refused", status: 404, problems: [{ code: 3019, message: "Nei." }] }),
    load(chosenAddresses.slice(1)),
  ),
  unanswered: at("the server did not answer", load(), open(null), pick, submit, (shop) =>
    shop.fail("SaveAddress", { _tag: "Unreachable" }),
  ),
  refused: at("the server did not take the address", load(), open(null), pick, submit, refuse(1002)),
}

/** The states of the customer's own page that are about their addresses. */
export const addressStates: States = {
  addressesLoading: at("the customer's addresses are loading"),
  addressesFailed: at("the addresses did not load", (shop) => shop.fail("LoadAddresses", { _tag: "Unreachable" })),
  addresses: at("a customer with three addresses", load()),
  addressNew: at("the form of a new address", load(), open(null)),
  addressPicked: at("a new address, found by the search", load(), open(null), pick),
  addressChanging: at("an address is changed", load(), open(2)),
  addressSaving: at("an address is being saved", load(), open(null), pick, submit),
  addressRemoving: at("an address is being removed", load(), open(2), (shop) =>
    shop.send({ type: "SavedAddressRemoved" }),
  ),
  addressRemoved: at("an address was removed, and can be had back", load(), open(2), remove),
  addressRestoring: at("the address that was removed is wanted back", load(), open(2), remove, (shop) =>
    shop.send({ type: "AddressRestored" }),
  ),
  addressChoosing: at("an address is being made the default", load(), (shop) =>
    shop.send({ type: "DefaultAddressChosen", id: chosenAddresses[0]?.id ?? "" }),
  ),
  ...Object.fromEntries(Object.entries(faults).map(([fault, state]) => [`address-${fault}`, state])),
}

import type { SavedAddress } from "@skorpe/core/domain/address"
import { priceOf, customer } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { savedAddresses } from "../testing/stores.ts"
import type { States, Visit } from "./model.ts"
import { addPizza, after, atTorget, goTo } from "./visit.ts"

const named = { ...customer, firstName: "Kunde", lastName: "1" }

/** A customer at the checkout whose account has all that it asks for; the price is confirmed. */
const known =
  (more: object = {}, ...does: readonly ((shop: SceneShop) => void)[]) =>
  (visit: Visit): SceneShop =>
    after(
      atTorget(visit, { loggedIn: true }),
      (shop) => shop.answer("LoadUser", { ...named, ...more }),
      addPizza,
      (shop) => shop.wait(6000),
      (shop) => goTo(shop, { _tag: "Checkout" }),
      ...does,
      (shop) => shop.wait(1000),
      (shop) => shop.answer("ValidatePrice", priceOf(299)),
    )

const toDoor = (shop: SceneShop): void => shop.send({ type: "MethodChosen", method: "delivery" })
const open = (shop: SceneShop): void => shop.send({ type: "SectionToggled", id: "checkout-contact" })
const openOthers = (shop: SceneShop): void => shop.send({ type: "SectionToggled", id: "checkout-saved" })

/** A saved address that Torget does not deliver to. */
const farAway: SavedAddress = {
  id: "cabin",
  street: "Hytteveien",
  number: "3",
  postalCode: "3580",
  city: "Geilo",
  position: { latitude: 60.53, longitude: 8.2 },
  deliveryDescription: "",
}

/** The checkout's states when a customer is logged in and orders for themselves. */
export const knownStates: States = {
  known: { story: "the contact details from the account are shown in one line", reach: known() },
  "known-agreed": {
    story: "the account gets offers already, and is not asked again",
    reach: known({ notificationTypes: ["email", "sms"] }),
  },
  "known-changing": {
    story: "the customer changes the contact details, which start with the account's",
    reach: known({}, open),
  },
  "known-typed": {
    story: "the customer gave another number, which stays",
    reach: known({}, open, (shop) => shop.send({ type: "FieldTyped", field: "phone", text: "22 11 11 99" })),
  },
  "known-nameless": { story: "the account has no name, which is asked", reach: known({ firstName: "", lastName: "" }) },
  "known-delivered": {
    story: "delivery to the address that the account saved last",
    reach: known({}, toDoor, (shop) => shop.answer("LoadAddresses", savedAddresses)),
  },
  "known-otherAddresses": {
    story: "the customer's other addresses, of which the store does not reach one",
    reach: known({}, toDoor, (shop) => shop.answer("LoadAddresses", [farAway, ...savedAddresses]), openOthers),
  },
  "known-noneReached": {
    story: "the store reaches none of the customer's addresses, which are offered beside the field for a new one",
    reach: known({}, toDoor, (shop) => shop.answer("LoadAddresses", [farAway])),
  },
  "known-addressLoading": {
    story: "the account's addresses are loading, and one can be typed meanwhile",
    reach: known({}, toDoor),
  },
}

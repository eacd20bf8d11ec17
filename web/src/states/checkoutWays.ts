import { doors, offer, torget } from "../testing/stores.ts"
import { priceOf } from "../testing/samples.ts"
import { offerCards } from "../testing/walk.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { kroner } from "@skorpe/core/domain/money"
import type { States, Visit } from "./model.ts"
import { after, atFullCart, goTo } from "./visit.ts"

const address = {
  street: "Torggata 12",
  postalCode: "0181",
  city: "Oslo",
  position: { latitude: 59.915, longitude: 10.751 },
  deliveryDescription: "",
}
const farAway = {
  ...address,
  street: "Langt borte 1",
  city: "Båtsfjord",
  position: { latitude: 70.6, longitude: 29.7 },
}
const otherStore = { ...offer.nearest[0], id: "no-3", slug: "nordpolen", name: "Nordpolen" }

const withFee = { ...priceOf(347), customerAmount: kroner(396), surchargeAmount: kroner(49) }

/** A customer at the checkout of a store that delivers; the price is confirmed. */
const brought =
  (...does: readonly ((shop: SceneShop) => void)[]) =>
  (visit: Visit): SceneShop =>
    after(
      atFullCart(visit),
      (shop) => shop.send({ type: "MethodChosen", method: "delivery" }),
      (shop) => shop.send({ type: "NoticeDismissed", kind: "basketUpdated" }),
      ...does,
      (shop) => goTo(shop, { _tag: "Checkout" }),
      (shop) => shop.wait(1000),
      (shop) => shop.answer("ValidatePrice", withFee),
    )

const toDoor = (shop: SceneShop): void => shop.send({ type: "AddressChosen", address })
const change = (shop: SceneShop): void => shop.send({ type: "SectionToggled", id: "checkout-address" })
const type = (shop: SceneShop): void => {
  shop.send({ type: "AddressTyped", query: "torgg" })
  shop.wait(500)
  shop.answer("FindAddresses", doors)
}

/** The checkout's states by the delivery method and its place. */
export const checkoutWays: States = {
  "way-address": {
    story: "delivery to an address, with a door code, left outside the door and paid there, where cards are offered",
    reach: (visit) =>
      after(
        brought(toDoor)(visit),
        (shop) => shop.send({ type: "DoorDescribed", text: "4711" }),
        (shop) => shop.send({ type: "ContactlessChosen", contactless: true }),
        offerCards,
      ),
  },
  "way-noAddress": { story: "delivery, and the address is missing", reach: brought() },
  "way-anotherAddress": {
    story: "another address is being typed, with suggestions",
    reach: (visit) => after(brought(toDoor)(visit), change, type),
  },
  "way-outside": {
    story: "the address is outside the store's area, and the search for stores that deliver there has not started",
    reach: brought((shop) => shop.send({ type: "AddressChosen", address: farAway })),
  },
  "way-outsideOffered": {
    story: "another store delivers to the address, and takes over the order",
    reach: (visit) =>
      after(
        brought((shop) => shop.send({ type: "AddressChosen", address: farAway }))(visit),
        (shop) => shop.send({ type: "AddressTyped", query: "langt borte" }),
        (shop) => shop.wait(500),
        (shop) => shop.answer("FindAddresses", [{ ...farAway, id: "a-1", street: "Langt borte", number: "1" }]),
        (shop) => shop.send({ type: "AddressPicked", index: 0 }),
        (shop) => shop.answer("FindStores", { ...offer, delivering: [otherStore], nearest: [] }),
      ),
  },
  "way-hotspot": {
    story: "delivery to the arena, with the seat given",
    reach: brought((shop) =>
      shop.send({ type: "HotspotChosen", hotspotId: torget.hotspots[0]?.id ?? "", parameters: { seat: "12-7" } }),
    ),
  },
  optIns: {
    story: "an e-mail address is typed, and offers by e-mail and SMS are wanted",
    reach: (visit) =>
      after(
        brought(toDoor)(visit),
        (shop) => shop.send({ type: "FieldTyped", field: "email", text: "kunde@skorpe.test" }),
        (shop) => shop.send({ type: "OptInChosen", channel: "email", agreed: true }),
        (shop) => shop.send({ type: "OptInChosen", channel: "sms", agreed: true }),
      ),
  },
}

import type { Block } from "@skorpe/core/domain/checkout"
import { kroner } from "@skorpe/core/domain/money"
import { barMenu } from "../testing/bar.ts"
import { menu, priceOf, status, store } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { torget } from "../testing/stores.ts"
import { placeOrder } from "../testing/walk.ts"
import { atClosedForGood, atLarge, atManual } from "./cartPlaces.ts"
import { asCompany } from "./checkoutCompany.ts"
import { refusal } from "./refusals.ts"
import type { PrefixedStates } from "./model.ts"
import { addPizza, after, atCart, atFullCart, goTo, loadTorget, logInForCompany, openAt } from "./visit.ts"

const submit = (shop: SceneShop): void => shop.send({ type: "OrderSubmitted" })
const chooseDelivery = (shop: SceneShop): void => shop.send({ type: "MethodChosen", method: "delivery" })

/** The checkout after the price is confirmed and the button is pressed. */
const pressed = (shop: SceneShop, price = priceOf(299)): SceneShop => {
  goTo(shop, { _tag: "Checkout" })
  shop.wait(1000)
  if (shop.views().validation._tag === "Pending") shop.answer("ValidatePrice", price)
  return after(shop, submit)
}

const farAway = {
  street: "Langt borte 1",
  postalCode: "9990",
  city: "Båtsfjord",
  position: { latitude: 70.6, longitude: 29.7 },
  deliveryDescription: "",
}

/** The reasons why a cart can't be ordered, shown after the button is pressed. */
export const checkoutBlocks: PrefixedStates<"blocked-", Block["_tag"]> = {
  "blocked-EmptyCart": { why: "an empty cart has no order button" },
  "blocked-PriceUnconfirmed": {
    story: "the price is not confirmed",
    reach: (visit) =>
      after(
        goTo(atCart(visit), { _tag: "Checkout" }),
        (shop) => shop.fail("ValidatePrice", { _tag: "Unreachable" }),
        submit,
      ),
  },
  "blocked-PriceRefused": {
    story: "the store does not sell it",
    reach: (visit) =>
      after(
        goTo(atCart(visit), { _tag: "Checkout" }),
        (shop) => shop.fail("ValidatePrice", refusal(3018, visit)),
        submit,
      ),
  },
  "blocked-ManualOrder": {
    story: "an order so large that the store must be called",
    only: "no",
    reach: (visit) => pressed(atManual(visit)),
  },
  "blocked-OtherDay": {
    story: "a large order must be for another day",
    only: "no",
    reach: (visit) => pressed(atLarge(visit)),
  },
  "blocked-BelowMinimum": {
    story: "delivery, below the minimum",
    reach: (visit) =>
      pressed(
        after(atFullCart(visit), chooseDelivery, (shop) =>
          shop.send({ type: "LineRemoved", id: shop.views().cart.lines[0]?.id ?? "" }),
        ),
        { ...priceOf(70), minimumCustomerAmount: kroner(149) },
      ),
  },
  "blocked-StoreClosed": {
    story: "the store is closed, and offers no other time",
    reach: (visit) => pressed(atClosedForGood(visit)),
  },
  "blocked-TimeNotOffered": {
    story: "the chosen time is too soon by now",
    reach: (visit) => {
      const shop = after(
        atCart(visit),
        (at) => at.send({ type: "TimingOpened" }),
        (at) => at.send({ type: "TimeOptionChosen", option: "today" }),
        (at) => at.send({ type: "TimingClosed" }),
      )
      const wanted = shop.views().cart.shipping.requestedTime ?? 0
      shop.wait(wanted - shop.time() - 10 * 60_000)
      return pressed(shop)
    },
  },
  "blocked-QuantityLimit": {
    story: "the store allows at most two of each",
    reach: (visit) => {
      const shop = after(
        openAt(visit, { _tag: "Menu", storeSlug: "torget" }),
        (at) => at.answer("LoadStore", { store: { ...store, quantityLimit: 2 }, menu }),
        (at) => at.answer("LoadStatus", status),
        (at) => at.send({ type: "ProductAdded", productId: "p1", variationCode: "PEPP_AM40", quantity: 3 }),
        (at) => at.wait(6000),
      )
      return pressed(shop)
    },
  },
  "blocked-DeliveryNotOffered": {
    story: "delivery from a store that does not deliver",
    reach: (visit) => pressed(after(atCart(visit), chooseDelivery)),
  },
  "blocked-AddressMissing": {
    story: "delivery without an address",
    reach: (visit) => pressed(after(atFullCart(visit), chooseDelivery)),
  },
  "blocked-AddressOutside": {
    story: "delivery to an address outside the store's area",
    reach: (visit) =>
      pressed(
        after(atFullCart(visit), chooseDelivery, (shop) => shop.send({ type: "AddressChosen", address: farAway })),
      ),
  },
  "blocked-OrganisationDelivery": {
    story: "delivery for a company, which is not offered",
    reach: (visit) =>
      pressed(
        after(
          openAt(visit, { _tag: "Menu", storeSlug: "torget" }, { loggedIn: true }),
          loadTorget,
          logInForCompany(),
          addPizza,
          chooseDelivery,
          (shop) => shop.wait(6000),
        ),
      ),
  },
  "blocked-HotspotMissing": {
    story: "delivery to an arena that the store no longer serves",
    reach: (visit) =>
      pressed(
        after(
          openAt(visit, { _tag: "Menu", storeSlug: "torget" }),
          (shop) => shop.send({ type: "ConnectionLost" }),
          loadTorget,
          addPizza,
          (shop) => shop.send({ type: "HotspotChosen", hotspotId: "arena", parameters: { seat: "12-7" } }),
          (shop) => shop.wait(6000),
          (shop) => shop.send({ type: "ConnectionRestored" }),
          (shop) => shop.answer("LoadStore", { store: { ...torget, hotspots: [] }, menu: barMenu }),
        ),
      ),
  },
  "blocked-HotspotAnswers": {
    story: "delivery to the arena without a seat",
    reach: (visit) =>
      pressed(
        after(atFullCart(visit), (shop) => shop.send({ type: "HotspotChosen", hotspotId: "arena", parameters: {} })),
      ),
  },
  "blocked-PaymentNotOffered": { why: "a payment type that is no longer offered is deselected" },
  "blocked-NotAMember": {
    story: "the order was refused, because the company has taken the customer out",
    reach: (visit) =>
      after(
        asCompany(visit),
        (shop) => shop.answer("LoadBudget", { isApproved: true, perOrder: null, left: null }),
        (shop) => shop.answer("ValidatePrice", priceOf(299)),
        placeOrder,
        (shop) => shop.fail("PlaceOrder", refusal(3007, visit)),
      ),
  },
}

import type { Block, CheckoutStep, PaymentFault } from "@skorpe/core/checkout"
import { kroner } from "@skorpe/core/money"
import { barMenu } from "../testing/bar.ts"
import { menu, priceOf, status, store } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"

import { torget } from "../testing/stores.ts"
import { placeOrder } from "../testing/walk.ts"
import { atLarge, atManual, refusal } from "./cart.ts"
import { after, addPizza, atCart, atCheckout, atFullCart, goTo, loadTorget, logInForCompany, openAt } from "./visit.ts"
import type { StatesAlso, StatesOf, Visit } from "./model.ts"

const failOrder =
  (error: object) =>
  (shop: SceneShop): void =>
    shop.fail("PlaceOrder", error)

const submit = (shop: SceneShop): void => shop.send({ type: "OrderSubmitted" })
const toBeBrought = (shop: SceneShop): void => shop.send({ type: "MethodChosen", method: "delivery" })

/** The price confirmed, and the button pressed. */
const pressed = (shop: SceneShop, price = priceOf(299)): SceneShop => {
  goTo(shop, { _tag: "Checkout" })
  shop.wait(1000)
  if (shop.views().validation._tag === "Pending") shop.answer("ValidatePrice", price)
  return after(shop, submit)
}

const byCard = (visit: Visit): SceneShop =>
  after(
    atCheckout(visit),
    (shop) => shop.send({ type: "CardPaymentOffered", offered: true }),
    (shop) => shop.send({ type: "PaymentTypeChosen", paymentType: "ADYEN" }),
    placeOrder,
    (shop) => shop.answer("PlaceOrder", { orderId: "o1" }),
  )

const endedBy = (outcome: PaymentFault) => (visit: Visit) =>
  after(byCard(visit), (shop) => shop.send({ type: "PaymentEnded", orderId: "o1", outcome }))

const far = {
  street: "Langt borte 1",
  postalCode: "9990",
  city: "Båtsfjord",
  position: { latitude: 70.6, longitude: 29.7 },
  deliveryDescription: "",
}

/** What keeps a cart from being ordered, said once the button was pressed. */
const blocked: StatesAlso<"blocked-", Block["_tag"]> = {
  "blocked-EmptyCart": { why: "without anything in the cart there is no button" },
  "blocked-PriceUnconfirmed": {
    story: "nobody has confirmed the price",
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
    story: "so many pizzas that the store wants to be called",
    only: "no",
    reach: (visit) => pressed(atManual(visit)),
  },
  "blocked-OtherDay": {
    story: "so many pizzas are for another day",
    only: "no",
    reach: (visit) => pressed(atLarge(visit)),
  },
  "blocked-BelowMinimum": {
    story: "to be brought, and not enough for that yet",
    reach: (visit) =>
      pressed(
        after(atFullCart(visit), toBeBrought, (shop) =>
          shop.send({ type: "LineRemoved", id: shop.views().cart.lines[0]?.id ?? "" }),
        ),
        { ...priceOf(70), minimumCustomerAmount: kroner(149) },
      ),
  },
  "blocked-StoreClosed": {
    story: "the store has closed by now",
    reach: (visit) => {
      const shop = atCart(visit)
      shop.wait(6 * 60 * 60 * 1000)
      return pressed(shop)
    },
  },
  "blocked-TimeNotOffered": {
    story: "the time that was chosen is too near by now",
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
    story: "the store makes at most two of each",
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
    story: "to be brought by a store that brings nothing",
    reach: (visit) => pressed(after(atCart(visit), toBeBrought)),
  },
  "blocked-AddressMissing": {
    story: "to be brought, nobody knows where to",
    reach: (visit) => pressed(after(atFullCart(visit), toBeBrought)),
  },
  "blocked-AddressOutside": {
    story: "to be brought to where the store does not go",
    reach: (visit) =>
      pressed(after(atFullCart(visit), toBeBrought, (shop) => shop.send({ type: "AddressChosen", address: far }))),
  },
  "blocked-OrganisationDelivery": {
    story: "for a company, which has nothing brought",
    reach: (visit) =>
      pressed(
        after(
          openAt(visit, { _tag: "Menu", storeSlug: "torget" }, { loggedIn: true }),
          loadTorget,
          logInForCompany(),
          addPizza,
          toBeBrought,
          (shop) => shop.wait(6000),
        ),
      ),
  },
  "blocked-HotspotMissing": {
    story: "to be brought to an arena that the store no longer goes to",
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
    story: "to be brought to the arena, nobody knows to which seat",
    reach: (visit) =>
      pressed(
        after(atFullCart(visit), (shop) => shop.send({ type: "HotspotChosen", hotspotId: "arena", parameters: {} })),
      ),
  },
  "blocked-PaymentNotOffered": { why: "a way to pay that is no longer offered is no longer chosen" },
}

/** How a payment can end that did not end well. */
const unpaid: StatesAlso<"payment-", PaymentFault> = {
  "payment-refused": { story: "the card was refused", reach: endedBy("refused") },
  "payment-cancelled": { story: "the payment was called off", reach: endedBy("cancelled") },
}

/** The last step, by where the order stands; then what is wrong, and what keeps it from being ordered. */
export const checkoutStates: StatesOf<CheckoutStep["_tag"]> = {
  Filling: { story: "the fields are empty yet", reach: atCheckout },
  Sending: { story: "the order is on its way", reach: (visit) => after(atCheckout(visit), placeOrder) },
  Uncertain: {
    story: "nobody has said whether the order arrived",
    reach: (visit) => after(atCheckout(visit), placeOrder, failOrder({ _tag: "Unreachable" })),
  },
  Paying: { story: "the server has the order, and a card is being asked for the money", reach: byCard },
  faults: {
    story: "the button was pressed, and three fields are empty",
    reach: (visit) => after(atCheckout(visit), submit),
  },
  faultsOfEachKind: {
    story: "a number that is none, a mail that is none, and far too many words",
    reach: (visit) =>
      after(
        atCheckout(visit),
        (shop) => shop.send({ type: "FieldTyped", field: "firstName", text: "Kunde" }),
        (shop) => shop.send({ type: "FieldTyped", field: "lastName", text: "En" }),
        (shop) => shop.send({ type: "FieldTyped", field: "phone", text: "12" }),
        (shop) => shop.send({ type: "FieldTyped", field: "email", text: "kunde" }),
        (shop) => shop.send({ type: "FieldTyped", field: "message", text: "Ring ".repeat(200) }),
        submit,
      ),
  },
  pending: {
    story: "the price is being confirmed",
    reach: (visit) => goTo(atCart(visit), { _tag: "Checkout" }),
  },
  phoneFault: {
    story: "the number is nobody's",
    reach: (visit) =>
      after(
        atCheckout(visit),
        (shop) => shop.send({ type: "FieldTyped", field: "firstName", text: "Kunde" }),
        (shop) => shop.send({ type: "FieldTyped", field: "lastName", text: "En" }),
        (shop) => shop.send({ type: "FieldTyped", field: "phone", text: "22 11 11" }),
        submit,
        (shop) => shop.answer("ReadPhone", { _tag: "NotAPhone", reason: "invalid" }),
      ),
  },
  priceChanged: {
    story: "the price has moved meanwhile: old and new are shown",
    reach: (visit) =>
      after(atCheckout(visit), placeOrder, failOrder({ ...refusal(1002, visit, 409), price: priceOf(319) }), (shop) =>
        shop.answer("ValidatePrice", priceOf(319)),
      ),
  },
  refused: {
    story: "the store has closed meanwhile, the server says",
    reach: (visit) => after(atCheckout(visit), placeOrder, failOrder(refusal(3023, visit))),
  },
  nothing: {
    story: "there is nothing to order",
    reach: (visit) => openAt(visit, { _tag: "Checkout" }),
  },
  ...blocked,
  ...unpaid,
}

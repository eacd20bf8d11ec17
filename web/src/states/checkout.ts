import type { PaymentFault } from "@skorpe/core/domain/checkout"
import type { CheckoutStep } from "@skorpe/core/units/checkout"
import { kroner } from "@skorpe/core/domain/money"
import { limitText } from "@skorpe/core/domain/problem"
import { awaitedPayment } from "@skorpe/core/testing"
import { priceOf } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { enterCodes, offerCards, placeOrder } from "../testing/walk.ts"
import { atClosedCart } from "./cartPlaces.ts"
import { refusal, refusalOf } from "./refusals.ts"
import { asCompany, companyStates } from "./checkoutCompany.ts"
import { knownStates } from "./checkoutKnown.ts"
import { logInStates } from "./checkoutLogin.ts"
import { checkoutBlocks } from "./checkoutBlocks.ts"
import { checkoutWays } from "./checkoutWays.ts"
import { after, atCart, atCheckout, goTo, openAt } from "./visit.ts"
import type { PrefixedStates, StatesOf, Visit } from "./model.ts"

const failOrder =
  (error: object) =>
  (shop: SceneShop): void =>
    shop.fail("PlaceOrder", error)

const submit = (shop: SceneShop): void => shop.send({ type: "OrderSubmitted" })

/** A cart with a code that was judged valid; its price is awaited. */
const counting = (visit: Visit): SceneShop =>
  after(
    atCart(visit),
    (shop) => enterCodes(shop, "PIZZA50"),
    (shop) => shop.wait(1000),
  )
const confirmWithCode = (shop: SceneShop): void =>
  shop.answer("ValidatePrice", {
    ...priceOf(299),
    adjustmentAmount: kroner(-50),
    customerAmount: kroner(249),
    orderAmount: kroner(249),
    validCoupons: ["PIZZA50"],
    areCouponsValidated: true,
  })

/** A checkout where the server takes card payments. */
const withCards = (visit: Visit): SceneShop => after(atCheckout(visit), offerCards)

const byCard = (visit: Visit): SceneShop =>
  after(withCards(visit), (shop) => shop.send({ type: "PaymentTypeChosen", paymentType: "ADYEN" }))

/** The customer sent a card order, and came back from its payment to the checkout. */
const backFromPayment = (visit: Visit): SceneShop =>
  goTo(
    after(byCard(visit), placeOrder, (shop) => shop.answer("PlaceOrder", { orderId: "o1" })),
    { _tag: "Checkout" },
  )
/** The customer sent a card order, changed the cart, and is at its payment again. */
export const atPaymentAfter =
  (change: (shop: SceneShop) => void) =>
  (visit: Visit): SceneShop =>
    after(
      goTo(after(unpaidOrder(visit), change), { _tag: "Payment", orderId: "o1" }),
      (shop) => shop.answer("ReadPayment", awaitedPayment),
      (shop) =>
        shop.answer("LoadPaymentMethods", { paymentTypes: ["INSTORE", "ADYEN"], provider: { sealed: "scene-1" } }),
    )

const unpaidOrder = (visit: Visit): SceneShop =>
  after(backFromPayment(visit), (shop) => shop.answer("ReadPayment", awaitedPayment))

/** An order that the server refuses until its number is verified, or it is paid online. */
const unproven = (visit: Visit): SceneShop => {
  const ways = ["proveNumber", "payOnline"] as const
  const problems = [{ code: 3016, message: limitText("unproven", ways, visit.language), ways }]
  return after(atCheckout(visit), offerCards, placeOrder, failOrder({ _tag: "Refused", status: 400, problems }))
}
const wantProof = (shop: SceneShop): void => shop.send({ type: "NumberProofWanted" })
const proving = (visit: Visit): SceneShop =>
  after(unproven(visit), wantProof, (shop) => shop.answer("RequestLogin", null))

/** The outcomes of a failed payment. */
const unpaid: PrefixedStates<"payment-", PaymentFault> = {
  "payment-cancelled": {
    story: "the customer did not pay, and changes the order",
    reach: (visit) =>
      after(unpaidOrder(visit), (shop) => {
        shop.send({ type: "PaymentGivenUp" })
        shop.answer("GiveUpPayment", { ...awaitedPayment, status: "cancelled", payment: "failed" })
      }),
  },
  "payment-closed": {
    story: "the order was not paid in time",
    reach: (visit) =>
      after(backFromPayment(visit), (shop) =>
        shop.answer("ReadPayment", { ...awaitedPayment, status: "cancelled", payment: "failed" }),
      ),
  },
  "payment-calledOff": {
    story: "the order was paid in another app, and its store called it off",
    reach: (visit) =>
      after(backFromPayment(visit), (shop) =>
        shop.answer("ReadPayment", { ...awaitedPayment, status: "refused", payment: "refunded" }),
      ),
  },
}

/** The checkout's states, by the step of the order; then its faults and blocks. */
export const checkoutStates: StatesOf<CheckoutStep["_tag"]> = {
  Filling: { story: "the fields are still empty", reach: atCheckout },
  Sending: { story: "the order is being sent", reach: (visit) => after(atCheckout(visit), placeOrder) },
  Uncertain: {
    story: "it is unknown whether the order arrived",
    reach: (visit) => after(atCheckout(visit), placeOrder, failOrder({ _tag: "Unreachable" })),
  },
  Paying: { story: "the order waits for its payment, and the customer is back at the checkout", reach: unpaidOrder },
  cards: { story: "the order can be paid now or in the store", reach: withCards },
  cardChosen: { story: "the order will be paid now", reach: byCard },
  faults: {
    story: "the button was pressed, and three fields are empty",
    reach: (visit) => after(atCheckout(visit), submit),
  },
  faultsOfEachKind: {
    story: "an invalid phone number, an invalid email address, and a message that is too long",
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
    story: "the phone number does not exist",
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
  phoneForeign: {
    story: "the phone number is of a country whose numbers are not taken",
    reach: (visit) =>
      after(
        atCheckout(visit),
        (shop) => shop.send({ type: "FieldTyped", field: "firstName", text: "Kunde" }),
        (shop) => shop.send({ type: "FieldTyped", field: "lastName", text: "En" }),
        (shop) => shop.send({ type: "FieldTyped", field: "phone", text: "+1 212 555 0100" }),
        submit,
        (shop) => shop.answer("ReadPhone", { _tag: "NotAPhone", reason: "foreign" }),
      ),
  },
  priceChanged: {
    story: "the price has changed meanwhile: old and new are shown",
    reach: (visit) =>
      after(atCheckout(visit), placeOrder, failOrder({ ...refusal(1002, visit, 409), price: priceOf(319) }), (shop) =>
        shop.answer("ValidatePrice", priceOf(319)),
      ),
  },
  refused: {
    story: "the server refuses: the store has closed meanwhile",
    reach: (visit) => after(atCheckout(visit), placeOrder, failOrder(refusal(3023, visit))),
  },
  "refused-unproven": { story: "the server wants the number proven, or a payment online", reach: unproven },
  "refused-product": {
    story: "a product cannot be sold with this order: the cart can be changed",
    reach: (visit) => after(atCheckout(visit), placeOrder, failOrder(refusal(3116, visit))),
  },
  "refused-budget": {
    story: "the company's budget is used up: the customer can order for themselves",
    reach: (visit) =>
      after(
        asCompany(visit),
        (shop) => shop.answer("ValidatePrice", priceOf(299)),
        placeOrder,
        failOrder(refusal(3090, visit)),
      ),
  },
  "refused-call": {
    story: "a refusal that nothing on the page resolves: the store can be called",
    reach: (visit) => after(atCheckout(visit), placeOrder, failOrder(refusal(4037, visit))),
  },
  sentBefore: {
    story: "the cart was sent before, and its order cannot be shown on this device",
    reach: (visit) => after(atCheckout(visit), placeOrder, failOrder(refusal(1006, visit, 409))),
  },
  "refused-unanswered": {
    story: "no code could be sent, because the server did not answer",
    reach: (visit) => after(unproven(visit), wantProof, (shop) => shop.fail("RequestLogin", { _tag: "Unreachable" })),
  },
  askingCode: {
    story: "a code to prove the number is being sent",
    reach: (visit) => after(unproven(visit), wantProof),
  },
  Proving: { story: "the code was sent, and has yet to be typed", reach: proving },
  wrongCode: {
    story: "the typed code was wrong",
    reach: (visit) =>
      after(
        proving(visit),
        (shop) => shop.send({ type: "NumberCodeEntered", code: "123456" }),
        (shop) => shop.answer("VerifyPhone", { _tag: "Unauthorized" }),
      ),
  },
  "codes-refused": {
    story: "the price's answer refuses the code, which a button takes away",
    reach: (visit) =>
      goTo(
        after(counting(visit), (shop) => shop.fail("ValidatePrice", refusalOf({ PIZZA50: 3133 }, visit))),
        { _tag: "Checkout" },
      ),
  },
  "codes-named": {
    story: "the discount is named by its code",
    reach: (visit) => goTo(after(counting(visit), confirmWithCode), { _tag: "Checkout" }),
  },
  "codes-orderRefused": {
    story: "this number has used the code already, as the order learns",
    reach: (visit) =>
      after(
        goTo(after(counting(visit), confirmWithCode), { _tag: "Checkout" }),
        placeOrder,
        failOrder(refusal(3133, visit)),
      ),
  },
  closed: {
    story: "the store has closed for the night, and no field is filled yet",
    reach: (visit) => goTo(atClosedCart(visit), { _tag: "Checkout" }),
  },
  nothing: {
    story: "there is nothing to order",
    reach: (visit) => openAt(visit, { _tag: "Checkout" }),
  },
  ...companyStates,
  ...knownStates,
  ...logInStates,
  ...checkoutBlocks,
  ...checkoutWays,
  ...unpaid,
}

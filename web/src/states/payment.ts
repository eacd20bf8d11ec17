import { refusalReasons } from "@skorpe/core/domain/payment"
import { awaitedPayment } from "@skorpe/core/testing"
import type { PaymentView } from "@skorpe/core/units/payment"
import type { SceneShop } from "../testing/sceneShop.ts"
import type { StatesOf, Visit } from "./model.ts"
import { atPaymentAfter } from "./checkout.ts"
import { addPizza, after, atCart, goTo, openAt } from "./visit.ts"

const waiting = {
  ...awaitedPayment,
  payBefore: Date.UTC(2026, 2, 14, 17, 42),
  deliveryMethod: "carryout",
}

const opened = (visit: Visit): SceneShop => openAt(visit, { _tag: "Payment", orderId: "o1" })

const standing =
  (status: object) =>
  (visit: Visit): SceneShop =>
    after(opened(visit), (shop) => shop.answer("ReadPayment", { ...waiting, ...status }))

const collectingOf =
  (status: object) =>
  (visit: Visit): SceneShop =>
    after(standing(status)(visit), (shop) =>
      shop.answer("LoadPaymentMethods", { paymentTypes: ["INSTORE", "ADYEN"], provider: { sealed: "scene-1" } }),
    )

const collecting = collectingOf({})

const sent = (visit: Visit): SceneShop =>
  after(collecting(visit), (shop) => shop.answer("CollectPayment", { _tag: "Given", details: { sealed: "scene-2" } }))

const answered =
  (resultCode: string, refusalReason: number | null = null, action: object | null = null) =>
  (visit: Visit): SceneShop =>
    after(sent(visit), (shop) => shop.answer("BeginPayment", { resultCode, refusalReason, action }))

const refusals = Object.fromEntries(
  refusalReasons.map((reason) => [
    `refusal-${reason}`,
    { story: `the payment was refused for reason ${reason}`, reach: answered("Refused", reason) },
  ]),
)

/** The payment's states by its status; then each refusal. */
export const paymentStates: StatesOf<PaymentView["_tag"]> = {
  Nothing: { why: "the screen of an order asks about it at once" },
  Waiting: { why: "it is the state of an order whose payment screen was left" },
  Loading: { story: "the ways to pay are loading", reach: opened },
  Unreachable: {
    story: "the server does not answer",
    reach: (visit) => after(opened(visit), (shop) => shop.fail("ReadPayment", { _tag: "Unreachable" })),
  },
  Collecting: { story: "the customer chooses a way to pay, before the order lapses", reach: collecting },
  delivered: {
    story: "an order that is brought can be paid at the door",
    reach: collectingOf({ deliveryMethod: "delivery" }),
  },
  met: {
    story: "an order for a meeting point can be paid there",
    reach: collectingOf({ deliveryMethod: "hotspot" }),
  },
  untold: {
    story: "a server that gives neither the delivery method nor the time at which the order lapses",
    reach: (visit) => {
      const { payBefore: _, deliveryMethod: __, ...old } = waiting
      return after(
        opened(visit),
        (shop) => shop.answer("ReadPayment", old),
        (shop) =>
          shop.answer("LoadPaymentMethods", { paymentTypes: ["INSTORE", "ADYEN"], provider: { sealed: "scene-1" } }),
      )
    },
  },
  added: {
    story: "the customer went back, put another pizza into the cart, and is at the payment again",
    reach: atPaymentAfter(addPizza),
  },
  less: {
    story: "the customer went back, emptied the cart, and is at the payment again",
    reach: atPaymentAfter((shop) => shop.send({ type: "CartEmptied" })),
  },
  underWay: {
    story: "the order cannot be given up: an attempt in another tab has just begun",
    reach: (visit) =>
      after(
        collecting(visit),
        (shop) => shop.send({ type: "PaymentGivenUp" }),
        (shop) => shop.fail("GiveUpPayment", { _tag: "Refused", status: 409, problems: [{ code: 3037, message: "" }] }),
        (shop) => shop.answer("ReadPayment", waiting),
      ),
  },
  Broken: {
    story: "the provider's component does not load",
    reach: (visit) => after(collecting(visit), (shop) => shop.answer("CollectPayment", { _tag: "Broken" })),
  },
  away: {
    story: "the provider does not answer: the order can be paid in the store, or it is asked again",
    reach: (visit) =>
      after(standing({})(visit), (shop) =>
        shop.answer("LoadPaymentMethods", { paymentTypes: ["INSTORE"], provider: null }),
      ),
  },
  Sending: { story: "the payment is being sent", reach: sent },
  Uncertain: {
    story: "it is unknown whether the payment began",
    reach: (visit) => after(sent(visit), (shop) => shop.fail("BeginPayment", { _tag: "Unreachable" })),
  },
  Acting: {
    story: "the bank wants the customer to approve",
    reach: answered("ChallengeShopper", null, { sealed: "scene-3" }),
  },
  identifying: {
    story: "the bank checks who pays",
    reach: answered("IdentifyShopper", null, { sealed: "scene-3" }),
  },
  redirecting: {
    story: "the customer is led to another page",
    reach: answered("RedirectShopper", null, { sealed: "scene-3" }),
  },
  presenting: {
    story: "the customer gets a code to pay with",
    reach: answered("PresentToShopper", null, { sealed: "scene-3" }),
  },
  Confirming: { story: "the provider's notification is awaited", reach: answered("Authorised") },
  pending: { story: "the payment is being processed", reach: answered("Pending") },
  received: { story: "the payment was received, and is being confirmed", reach: answered("Received") },
  authenticated: {
    story: "the bank knows the customer, and has not answered",
    reach: answered("AuthenticationFinished"),
  },
  slow: {
    story: "the notification takes longer than usual",
    reach: (visit) => {
      const shop = standing({ payment: "pending", resultCode: "Received" })(visit)
      for (let asked = 0; asked < 7; asked++) {
        shop.wait(20_000)
        shop.answer("ReadPayment", { ...waiting, payment: "pending", resultCode: "Received" })
      }
      return shop
    },
  },
  Paid: { story: "the order was paid in another tab", reach: standing({ status: "placed", payment: "paid" }) },
  placed: {
    story: "the order is paid in the store instead, and the customer comes back",
    reach: standing({ status: "placed", paymentType: "INSTORE" }),
  },
  Closed: { story: "the order was not paid in time", reach: standing({ status: "cancelled", payment: "failed" }) },
  closedWithCart: {
    story: "the order was not paid in time, and its cart is still there",
    reach: (visit) =>
      after(goTo(atCart(visit), { _tag: "Payment", orderId: "o1" }), (shop) =>
        shop.answer("ReadPayment", { ...waiting, status: "cancelled", payment: "failed", lapsed: true }),
      ),
  },
  calledOff: {
    story: "the store refused the order after it was paid",
    reach: standing({ status: "refused", payment: "refunded" }),
  },
  Missing: {
    story: "the order is unknown, or somebody else's",
    reach: (visit) =>
      after(opened(visit), (shop) => shop.fail("ReadPayment", { _tag: "Refused", status: 404, problems: [] })),
  },
  cancelled: { story: "the customer cancelled at the bank", reach: answered("canceledByShopper") },
  cancelledThere: { story: "the bank cancelled", reach: answered("Cancelled") },
  failed: { story: "something went wrong at the provider", reach: answered("Error") },
  refused: { story: "the payment was refused without a reason", reach: answered("Refused") },
  ...refusals,
}

import type { CheckoutStep } from "@skorpe/core/checkout"
import { priceOf } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { placeOrder } from "../testing/walk.ts"
import { after, atCheckout, openAt } from "./visit.ts"
import type { StatesOf } from "./model.ts"

const failOrder =
  (error: object) =>
  (shop: SceneShop): void =>
    shop.fail("PlaceOrder", error)

const refused = (status: number, code: number, more: object = {}) => ({
  _tag: "Refused",
  status,
  problems: [{ code, message: `${code}` }],
  ...more,
})

/** The last step, by where the order stands. */
export const checkoutStates: StatesOf<CheckoutStep["_tag"]> = {
  Filling: { story: "the fields are empty yet", reach: atCheckout },
  Sending: { story: "the order is on its way", reach: (visit) => after(atCheckout(visit), placeOrder) },
  Uncertain: {
    story: "nobody has said whether the order arrived",
    reach: (visit) => after(atCheckout(visit), placeOrder, failOrder({ _tag: "Unreachable" })),
  },
  Paying: {
    story: "the server has the order, and a card is being asked for the money",
    reach: (visit) =>
      after(
        atCheckout(visit),
        (shop) => shop.send({ type: "CardPaymentOffered", offered: true }),
        (shop) => shop.send({ type: "PaymentTypeChosen", paymentType: "ADYEN" }),
        placeOrder,
        (shop) => shop.answer("PlaceOrder", { orderId: "o1" }),
      ),
  },
  faults: {
    story: "the button was pressed, and three fields are empty",
    reach: (visit) => after(atCheckout(visit), (shop) => shop.send({ type: "OrderSubmitted" })),
  },
  priceChanged: {
    story: "the price has moved meanwhile: old and new are shown",
    reach: (visit) =>
      after(atCheckout(visit), placeOrder, failOrder(refused(409, 1002, { price: priceOf(319) })), (shop) =>
        shop.answer("ValidatePrice", priceOf(319)),
      ),
  },
  refused: {
    story: "the store has closed meanwhile",
    reach: (visit) => after(atCheckout(visit), placeOrder, failOrder(refused(400, 3023))),
  },
  nothing: {
    story: "there is nothing to order",
    reach: (visit) => openAt(visit, { _tag: "Checkout" }),
  },
}

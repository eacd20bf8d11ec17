import type { Certainty } from "@skorpe/core/units/validation"
import { priceOf } from "../testing/samples.ts"
import { placeOrder } from "../testing/walk.ts"
import { cartDiscounts } from "./cartDiscounts.ts"
import { cartLines } from "./cartLines.ts"
import { cartPlaces } from "./cartPlaces.ts"
import type { StatesOf } from "./model.ts"
import { refusal } from "./refusals.ts"
import { after, answerPrice, atCart, atCheckout, atMenu, confirmPrice, goTo, openAt } from "./visit.ts"

/** The cart's states, by the certainty of its price; then by content, delivery method and discounts. */
export const cartStates: StatesOf<Certainty["_tag"]> = {
  Empty: { story: "the cart is empty", reach: (visit) => openAt(visit, { _tag: "Cart" }) },
  Pending: { story: "the server is validating the price", reach: atCart },
  Confirmed: { story: "the server has confirmed the price", reach: (visit) => after(atCart(visit), confirmPrice) },
  Refused: {
    story: "the store does not sell it",
    reach: (visit) => after(atCart(visit), (shop) => shop.fail("ValidatePrice", refusal(3018, visit))),
  },
  Unconfirmed: {
    story: "the server did not answer; the call is retried",
    reach: (visit) => after(atCart(visit), (shop) => shop.fail("ValidatePrice", { _tag: "Unreachable" })),
  },
  lineChanged: {
    story: "a pizza's price differs from the menu's: old and new are shown",
    reach: (visit) => after(atCart(visit), answerPrice({ ...priceOf(309) })),
  },
  totalChanged: {
    story: "the total differs from the server's previous one",
    reach: (visit) =>
      goTo(
        after(
          atCheckout(visit),
          placeOrder,
          (shop) => shop.fail("PlaceOrder", { ...refusal(1002, visit, 409), price: priceOf(309) }),
          (shop) => shop.answer("ValidatePrice", priceOf(309)),
        ),
        { _tag: "Cart" },
      ),
  },
  ...cartLines,
  ...cartPlaces,
  ...cartDiscounts,
  extrasAsked: {
    story: "the checkout button was pressed; upsells are being loaded",
    reach: (visit) => after(atCart(visit), confirmPrice, (shop) => shop.send({ type: "CheckoutWanted" })),
  },
  ofYesterday: {
    story: "the cart of an earlier visit, its store not loaded yet",
    reach: (visit) => {
      const earlier = after(atMenu(visit), (shop) =>
        shop.send({ type: "ProductAdded", productId: "p2", variationCode: "VEGG_AM40", quantity: 3 }),
      )
      const saved = earlier.told().findLast((command) => command.type === "SaveCart")
      return openAt(visit, { _tag: "Cart" }, saved?.type === "SaveCart" ? { cart: saved.cart } : {})
    },
  },
}

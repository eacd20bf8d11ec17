import type { Certainty } from "@skorpe/core/validation"
import { after, atCart, atMenu, confirmPrice, openAt } from "./visit.ts"
import type { StatesOf } from "./model.ts"

const refused = (code: number, message: string) => ({ _tag: "Refused", status: 400, problems: [{ code, message }] })

/** The cart, by how sure its price is. */
export const cartStates: StatesOf<Certainty["_tag"]> = {
  Empty: { story: "nothing is in the cart", reach: (visit) => openAt(visit, { _tag: "Cart" }) },
  Pending: { story: "the server is asked what it costs", reach: atCart },
  Confirmed: { story: "the server has said what it costs", reach: (visit) => after(atCart(visit), confirmPrice) },
  Refused: {
    story: "the store does not sell it",
    reach: (visit) => after(atCart(visit), (shop) => shop.fail("ValidatePrice", refused(3018, "3018"))),
  },
  Unconfirmed: {
    story: "nobody has answered: it is tried again",
    reach: (visit) => after(atCart(visit), (shop) => shop.fail("ValidatePrice", { _tag: "Unreachable" })),
  },
  couponRefused: {
    story: "the code has been used before",
    reach: (visit) =>
      after(
        atCart(visit),
        (shop) => shop.send({ type: "CouponEntered", code: "PIZZA50" }),
        (shop) => shop.wait(1000),
        (shop) => shop.fail("ValidatePrice", refused(3133, "3133")),
      ),
  },
  ofYesterday: {
    story: "what was put in the cart on an earlier visit is there, its store not fetched yet",
    reach: (visit) => {
      const earlier = after(atMenu(visit), (shop) =>
        shop.send({ type: "ProductAdded", productId: "p2", variationCode: "VEGG_AM40", quantity: 3 }),
      )
      const saved = earlier.told().findLast((command) => command.type === "SaveCart")
      return openAt(visit, { _tag: "Cart" }, saved?.type === "SaveCart" ? { cart: saved.cart } : {})
    },
  },
}

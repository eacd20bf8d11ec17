import type { ConfirmTopic, DialogContent } from "@skorpe/core/dialog"
import type { Menu } from "@skorpe/core/menu"
import { menu, priceOf, status, store } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { refusal } from "./cart.ts"
import { couponStates } from "./coupons.ts"
import { addPizza, after, atCart, atFullCart, atMenu, atTorget, goTo, logIn } from "./visit.ts"
import type { States, StatesOf, Visit } from "./model.ts"

/** The cart has come along to another store, which has this menu. */
const moved = (visit: Visit, itsMenu: Menu, its: object = {}): SceneShop => {
  const shop = after(atCart(visit), (at) => at.send({ type: "StoreChosen", storeSlug: "brygga" }))
  shop.answer("LoadStore", { store: { ...store, id: "no-2", slug: "brygga", name: "Brygga" }, menu: itsMenu })
  shop.answer("LoadStatus", { ...status, ...its })
  return shop
}

const confirm: StatesOf<ConfirmTopic["_tag"]> = {
  EmptyCart: {
    story: "the whole cart is to go",
    reach: (visit) =>
      after(atCart(visit), (shop) => shop.send({ type: "DialogOpened", dialog: { _tag: "EmptyCart" } })),
  },
  ProductsUnavailable: {
    story: "the store that was chosen does not sell what is in the cart",
    reach: (visit) => moved(visit, { ...menu, products: menu.products.slice(1) }),
  },
  productsSoldOut: {
    story: "what is in the cart is sold out in the store that was chosen",
    reach: (visit) => moved(visit, menu, { soldOutProducts: ["PEPP"] }),
  },
  refusedThere: {
    story: "the server does not have it all in the store that was chosen",
    reach: (visit) =>
      after(
        moved(visit, menu),
        (shop) => shop.wait(1000),
        (shop) => shop.fail("ValidatePrice", refusal(1002, visit)),
      ),
  },
  StoreChange: { why: "no unit asks it: the cart comes along, and what cannot is told" },
}

/** What dialogs ask (SPEC §2.5). A kind without states does not type-check. */
export const dialogs: { readonly [Tag in DialogContent["_tag"]]: States } = {
  CouponCodes: couponStates,
  LoyaltyPrompt: {
    asked: {
      story: "points would do for a part of it",
      reach: (visit) => {
        const shop = after(atMenu(visit, { loggedIn: true }), logIn, addPizza, (at) => at.wait(1000))
        shop.answer("ValidatePrice", { ...priceOf(299), canUseLoyaltyDiscount: true })
        return goTo(shop, { _tag: "Checkout" })
      },
    },
  },
  Ingredients: {
    asked: {
      story: "a product is to be made one's own",
      reach: (visit) =>
        after(atMenu(visit), (shop) =>
          shop.send({
            type: "DialogOpened",
            dialog: { _tag: "Ingredients", variationCode: "PEPP_AM40", lineId: null },
          }),
        ),
    },
  },
  AgeRestriction: {
    asked: {
      story: "beer waits for the customer's age",
      reach: (visit) =>
        after(atTorget(visit), (shop) =>
          shop.send({ type: "ProductAdded", productId: "p9", variationCode: "PILS", quantity: 2 }),
        ),
    },
  },
  CouponNotForMethod: {
    asked: {
      story: "the code is not for carry-out",
      reach: (visit) =>
        after(
          atCart(visit),
          (shop) => shop.send({ type: "CouponEntered", code: "HJEM" }),
          (shop) => shop.wait(1000),
          (shop) => shop.fail("ValidatePrice", refusal(3136, visit)),
        ),
    },
    toCarryout: {
      story: "the code is not for what is brought",
      reach: (visit) =>
        after(
          atFullCart(visit),
          (shop) => shop.send({ type: "MethodChosen", method: "delivery" }),
          (shop) => shop.send({ type: "CouponEntered", code: "HENT" }),
          (shop) => shop.wait(1000),
          (shop) => shop.fail("ValidatePrice", refusal(3136, visit)),
        ),
    },
  },
  Confirm: confirm,
}

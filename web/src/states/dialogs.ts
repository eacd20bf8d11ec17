import type { ConfirmTopic, DialogContent } from "@skorpe/core/dialog"
import { kroner } from "@skorpe/core/money"
import type { Product } from "@skorpe/core/menu"
import { menu, priceOf, status, store } from "../testing/samples.ts"
import { addPizza, after, atCart, atMenu, goTo, logIn, openAt } from "./visit.ts"
import type { States, StatesOf, Visit } from "./model.ts"

const beerName = { nb: "Pils", sv: "Lageröl", en: "Lager" }

const beer = (like: Product): Product => ({
  ...like,
  id: "p9",
  kind: "PRODUCT",
  name: beerName,
  slug: "pils",
  category: "Beer",
  alcohol: 4.7,
  ingredients: [],
  variations: [{ code: "PILS", productCode: "PILS", price: kroner(89), size: beerName, soldOutUntil: null }],
})

const atBar = (visit: Visit) =>
  after(openAt(visit, { _tag: "Menu", storeSlug: "torget" }), (shop) =>
    shop.answer("LoadStore", {
      store,
      menu: { ...menu, products: [...menu.products, ...menu.products.slice(0, 1).map(beer)] },
    }),
  )

const confirm: StatesOf<ConfirmTopic["_tag"]> = {
  EmptyCart: {
    story: "the whole cart is to go",
    reach: (visit) =>
      after(atCart(visit), (shop) => shop.send({ type: "DialogOpened", dialog: { _tag: "EmptyCart" } })),
  },
  ProductsUnavailable: {
    story: "the store that was chosen does not sell what is in the cart",
    reach: (visit) => {
      const shop = after(atCart(visit), (at) => at.send({ type: "StoreChosen", storeSlug: "brygga" }))
      shop.answer("LoadStore", {
        store: { ...store, id: "no-2", slug: "brygga", name: "Brygga" },
        menu: { ...menu, products: menu.products.slice(1) },
      })
      shop.answer("LoadStatus", status)
      return shop
    },
  },
  StoreChange: { why: "no unit asks it: the cart comes along, and what cannot is told" },
}

/** What dialogs ask (SPEC §2.5). A kind without states does not type-check. */
export const dialogs: { readonly [Tag in DialogContent["_tag"]]: States } = {
  CouponCodes: {
    asked: {
      story: "a code is to be typed",
      reach: (visit) =>
        after(atCart(visit), (shop) => shop.send({ type: "DialogOpened", dialog: { _tag: "CouponCodes" } })),
    },
  },
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
        after(atBar(visit), (shop) =>
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
          (shop) =>
            shop.fail("ValidatePrice", {
              _tag: "Refused",
              status: 400,
              problems: [{ code: 3136, message: "3136" }],
            }),
        ),
    },
  },
  Confirm: confirm,
}

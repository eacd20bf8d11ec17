import type { ConfirmTopic, DialogContent } from "@skorpe/core/domain/dialog"
import type { Menu } from "@skorpe/core/domain/menu"
import { kroner } from "@skorpe/core/domain/money"
import { menu, priceOf, status, store } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { enterCodes } from "../testing/walk.ts"
import { askedAgain, askedAgainElsewhere } from "./again.ts"
import { refusal } from "./refusals.ts"
import { couponStates } from "./coupons.ts"
import { doorAddress } from "./storePanels.ts"
import { addPizza, after, askedToMove, atCart, atFullCart, atMenu, atTorget, goTo, logIn } from "./visit.ts"
import type { States, StatesOf, Visit } from "./model.ts"

/** Moves the cart to another store with this menu and status. */
const moved = (visit: Visit, itsMenu: Menu, its: object = {}): SceneShop => {
  const shop = after(atCart(visit), (at) => at.send({ type: "StoreChosen", storeSlug: "brygga" }))
  shop.answer("LoadStore", { store: { ...store, id: "no-2", slug: "brygga", name: "Brygga" }, menu: itsMenu })
  shop.answer("LoadStatus", { ...status, ...its })
  return shop
}

/** The same menu with each price ten kroner higher. */
const dearer: Menu = {
  ...menu,
  products: menu.products.map((product) => {
    const [first, ...others] = product.variations.map((one) => ({ ...one, price: kroner(one.price / 100 + 10) }))
    return first ? { ...product, variations: [first, ...others] } : product
  }),
}

const confirm: StatesOf<ConfirmTopic["_tag"]> = {
  Reorder: {
    story: "an earlier order is asked for, and a pizza is in the cart",
    reach: askedAgain,
  },
  reorderMoves: {
    story: "an earlier order of another store is asked for: the cart would move there",
    reach: askedAgainElsewhere,
  },
  EmptyCart: {
    story: "emptying the cart is to be confirmed",
    reach: (visit) =>
      after(atCart(visit), (shop) => shop.send({ type: "DialogOpened", dialog: { _tag: "EmptyCart" } })),
  },
  ProductsUnavailable: {
    story: "the chosen store does not sell the cart's products",
    reach: (visit) => moved(visit, { ...menu, products: menu.products.slice(1) }),
  },
  productsSoldOut: {
    story: "the cart's products are sold out at the chosen store",
    reach: (visit) => moved(visit, menu, { soldOutProducts: ["PEPP"] }),
  },
  refusedThere: {
    story: "the server refuses a product at the chosen store",
    reach: (visit) =>
      after(
        moved(visit, menu),
        (shop) => shop.wait(1000),
        (shop) => shop.fail("ValidatePrice", refusal(1002, visit)),
      ),
  },
  StoreChange: {
    story: "a pizza of another store is to be added: the cart would move there",
    reach: (visit) => askedToMove(visit),
  },
  storeChangeLoses: {
    story: "the cart would move to a closed store that lacks some of it and does not come to the arena",
    reach: (visit) =>
      askedToMove(
        visit,
        [
          (shop) => shop.send({ type: "ProductAdded", productId: "p5", variationCode: "LEMON", quantity: 2 }),
          (shop) => shop.send({ type: "HotspotChosen", hotspotId: "arena", parameters: { seat: "12-7" } }),
        ],
        { open: false, changesAt: Date.UTC(2026, 10, 22, 10) },
      ),
  },
  storeChangeCosts: {
    story: "the cart would move to a store that costs more, does not deliver there, and has no next opening",
    reach: (visit) =>
      askedToMove(
        visit,
        [
          (shop) => shop.send({ type: "MethodChosen", method: "delivery" }),
          (shop) => shop.send({ type: "AddressChosen", address: doorAddress }),
        ],
        { open: false, changesAt: null },
        dearer,
      ),
  },
}

/** The states of every dialog (SPEC §2.5). A dialog without states does not type-check. */
export const dialogs: { readonly [Tag in DialogContent["_tag"]]: States } = {
  CouponCodes: couponStates,
  LoyaltyPrompt: {
    asked: {
      story: "points can pay for a part",
      reach: (visit) => {
        const shop = after(atMenu(visit, { loggedIn: true }), logIn, addPizza, (at) => at.wait(1000))
        shop.answer("ValidatePrice", { ...priceOf(299), canUseLoyaltyDiscount: true })
        return goTo(shop, { _tag: "Checkout" })
      },
    },
  },
  Ingredients: {
    asked: {
      story: "the ingredients of a product can be changed",
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
      story: "beer requires the customer's age",
      reach: (visit) =>
        after(atTorget(visit), (shop) =>
          shop.send({ type: "ProductAdded", productId: "p9", variationCode: "PILS", quantity: 2 }),
        ),
    },
  },
  CouponNotForMethod: {
    asked: {
      story: "the code is not valid for carry-out",
      reach: (visit) =>
        after(
          atCart(visit),
          (shop) => enterCodes(shop, "HJEM"),
          (shop) => shop.wait(1000),
          (shop) => shop.fail("ValidatePrice", refusal(3136, visit)),
        ),
    },
    toCarryout: {
      story: "the code is not valid for delivery",
      reach: (visit) =>
        after(
          atFullCart(visit),
          (shop) => shop.send({ type: "MethodChosen", method: "delivery" }),
          (shop) => enterCodes(shop, "HENT"),
          (shop) => shop.wait(1000),
          (shop) => shop.fail("ValidatePrice", refusal(3136, visit)),
        ),
    },
  },
  Confirm: confirm,
}

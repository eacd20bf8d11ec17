import type { AccountPlace } from "../shop/useAccount.ts"
import { order } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { torget } from "../testing/stores.ts"
import {
  addPizza,
  after,
  atCart,
  atMenu,
  atTorget,
  confirmPrice,
  goTo,
  logIn,
  logInForCompany,
  openAt,
} from "./visit.ts"
import type { States, StatesOf, Visit } from "./model.ts"

/** The account link in the header (SPEC §2.3). */
const accounts: StatesOf<AccountPlace["kind"]> = {
  nobody: { story: "a guest: a link to log in", reach: (visit) => openAt(visit, { _tag: "Contact" }) },
  customer: {
    story: "a customer: a link to the account",
    reach: (visit) => after(openAt(visit, { _tag: "Contact" }, { loggedIn: true }), logIn),
  },
  recognised: {
    story: "a returning customer whose account is still loading",
    reach: (visit) => openAt(visit, { _tag: "Contact" }, { loggedIn: true }),
  },
  organisation: {
    story: "a company: a link to its page",
    reach: (visit) => after(openAt(visit, { _tag: "Contact" }, { loggedIn: true }), logInForCompany()),
  },
}

const toArena = (shop: SceneShop): void =>
  shop.send({ type: "HotspotChosen", hotspotId: "arena", parameters: { seat: "12-7" } })

/** The store in the header. */
const stores: States = {
  kept: {
    story: "the store of an earlier visit",
    reach: (visit) => openAt(visit, { _tag: "Contact" }, { store: { id: "no-1", slug: "torget", name: "Torget" } }),
  },
  hotspot: {
    story: "the store and the arena to which it delivers, with a pizza in the cart",
    reach: (visit) =>
      after(goTo(after(atTorget(visit), addPizza, toArena), { _tag: "Contact" }), (shop) => shop.wait(6000)),
  },
}

const kept = { orderId: order.orderId, acknowledged: true, redirect: null }
const bake = (shop: SceneShop): void => shop.answer("LoadOrder", order)
const brought = {
  ...order,
  tracking: { ...order.tracking, status: "placed" as const, deliveryMethod: "delivery" as const, steps: [] },
}

/** The bar with the order under way, at the bottom of every page except the order's own. */
const underWay: States = {
  landing: {
    story: "the landing page while an order is made: it is not offered again",
    reach: (visit) =>
      after(
        openAt(visit, { _tag: "Landing" }, { lastOrder: kept }),
        (shop) => shop.answer("LoadStores", [torget]),
        bake,
      ),
  },
  menu: {
    story: "the menu with another pizza in the cart while an order is made",
    reach: (visit) => after(atMenu(visit, { lastOrder: kept }), addPizza, bake, (shop) => shop.wait(6000)),
  },
  sent: {
    story: "a delivery that the store has not answered yet",
    reach: (visit) =>
      after(openAt(visit, { _tag: "Contact" }, { lastOrder: kept }), (shop) => shop.answer("LoadOrder", brought)),
  },
}

const inApp = (visit: Visit): Visit => ({ ...visit, isNative: true })

/** The app's webview, which has its own account and footer. */
const webview: States = {
  landing: { story: "the landing page in the app", reach: (visit) => openAt(inApp(visit), { _tag: "Landing" }) },
  menu: { story: "the menu in the app", reach: (visit) => atMenu(inApp(visit)) },
  cart: { story: "the cart in the app", reach: (visit) => after(atCart(inApp(visit)), confirmPrice) },
}

/** The states of the shell around every screen, by what changes it. */
export const shellStates = { Account: accounts, Store: stores, Webview: webview, UnderWay: underWay }

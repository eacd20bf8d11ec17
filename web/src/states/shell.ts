import type { AccountPlace } from "../app/useAccount.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
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

/** Whose shop it is: the way to the own account in the header (SPEC §2.3). */
const accounts: StatesOf<AccountPlace["kind"]> = {
  nobody: { story: "the way to log in", reach: (visit) => openAt(visit, { _tag: "Contact" }) },
  customer: {
    story: "the way to the customer's own page",
    reach: (visit) => after(openAt(visit, { _tag: "Contact" }, { loggedIn: true }), logIn),
  },
  recognised: {
    story: "somebody was logged in here; who it is, is on its way",
    reach: (visit) => openAt(visit, { _tag: "Contact" }, { loggedIn: true }),
  },
  organisation: {
    story: "the way to the company's page",
    reach: (visit) => after(openAt(visit, { _tag: "Contact" }, { loggedIn: true }), logInForCompany()),
  },
}

const toArena = (shop: SceneShop): void =>
  shop.send({ type: "HotspotChosen", hotspotId: "arena", parameters: { seat: "12-7" } })

/** Which store the header names. */
const stores: States = {
  kept: {
    story: "the store of an earlier visit",
    reach: (visit) => openAt(visit, { _tag: "Contact" }, { store: { id: "no-1", slug: "torget", name: "Torget" } }),
  },
  hotspot: {
    story: "the store, and the arena that it brings to; a pizza in the cart",
    reach: (visit) =>
      after(goTo(after(atTorget(visit), addPizza, toArena), { _tag: "Contact" }), (shop) => shop.wait(6000)),
  },
}

const inApp = (visit: Visit): Visit => ({ ...visit, isNative: true })

/** The app's webview, which has an account and a foot of its own. */
const webview: States = {
  landing: { story: "the first page in the app", reach: (visit) => openAt(inApp(visit), { _tag: "Landing" }) },
  menu: { story: "the menu in the app", reach: (visit) => atMenu(inApp(visit)) },
  cart: { story: "the cart in the app", reach: (visit) => after(atCart(inApp(visit)), confirmPrice) },
}

/** What stands around every screen, by what makes it look otherwise. */
export const shellStates = { Account: accounts, Store: stores, Webview: webview }

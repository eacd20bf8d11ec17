import type { Modal, ModalName } from "@skorpe/core/overlay"
import type { SceneShop } from "../testing/sceneShop.ts"
import { builderStates } from "./builder.ts"
import { atLarge, atManual } from "./cart.ts"
import { dealStates } from "./deals.ts"
import { shelf } from "./extras.ts"
import { currentStoreStates, finderStates, selectorStates, userStoreStates } from "./storePanels.ts"
import {
  addPizza,
  after,
  atFullCart,
  atMenu,
  confirmPrice,
  logIn,
  logInForCompany,
  openAt,
  openPanel,
} from "./visit.ts"
import type { States, Visit } from "./model.ts"

const over = (visit: Visit, modal: Modal): SceneShop => after(atMenu(visit), openPanel(modal))

const open = (modal: Modal): States => ({
  open: { story: "over the menu", reach: (visit) => over(visit, modal) },
})

/** Over the menu of a customer whose name the server knows. */
const known = (modal: Modal): States => ({
  open: {
    story: "over the menu, for a customer who is logged in",
    reach: (visit) => after(atMenu(visit, { loggedIn: true }), logIn, openPanel(modal)),
  },
})

const cart = openPanel({ _tag: "ShoppingCart" })
const removeFirst = (shop: SceneShop): void =>
  shop.send({ type: "LineRemoved", id: shop.views().cart.lines[0]?.id ?? "" })

/** What its page shows of the cart too is there in all its states; here is what the panel has of its own. */
const cartPanel: States = {
  open: {
    story: "a pizza is in it",
    reach: (visit) => after(atMenu(visit), addPizza, (shop) => shop.wait(6_000), confirmPrice, cart),
  },
  empty: { story: "nothing is in it", reach: (visit) => over(visit, { _tag: "ShoppingCart" }) },
  emptyNoStore: {
    story: "nothing is in it, and no store was chosen",
    reach: (visit) => after(openAt(visit, { _tag: "Contact" }), cart),
  },
  removedLast: {
    story: "the last line has just been taken out, and can be had back",
    reach: (visit) => after(atMenu(visit), addPizza, (shop) => shop.wait(6_000), cart, removeFirst),
  },
  modified: { story: "two halves, each with what was done to it", reach: (visit) => after(atFullCart(visit), cart) },
  largeOrder: {
    story: "so many pizzas are for another day",
    only: "no",
    reach: (visit) => after(atLarge(visit), cart),
  },
  manualOrder: {
    story: "so many pizzas that the store wants to be called",
    only: "no",
    reach: (visit) => after(atManual(visit), cart),
  },
}

const offered = (visit: Visit): SceneShop =>
  after(
    atFullCart(visit),
    (shop) => shop.send({ type: "CheckoutWanted" }),
    (shop) => shop.answer("LoadUpsells", [shelf]),
    (shop) => shop.wait(300),
  )

const upsells: States = {
  open: { story: "what fits the cart, before it is paid", reach: offered },
  one: {
    story: "one thing was taken",
    reach: (visit) =>
      after(offered(visit), (shop) =>
        shop.send({ type: "ProductAdded", productId: "p2", variationCode: "VEGG_AM30", quantity: 1 }),
      ),
  },
  taken: {
    story: "two of one thing were taken",
    reach: (visit) =>
      after(offered(visit), (shop) =>
        shop.send({ type: "ProductAdded", productId: "p2", variationCode: "VEGG_AM30", quantity: 2 }),
      ),
  },
}

const picker = openPanel({ _tag: "AccountPicker" })
const picking = (companies: number) => (visit: Visit) =>
  after(atMenu(visit, { loggedIn: true }), logInForCompany(companies), picker)

const accountPicker: States = {
  ...known({ _tag: "AccountPicker" }),
  nobody: { story: "for nobody known", reach: (visit) => over(visit, { _tag: "AccountPicker" }) },
  company: { story: "for oneself or the company, which is chosen", reach: picking(1) },
  companies: { story: "for oneself or one of two companies", reach: picking(2) },
}

/** What each of the fifteen panels can show (SPEC §2.4). A panel without states does not type-check. */
export const panels: Readonly<Record<ModalName, States>> = {
  StoreSelector: selectorStates,
  CurrentStore: currentStoreStates,
  AddressFinder: finderStates,
  ShoppingCart: cartPanel,
  Checkout: open({ _tag: "Checkout" }),
  Upsells: upsells,
  PizzaBuilder: builderStates,
  EditProfile: {
    ...known({ _tag: "EditProfile" }),
    noStore: {
      story: "for a customer who is logged in and has no store",
      reach: (visit) =>
        after(openAt(visit, { _tag: "Contact" }, { loggedIn: true }), logIn, openPanel({ _tag: "EditProfile" })),
    },
  },
  EditOrganisation: known({ _tag: "EditOrganisation", organisationId: "org-1" }),
  AccountPicker: accountPicker,
  RecruitFriend: known({ _tag: "RecruitFriend" }),
  Share: known({ _tag: "Share", code: "VENN-1" }),
  Deals: dealStates,
  UserStore: userStoreStates,
  SignUpOrganisation: known({ _tag: "SignUpOrganisation" }),
}

import type { Modal, ModalName } from "@skorpe/core/domain/overlay"
import type { SceneShop } from "../testing/sceneShop.ts"
import { againPanelStates } from "./again.ts"
import { builderStates } from "./builder.ts"
import { atClosedCart, atLarge, atManual } from "./cartPlaces.ts"
import { dealStates } from "./deals.ts"
import { editProfileStates } from "./editProfile.ts"
import { shelf } from "./extras.ts"
import { editOrganisationStates } from "./organisation.ts"
import { signUpStates } from "./organisationSignUp.ts"
import { recruitStates, shareStates } from "./recruit.ts"
import { sizeStates } from "./sizes.ts"
import { currentStoreStates, finderStates, selectorStates, userStoreStates } from "./storePanels.ts"
import {
  addPizza,
  after,
  askedToMove,
  atFullCart,
  atMenu,
  confirmPrice,
  logIn,
  logInForCompany,
  openAt,
  openPanel,
  sayYes,
} from "./visit.ts"
import type { States, Visit } from "./model.ts"

const overMenu = (visit: Visit, modal: Modal): SceneShop => after(atMenu(visit), openPanel(modal))

const open = (modal: Modal): States => ({
  open: { story: "over the menu", reach: (visit) => overMenu(visit, modal) },
})

/** A panel over the menu, for a customer who is logged in. */
const known = (modal: Modal): States => ({
  open: {
    story: "over the menu, for a customer who is logged in",
    reach: (visit) => after(atMenu(visit, { loggedIn: true }), logIn, openPanel(modal)),
  },
})

const cart = openPanel({ _tag: "ShoppingCart" })
const removeFirst = (shop: SceneShop): void =>
  shop.send({ type: "LineRemoved", id: shop.views().cart.lines[0]?.id ?? "" })

/** The cart panel. States that it shares with the cart screen are among that screen's. */
const cartPanel: States = {
  open: {
    story: "a pizza is in it",
    reach: (visit) => after(atMenu(visit), addPizza, (shop) => shop.wait(6_000), confirmPrice, cart),
  },
  empty: { story: "nothing is in it", reach: (visit) => overMenu(visit, { _tag: "ShoppingCart" }) },
  emptyNoStore: {
    story: "it is empty, and no store is chosen",
    reach: (visit) => after(openAt(visit, { _tag: "Contact" }), cart),
  },
  removedLast: {
    story: "the last line has just been removed and can be restored",
    reach: (visit) => after(atMenu(visit), addPizza, (shop) => shop.wait(6_000), cart, removeFirst),
  },
  modified: { story: "a half-and-half, each half with its changes", reach: (visit) => after(atFullCart(visit), cart) },
  closed: { story: "the store has closed for the night", reach: (visit) => after(atClosedCart(visit), cart) },
  moved: {
    story: "it has just moved to another store, which can be undone",
    reach: (visit) => after(askedToMove(visit), sayYes, cart),
  },
  ...againPanelStates,
  largeOrder: {
    story: "a large order must be for another day",
    only: "no",
    reach: (visit) => after(atLarge(visit), cart),
  },
  manualOrder: {
    story: "an order so large that the store must be called",
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
  open: { story: "the upsells for the cart, before checkout", reach: offered },
  one: {
    story: "one upsell was added",
    reach: (visit) =>
      after(offered(visit), (shop) =>
        shop.send({ type: "ProductAdded", productId: "p2", variationCode: "VEGG_AM30", quantity: 1 }),
      ),
  },
  taken: {
    story: "two of one upsell were added",
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
  nobody: { story: "for a guest", reach: (visit) => overMenu(visit, { _tag: "AccountPicker" }) },
  company: { story: "a private account and a company, which is selected", reach: picking(1) },
  companies: { story: "a private account and two companies", reach: picking(2) },
}

/** The states of each panel (SPEC §2.4). A panel without states does not type-check. */
export const panels: Readonly<Record<ModalName, States>> = {
  StoreSelector: selectorStates,
  CurrentStore: currentStoreStates,
  AddressFinder: finderStates,
  ShoppingCart: cartPanel,
  Checkout: open({ _tag: "Checkout" }),
  Upsells: upsells,
  PizzaBuilder: builderStates,
  SizeSheet: sizeStates,
  EditProfile: editProfileStates,
  EditOrganisation: editOrganisationStates,
  AccountPicker: accountPicker,
  RecruitFriend: recruitStates,
  Share: shareStates,
  Deals: dealStates,
  UserStore: userStoreStates,
  SignUpOrganisation: signUpStates,
}

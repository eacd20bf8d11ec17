import type { Modal, ModalName } from "@skorpe/core/overlay"
import { store } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { addPizza, after, atMenu, confirmPrice, logIn, openPanel } from "./visit.ts"
import type { States, Visit } from "./model.ts"

const listed = (shop: SceneShop): void =>
  shop.answer("LoadStores", [store, { ...store, id: "no-2", slug: "brygga", name: "Brygga" }])

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

const toggle =
  (code: string) =>
  (shop: SceneShop): void =>
    shop.send({ type: "IngredientToggled", code })

const built =
  (...does: readonly ((shop: SceneShop) => void)[]) =>
  (visit: Visit) =>
    after(over(visit, { _tag: "PizzaBuilder", productSlug: "pepperoni", lineId: null }), ...does)

/** What each of the fifteen panels can show (SPEC §2.4). A panel without states does not type-check. */
export const panels: Readonly<Record<ModalName, States>> = {
  StoreSelector: {
    open: {
      story: "begins with the store that is ordered from",
      reach: (visit) => after(over(visit, { _tag: "StoreSelector", showCurrentStore: true }), listed),
    },
    loading: {
      story: "the stores are on their way",
      reach: (visit) => over(visit, { _tag: "StoreSelector", showCurrentStore: false }),
    },
    failed: {
      story: "the stores did not come",
      reach: (visit) =>
        after(over(visit, { _tag: "StoreSelector", showCurrentStore: false }), (shop) =>
          shop.fail("LoadStores", { _tag: "Unreachable" }),
        ),
    },
  },
  CurrentStore: open({ _tag: "CurrentStore" }),
  AddressFinder: {
    open: { story: "over the menu", reach: (visit) => after(over(visit, { _tag: "AddressFinder" }), listed) },
  },
  ShoppingCart: {
    open: {
      story: "a pizza is in it",
      reach: (visit) =>
        after(atMenu(visit), addPizza, (shop) => shop.wait(6_000), confirmPrice, openPanel({ _tag: "ShoppingCart" })),
    },
    empty: { story: "nothing is in it", reach: (visit) => over(visit, { _tag: "ShoppingCart" }) },
  },
  Checkout: open({ _tag: "Checkout" }),
  Upsells: open({ _tag: "Upsells" }),
  PizzaBuilder: {
    open: { story: "a pizza as it comes", reach: built() },
    changed: { story: "ham, mushrooms and garlic sauce on it", reach: built(...["HA", "MU", "S"].map(toggle)) },
    halves: {
      story: "two pizzas in one, with mushrooms on the second",
      reach: built(
        (shop) => shop.send({ type: "DividerMoved", cover: "both" }),
        (shop) => shop.send({ type: "HalfChosen", side: "right", productSlug: "hagen" }),
        (shop) => shop.send({ type: "HalfShown", side: "right" }),
        toggle("MU"),
      ),
    },
    full: {
      story: "ten toppings are on it: no more can be added",
      reach: built(
        ...["HA", "MU", "ON", "PI"].map(toggle),
        ...["HA", "MU", "PE"].map((code) => (shop: SceneShop) => shop.send({ type: "LevelChosen", code, level: 3 })),
      ),
    },
  },
  EditProfile: known({ _tag: "EditProfile" }),
  EditOrganisation: known({ _tag: "EditOrganisation", organisationId: "org-1" }),
  AccountPicker: {
    ...known({ _tag: "AccountPicker" }),
    nobody: { story: "over the menu, for nobody", reach: (visit) => over(visit, { _tag: "AccountPicker" }) },
  },
  RecruitFriend: known({ _tag: "RecruitFriend" }),
  Share: known({ _tag: "Share", code: "VENN-1" }),
  Deals: open({ _tag: "Deals" }),
  UserStore: known({ _tag: "UserStore" }),
  SignUpOrganisation: known({ _tag: "SignUpOrganisation" }),
}

import type { StoreView } from "@skorpe/core/store"
import { menu, status, store } from "../testing/samples.ts"
import { addPizza, after, atMenu, confirmPrice, goTo, openAt } from "./visit.ts"
import type { States, StatesOf, Visit } from "./model.ts"

const menuScreen = { _tag: "Menu", storeSlug: "torget" } as const
const gone = { _tag: "Refused", status: 404, problems: [] }

/** The menu of a store, by how the store stands. */
export const menuStates: StatesOf<StoreView["shown"]["_tag"]> = {
  Idle: { why: "a menu's address asks for its store at once" },
  Loading: { story: "the menu is on its way", reach: (visit) => openAt(visit, menuScreen) },
  Loaded: { story: "the whole menu of an open store, one drink sold out", reach: (visit) => atMenu(visit) },
  Failed: {
    story: "the menu did not come",
    reach: (visit) => after(openAt(visit, menuScreen), (shop) => shop.fail("LoadStore", { _tag: "Unreachable" })),
  },
  Missing: {
    story: "there is no such store",
    reach: (visit) => after(openAt(visit, menuScreen), (shop) => shop.fail("LoadStore", gone)),
  },
  closed: {
    story: "the store has closed for tonight",
    reach: (visit) =>
      after(
        openAt(visit, menuScreen),
        (shop) => shop.answer("LoadStore", { store, menu }),
        (shop) => shop.answer("LoadStatus", { ...status, open: false }),
      ),
  },
  oneKind: {
    story: "only one kind of pizza is shown",
    reach: (visit) =>
      after(atMenu(visit), (shop) => shop.send({ type: "ShelfChosen", category: "Pizza", subCategory: "green" })),
  },
  withCart: {
    story: "a pizza is in the cart, and the word that it went there has gone",
    reach: (visit) => after(atMenu(visit), addPizza, (shop) => shop.wait(6_000), confirmPrice),
  },
}

const atProduct = (visit: Visit, productSlug: string) =>
  goTo(atMenu(visit), { _tag: "Product", storeSlug: "torget", productSlug })

/** The page of one product. */
export const productStates: States = {
  found: { story: "a pizza that can be had", reach: (visit) => atProduct(visit, "pepperoni") },
  soldOut: { story: "a drink that is sold out for today", reach: (visit) => atProduct(visit, "cola") },
  two: {
    story: "two of a large one are wanted",
    reach: (visit) =>
      after(
        atProduct(visit, "pepperoni"),
        (shop) => shop.send({ type: "VariationChosen", code: "PEPP_AM40" }),
        (shop) => shop.send({ type: "QuantityStepped", step: 1 }),
      ),
  },
  missing: { story: "the store sells nothing of that name", reach: (visit) => atProduct(visit, "hawaii-deluxe") },
}

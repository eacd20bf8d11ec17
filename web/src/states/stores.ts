import type { StoreView } from "@skorpe/core/store"
import { menu, order, status, store } from "../testing/samples.ts"
import { torget } from "../testing/stores.ts"
import { addPizza, after, atMenu, goTo, openAt } from "./visit.ts"
import type { States, StatesOf } from "./model.ts"

const brygga = { ...store, id: "no-2", slug: "brygga", name: "Brygga" }

const storeScreen = { _tag: "Store", storeSlug: store.slug } as const

/** The page of one store, by how it stands. */
export const storeStates: StatesOf<StoreView["shown"]["_tag"]> = {
  Idle: { why: "a store's address asks for it at once" },
  Loading: { story: "the store is on its way", reach: (visit) => openAt(visit, storeScreen) },
  Loaded: {
    story: "an open store, its hours and how to reach it",
    reach: (visit) =>
      after(
        openAt(visit, storeScreen),
        (shop) => shop.answer("LoadStore", { store: torget, menu }),
        (shop) => shop.answer("LoadStatus", status),
      ),
  },
  Failed: {
    story: "the store did not come",
    reach: (visit) => after(openAt(visit, storeScreen), (shop) => shop.fail("LoadStore", { _tag: "Unreachable" })),
  },
  Missing: {
    story: "there is no such store",
    reach: (visit) =>
      after(openAt(visit, storeScreen), (shop) =>
        shop.fail("LoadStore", { _tag: "Refused", status: 404, problems: [] }),
      ),
  },
}

/** The list of the stores, by how it stands. */
export const storesStates: StatesOf<StoreView["list"]["_tag"]> = {
  Idle: { why: "the page of the stores asks for them at once" },
  Missing: { why: "the server always has a list, if an empty one" },
  Loading: { story: "the stores are on their way", reach: (visit) => openAt(visit, { _tag: "Stores" }) },
  Loaded: {
    story: "two stores",
    reach: (visit) => after(openAt(visit, { _tag: "Stores" }), (shop) => shop.answer("LoadStores", [store, brygga])),
  },
  Failed: {
    story: "the stores did not come",
    reach: (visit) =>
      after(openAt(visit, { _tag: "Stores" }), (shop) => shop.fail("LoadStores", { _tag: "Unreachable" })),
  },
}

const kept = { orderId: order.orderId, acknowledged: true, redirect: null }

/** The first page. */
export const landingStates: States = {
  visitor: {
    story: "somebody who has never been here",
    reach: (visit) => after(openAt(visit, { _tag: "Landing" }), (shop) => shop.answer("LoadStores", [store, brygga])),
  },
  coming: { story: "the stores are on their way", reach: (visit) => openAt(visit, { _tag: "Landing" }) },
  orderedBefore: {
    story: "somebody who has ordered before can have the same again",
    reach: (visit) =>
      after(
        openAt(visit, { _tag: "Landing" }, { lastOrder: kept }),
        (shop) => shop.answer("LoadStores", [store]),
        (shop) => shop.answer("LoadOrder", order),
      ),
  },
  withCart: {
    story: "somebody who has come back from the menu with a pizza in the cart",
    reach: (visit) =>
      after(
        goTo(after(atMenu(visit), addPizza), { _tag: "Landing" }),
        (shop) => shop.answer("LoadStores", [store]),
        (shop) => shop.wait(6_000),
      ),
  },
}

import type { FinderView, NoPosition } from "@skorpe/core/address"
import type { StoreView } from "@skorpe/core/store"
import { customer, menu, order, status, store } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { bryggen, torget } from "../testing/stores.ts"
import { addPizza, after, atMenu, atTorget, goTo, openAt } from "./visit.ts"
import type { Reached, StatesOf, States, Visit } from "./model.ts"

const brygga = { ...store, id: "no-2", slug: "brygga", name: "Brygga" }

/** Everything has another hour now and then: closed on Saturdays, open past midnight, a day out of the row. */
const nightly = {
  ...bryggen,
  openingHours: [
    ...bryggen.openingHours.map((entry) => ({ ...entry, closingHours: "02:00" })),
    { weekDay: "2026-11-24", openingHours: "00:00", closingHours: "00:00" },
  ],
}

const atStore = (one: object) => (visit: Visit) =>
  after(openAt(visit, storeScreen), (shop) => shop.answer("LoadStore", { store: { ...torget, ...one }, menu }))

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
  yours: {
    story: "the store that the customer orders from",
    reach: (visit) => goTo(atTorget(visit), storeScreen),
  },
  favourite: {
    story: "the store that a customer mostly orders from",
    reach: (visit) =>
      after(
        openAt(visit, storeScreen, { loggedIn: true }),
        (shop) => shop.answer("LoadUser", { ...customer, favoriteStore: torget.id }),
        (shop) => shop.answer("LoadStore", { store: torget, menu }),
      ),
  },
  nightly: {
    story: "a store that brings nothing: open past midnight, closed today, open all day on Tuesday",
    reach: atStore({ ...nightly, slug: store.slug }),
  },
  openNow: {
    story: "the store is open, nobody knows until when",
    reach: (visit) => after(atStore({})(visit), (shop) => shop.answer("LoadStatus", { ...status, changesAt: null })),
  },
  closedNow: {
    story: "the store is closed, nobody knows until when",
    reach: (visit) =>
      after(atStore({})(visit), (shop) => shop.answer("LoadStatus", { ...status, open: false, changesAt: null })),
  },
  special: {
    story: "a store whose week is not as usual",
    reach: atStore({
      schedule: {
        customSchedulesEnabled: true,
        hoursOfOperation: store.openingHours.map((entry) => ({ ...entry, openingHours: "15:00" })),
      },
    }),
  },
}

const atList = (visit: Visit): SceneShop =>
  after(openAt(visit, { _tag: "Stores" }), (shop) => shop.answer("LoadStores", [torget, bryggen]))

const find = (query: string) => (shop: SceneShop) => shop.send({ type: "StoresFiltered", query })
const ask = (shop: SceneShop): void => shop.send({ type: "NearbyWanted" })

const position = { latitude: 59.92, longitude: 10.76 }

/** What comes of "near me", over whatever list of stores. */
export const nearbyOver = (list: (visit: Visit) => SceneShop): Readonly<Record<`near-${Near}`, Reached>> => {
  const answered = (answer: object) => (visit: Visit) =>
    after(list(visit), ask, (shop) => shop.answer("ReadPosition", answer))
  return {
    "near-Asking": { story: "the device is asked where it is", reach: (visit) => after(list(visit), ask) },
    "near-Here": { story: "the nearest first", reach: answered({ _tag: "Here", position }) },
    "near-denied": { story: "the device may not say", reach: answered({ _tag: "Nowhere", reason: "denied" }) },
    "near-unavailable": { story: "the device cannot say", reach: answered({ _tag: "Nowhere", reason: "unavailable" }) },
    "near-timeout": { story: "the device did not say", reach: answered({ _tag: "Nowhere", reason: "timeout" }) },
  }
}

type Near = Exclude<FinderView["here"]["_tag"], "Unasked" | "Nowhere"> | NoPosition

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
  found: { story: "one fits what is typed", reach: (visit) => after(atList(visit), find("berg")) },
  noneFits: { story: "none fits what is typed", reach: (visit) => after(atList(visit), find("månen")) },
  tooFar: {
    story: "the customer is where the one that brings does not go",
    reach: (visit) =>
      after(atList(visit), ask, (shop) => shop.answer("ReadPosition", { _tag: "Here", position: bryggen.position })),
  },
  ...nearbyOver(atList),
}

const kept = { orderId: order.orderId, acknowledged: true, redirect: null }

/** The first page. */
export const landingStates: States = {
  visitor: {
    story: "somebody who has never been here",
    reach: (visit) => after(openAt(visit, { _tag: "Landing" }), (shop) => shop.answer("LoadStores", [store, brygga])),
  },
  coming: { story: "the stores are on their way", reach: (visit) => openAt(visit, { _tag: "Landing" }) },
  failed: {
    story: "the stores did not come",
    reach: (visit) =>
      after(openAt(visit, { _tag: "Landing" }), (shop) => shop.fail("LoadStores", { _tag: "Unreachable" })),
  },
  withStore: {
    story: "somebody who has come back from the menu of a store, with nothing in the cart",
    reach: (visit) =>
      after(goTo(atMenu(visit), { _tag: "Landing" }), (shop) => shop.answer("LoadStores", [store, brygga])),
  },
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

import type { FinderView } from "@skorpe/core/units/address"
import type { NoPosition } from "@skorpe/core/domain/address"
import { reorderOf } from "@skorpe/core/units/lastOrder"
import type { StoreView } from "@skorpe/core/units/store"
import { customer, menu, order, status, store } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { bryggen, doors, offer, torget } from "../testing/stores.ts"
import { addPizza, after, atMenu, atTorget, goTo, openAt } from "./visit.ts"
import type { Reached, StatesOf, States, Visit } from "./model.ts"

const brygga = { ...store, id: "no-2", slug: "brygga", name: "Brygga" }

/** A store with irregular hours: closed on Saturdays, open past midnight, and one special day. */
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

/** The store page's states, by the loading of the store; then by its hours and the customer. */
export const storeStates: StatesOf<StoreView["shown"]["_tag"]> = {
  Idle: { why: "the store screen loads the store at once" },
  Loading: { story: "the store is loading", reach: (visit) => openAt(visit, storeScreen) },
  Loaded: {
    story: "an open store with its hours and contact",
    reach: (visit) =>
      after(
        openAt(visit, storeScreen),
        (shop) => shop.answer("LoadStore", { store: torget, menu }),
        (shop) => shop.answer("LoadStatus", status),
      ),
  },
  Failed: {
    story: "loading the store failed",
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
    story: "the customer's favourite store",
    reach: (visit) =>
      after(
        openAt(visit, storeScreen, { loggedIn: true }),
        (shop) => shop.answer("LoadUser", { ...customer, favoriteStore: torget.id }),
        (shop) => shop.answer("LoadStore", { store: torget, menu }),
      ),
  },
  nightly: {
    story: "a store without delivery: open past midnight, closed today, open all day on Tuesday",
    reach: atStore({ ...nightly, slug: store.slug }),
  },
  openNow: {
    story: "the store is open, its closing time unknown",
    reach: (visit) => after(atStore({})(visit), (shop) => shop.answer("LoadStatus", { ...status, changesAt: null })),
  },
  closedNow: {
    story: "the store is closed, its opening time unknown",
    reach: (visit) =>
      after(atStore({})(visit), (shop) => shop.answer("LoadStatus", { ...status, open: false, changesAt: null })),
  },
  special: {
    story: "a store with unusual hours all week",
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

/** The states of "near me", on any list of stores. */
export const nearbyOver = (list: (visit: Visit) => SceneShop): Readonly<Record<`near-${Near}`, Reached>> => {
  const answered = (answer: object) => (visit: Visit) =>
    after(list(visit), ask, (shop) => shop.answer("ReadPosition", answer))
  return {
    "near-Asking": { story: "the device is asked for its position", reach: (visit) => after(list(visit), ask) },
    "near-Here": { story: "the nearest store is first", reach: answered({ _tag: "Here", position }) },
    "near-denied": {
      story: "permission for the position is denied",
      reach: answered({ _tag: "Nowhere", reason: "denied" }),
    },
    "near-unavailable": {
      story: "the position is unavailable",
      reach: answered({ _tag: "Nowhere", reason: "unavailable" }),
    },
    "near-timeout": { story: "the position timed out", reach: answered({ _tag: "Nowhere", reason: "timeout" }) },
  }
}

type Near = Exclude<FinderView["here"]["_tag"], "Unasked" | "Nowhere"> | NoPosition

/** The store list's states, by its loading; then by search and position. */
export const storesStates: StatesOf<StoreView["list"]["_tag"]> = {
  Idle: { why: "the screen loads the stores at once" },
  Missing: { why: "the server always has a list, possibly empty" },
  Loading: { story: "the stores are loading", reach: (visit) => openAt(visit, { _tag: "Stores" }) },
  Loaded: {
    story: "two stores",
    reach: (visit) => after(openAt(visit, { _tag: "Stores" }), (shop) => shop.answer("LoadStores", [store, brygga])),
  },
  Failed: {
    story: "loading the stores failed",
    reach: (visit) =>
      after(openAt(visit, { _tag: "Stores" }), (shop) => shop.fail("LoadStores", { _tag: "Unreachable" })),
  },
  found: { story: "one store matches the typed text", reach: (visit) => after(atList(visit), find("berg")) },
  noneFits: { story: "no store matches the typed text", reach: (visit) => after(atList(visit), find("månen")) },
  tooFar: {
    story: "the customer is outside the delivering store's area",
    reach: (visit) =>
      after(atList(visit), ask, (shop) => shop.answer("ReadPosition", { _tag: "Here", position: bryggen.position })),
  },
  farAway: {
    story: "no store is near the customer: the distance to the nearest is said",
    reach: (visit) =>
      after(atList(visit), ask, (shop) =>
        shop.answer("ReadPosition", { _tag: "Here", position: { latitude: 69.65, longitude: 18.96 } }),
      ),
  },
  ...nearbyOver(atList),
}

const kept = { orderId: order.orderId, acknowledged: true, redirect: null }
const over = { ...order, tracking: { ...order.tracking, status: "completed" as const } }

/** A visitor who has typed the beginning of an address. */
const typedAt = (visit: Visit): SceneShop =>
  after(
    openAt(visit, { _tag: "Landing" }),
    (shop) => shop.answer("LoadStores", [store, brygga]),
    (shop) => shop.send({ type: "AddressTyped", query: "torgg" }),
    (shop) => shop.wait(500),
  )

/** The landing page's states. */
export const landingStates: States = {
  visitor: {
    story: "a first visit",
    reach: (visit) => after(openAt(visit, { _tag: "Landing" }), (shop) => shop.answer("LoadStores", [store, brygga])),
  },
  coming: { story: "the stores are loading", reach: (visit) => openAt(visit, { _tag: "Landing" }) },
  failed: {
    story: "loading the stores failed",
    reach: (visit) =>
      after(openAt(visit, { _tag: "Landing" }), (shop) => shop.fail("LoadStores", { _tag: "Unreachable" })),
  },
  addresses: {
    story: "an address is being typed: three are suggested",
    reach: (visit) => after(typedAt(visit), (shop) => shop.answer("FindAddresses", doors)),
  },
  noAddress: {
    story: "no address matches: the ways on are named",
    reach: (visit) => after(typedAt(visit), (shop) => shop.answer("FindAddresses", [])),
  },
  addressPicked: {
    story: "an address was picked, and the panel with its stores closed again",
    reach: (visit) =>
      after(
        typedAt(visit),
        (shop) => shop.answer("FindAddresses", doors),
        (shop) => shop.send({ type: "AddressPicked", index: 1 }),
        (shop) => shop.answer("FindStores", offer),
      ),
  },
  withStore: {
    story: "after a visit to a store's menu, with an empty cart",
    reach: (visit) =>
      after(goTo(atMenu(visit), { _tag: "Landing" }), (shop) => shop.answer("LoadStores", [store, brygga])),
  },
  orderedBefore: {
    story: "a returning customer can repeat the last order",
    reach: (visit) =>
      after(
        openAt(visit, { _tag: "Landing" }, { lastOrder: kept }),
        (shop) => shop.answer("LoadStores", [store]),
        (shop) => shop.answer("LoadOrder", over),
      ),
  },
  ordersAgain: {
    story: "the last order is wanted again, and its store's menu is loading",
    reach: (visit) =>
      after(
        openAt(visit, { _tag: "Landing" }, { lastOrder: kept }),
        (shop) => shop.answer("LoadStores", [store]),
        (shop) => shop.answer("LoadOrder", over),
        (shop) => shop.send(reorderOf(over)),
      ),
  },
  stillBaking: {
    story: "the last order is baking: it is followed, and not offered again",
    reach: (visit) =>
      after(
        openAt(visit, { _tag: "Landing" }, { lastOrder: kept }),
        (shop) => shop.answer("LoadStores", [store]),
        (shop) => shop.answer("LoadOrder", order),
      ),
  },
  withCart: {
    story: "after a visit to a store's menu, with a pizza in the cart",
    reach: (visit) =>
      after(
        goTo(after(atMenu(visit), addPizza), { _tag: "Landing" }),
        (shop) => shop.answer("LoadStores", [store]),
        (shop) => shop.wait(6_000),
      ),
  },
}

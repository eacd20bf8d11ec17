import type { FinderView, SearchStep } from "@skorpe/core/address"
import type { DefaultStoreView } from "@skorpe/core/defaultStore"
import { customer } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { bryggen, doors, offer, torget } from "../testing/stores.ts"
import { nearbyOver } from "./stores.ts"
import { after, atMenu, atTorget, logIn, openAt, openPanel } from "./visit.ts"
import type { States, StatesAlso, StatesOf, Visit } from "./model.ts"

const listed = (shop: SceneShop): void => shop.answer("LoadStores", [torget, bryggen])
const unlisted = (shop: SceneShop): void => shop.fail("LoadStores", { _tag: "Unreachable" })

const selecting = (visit: Visit, showCurrentStore: boolean): SceneShop =>
  after(atTorget(visit), openPanel({ _tag: "StoreSelector", showCurrentStore }))
const selected = (visit: Visit): SceneShop => after(selecting(visit, false), listed)

/** Which store to order from. */
export const selectorStates: States = {
  open: {
    story: "begins with the store that is ordered from",
    reach: (visit) => after(selecting(visit, true), listed),
  },
  loading: { story: "the stores are on their way", reach: (visit) => selecting(visit, false) },
  failed: { story: "the stores did not come", reach: (visit) => after(selecting(visit, false), unlisted) },
  found: {
    story: "one fits what is typed",
    reach: (visit) => after(selected(visit), (shop) => shop.send({ type: "StoresFiltered", query: "berg" })),
  },
  noneFits: {
    story: "none fits what is typed",
    reach: (visit) => after(selected(visit), (shop) => shop.send({ type: "StoresFiltered", query: "månen" })),
  },
  ...nearbyOver(selected),
}

const atCurrent = (visit: Visit): SceneShop => after(atTorget(visit), openPanel({ _tag: "CurrentStore" }))
const byDoor = (shop: SceneShop): void => shop.send({ type: "MethodChosen", method: "delivery" })
const [door] = doors
const address = {
  street: `${door?.street} ${door?.number}`,
  postalCode: door?.postalCode ?? "",
  city: door?.city ?? "",
  position: torget.position,
  deliveryDescription: "",
}
const toArena = (seat?: string) => (shop: SceneShop) =>
  shop.send({ type: "HotspotChosen", hotspotId: "arena", parameters: seat === undefined ? {} : { seat } })

/** The store in hand, and how it hands the food over. */
export const currentStoreStates: States = {
  open: { story: "the food is collected", reach: atCurrent },
  noStore: {
    story: "no store was chosen yet",
    reach: (visit) => after(openAt(visit, { _tag: "Contact" }), openPanel({ _tag: "CurrentStore" })),
  },
  collectOnly: {
    story: "a store that brings nothing",
    reach: (visit) => after(atMenu(visit), openPanel({ _tag: "CurrentStore" })),
  },
  noAddress: { story: "it is brought, nobody knows where to", reach: (visit) => after(atCurrent(visit), byDoor) },
  address: {
    story: "it is brought to a door",
    reach: (visit) => after(atCurrent(visit), byDoor, (shop) => shop.send({ type: "AddressChosen", address })),
  },
  hotspot: {
    story: "it is brought to the arena, which asks for the seat",
    reach: (visit) => after(atCurrent(visit), toArena()),
  },
  hotspotFault: { story: "no such seat", reach: (visit) => after(atCurrent(visit), toArena("for langt bak")) },
  hotspotSeat: {
    story: "it is brought to a seat of the arena",
    reach: (visit) => after(atCurrent(visit), toArena("12-7")),
  },
  known: {
    story: "somebody who is logged in can choose a favourite",
    reach: (visit) => after(atTorget(visit, { loggedIn: true }), logIn, openPanel({ _tag: "CurrentStore" })),
  },
}

const atFinder = (visit: Visit): SceneShop =>
  after(openAt(visit, { _tag: "LoggedOut" }), openPanel({ _tag: "AddressFinder" }), listed)
const typed = (shop: SceneShop): void => shop.send({ type: "AddressTyped", query: "torgg" })
const searched = (visit: Visit): SceneShop => after(atFinder(visit), typed, (shop) => shop.wait(500))
const suggested = (visit: Visit): SceneShop => after(searched(visit), (shop) => shop.answer("FindAddresses", doors))
const picked = (visit: Visit): SceneShop =>
  after(suggested(visit), (shop) => shop.send({ type: "AddressPicked", index: 1 }))

/** Who brings to the address that was picked. */
const offers: StatesAlso<"offer-", FinderView["offer"]["_tag"]> = {
  "offer-Idle": { why: "an address that is picked is asked about at once" },
  "offer-Missing": { why: "the server answers with stores, if with none" },
  "offer-Loading": { story: "who brings there is being asked", reach: picked },
  "offer-Loaded": {
    story: "one brings there, another can be collected from",
    reach: (visit) => after(picked(visit), (shop) => shop.answer("FindStores", offer)),
  },
  "offer-Failed": {
    story: "nobody said who brings there",
    reach: (visit) => after(picked(visit), (shop) => shop.fail("FindStores", { _tag: "Unreachable" })),
  },
}

/** The finder, by how its search goes; then by what is said of the address. */
export const finderStates: StatesOf<SearchStep> = {
  open: { story: "the field and the stores", reach: atFinder },
  loading: {
    story: "the stores are on their way",
    reach: (visit) => after(openAt(visit, { _tag: "LoggedOut" }), openPanel({ _tag: "AddressFinder" })),
  },
  listFailed: {
    story: "the stores did not come",
    reach: (visit) => after(openAt(visit, { _tag: "LoggedOut" }), openPanel({ _tag: "AddressFinder" }), unlisted),
  },
  idle: {
    story: "one letter is typed, too little to search for",
    reach: (visit) => after(atFinder(visit), (shop) => shop.send({ type: "AddressTyped", query: "t" })),
  },
  searching: { story: "what is typed is being searched for", reach: (visit) => after(atFinder(visit), typed) },
  found: { story: "three doors to choose from", reach: suggested },
  pointed: {
    story: "a key points at the second door",
    reach: (visit) =>
      after(
        suggested(visit),
        (shop) => shop.send({ type: "SuggestionPointed", to: "next" }),
        (shop) => shop.send({ type: "SuggestionPointed", to: "next" }),
      ),
  },
  nothing: {
    story: "nothing is called that",
    reach: (visit) => after(searched(visit), (shop) => shop.answer("FindAddresses", [])),
  },
  failed: {
    story: "the search did not come through",
    reach: (visit) => after(searched(visit), (shop) => shop.fail("FindAddresses", { _tag: "Unreachable" })),
  },
  outside: {
    story: "nobody brings there: where one can collect instead",
    reach: (visit) => after(picked(visit), (shop) => shop.answer("FindStores", { ...offer, delivering: [] })),
  },
  closed: {
    story: "who brings there is closed, and another brings there too",
    reach: (visit) =>
      after(picked(visit), (shop) =>
        shop.answer("FindStores", {
          ...offer,
          delivering: offer.nearest.map((store) => ({ ...store, open: false, delivers: true })),
        }),
      ),
  },
  ...offers,
  ...nearbyOver(atFinder),
}

const user = { ...customer, favoriteStore: torget.id }
const atOwn = (visit: Visit): SceneShop =>
  after(openAt(visit, { _tag: "Contact" }, { loggedIn: true }), logIn, openPanel({ _tag: "UserStore" }), listed)
const chosen = (visit: Visit): SceneShop =>
  after(atOwn(visit), (shop) => shop.send({ type: "DefaultStoreChosen", storeId: torget.id }))

/** The store of one's own, by how the keeping of it goes. */
export const userStoreStates: StatesOf<DefaultStoreView["step"]> = {
  idle: { story: "none was chosen yet", reach: atOwn },
  nobody: {
    story: "for nobody known",
    reach: (visit) => after(openAt(visit, { _tag: "Contact" }), openPanel({ _tag: "UserStore" })),
  },
  saving: { story: "the choice is being kept", reach: chosen },
  saved: {
    story: "the choice is kept",
    reach: (visit) => after(chosen(visit), (shop) => shop.answer("SaveDefaultStore", user)),
  },
  failed: {
    story: "the choice was not kept",
    reach: (visit) => after(chosen(visit), (shop) => shop.fail("SaveDefaultStore", { _tag: "Unreachable" })),
  },
}

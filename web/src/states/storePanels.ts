import type { FinderView, SearchStep } from "@skorpe/core/units/address"
import type { DefaultStoreView } from "@skorpe/core/units/defaultStore"
import { customer, menu } from "../testing/samples.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { bryggen, doors, offer, torget } from "../testing/stores.ts"
import { nearbyOver } from "./stores.ts"
import { addPizza, after, atMenu, atTorget, goTo, logIn, openAt, openPanel } from "./visit.ts"
import type { PrefixedStates, States, StatesOf, Visit } from "./model.ts"

const listed = (shop: SceneShop): void => shop.answer("LoadStores", [torget, bryggen])
const unlisted = (shop: SceneShop): void => shop.fail("LoadStores", { _tag: "Unreachable" })

const selecting = (visit: Visit, showCurrentStore: boolean): SceneShop =>
  after(atTorget(visit), openPanel({ _tag: "StoreSelector", showCurrentStore }))
const selected = (visit: Visit): SceneShop => after(selecting(visit, false), listed)

/** The states of the store selector. */
export const selectorStates: States = {
  open: {
    story: "the current store is listed first",
    reach: (visit) => after(selecting(visit, true), listed),
  },
  loading: { story: "the stores are loading", reach: (visit) => selecting(visit, false) },
  failed: { story: "loading the stores failed", reach: (visit) => after(selecting(visit, false), unlisted) },
  found: {
    story: "one store matches the typed text",
    reach: (visit) => after(selected(visit), (shop) => shop.send({ type: "StoresFiltered", query: "berg" })),
  },
  noneFits: {
    story: "no store matches the typed text",
    reach: (visit) => after(selected(visit), (shop) => shop.send({ type: "StoresFiltered", query: "månen" })),
  },
  ...nearbyOver(selected),
}

const atCurrent = (visit: Visit): SceneShop => after(atTorget(visit), openPanel({ _tag: "CurrentStore" }))
const byDoor = (shop: SceneShop): void => shop.send({ type: "MethodChosen", method: "delivery" })
const [door] = doors
/** An address that Torget delivers to. */
export const doorAddress = {
  street: `${door?.street} ${door?.number}`,
  postalCode: door?.postalCode ?? "",
  city: door?.city ?? "",
  position: torget.position,
  deliveryDescription: "",
}
const toArena = (seat?: string) => (shop: SceneShop) =>
  shop.send({ type: "HotspotChosen", hotspotId: "arena", parameters: seat === undefined ? {} : { seat } })

/** The states of the current store's panel, by the delivery method. */
export const currentStoreStates: States = {
  open: { story: "carry-out", reach: atCurrent },
  noStore: {
    story: "no store is chosen yet",
    reach: (visit) => after(openAt(visit, { _tag: "Contact" }), openPanel({ _tag: "CurrentStore" })),
  },
  collectOnly: {
    story: "a store that does not deliver",
    reach: (visit) => after(atMenu(visit), openPanel({ _tag: "CurrentStore" })),
  },
  noAddress: { story: "delivery without an address", reach: (visit) => after(atCurrent(visit), byDoor) },
  address: {
    story: "delivery to an address",
    reach: (visit) =>
      after(atCurrent(visit), byDoor, (shop) => shop.send({ type: "AddressChosen", address: doorAddress })),
  },
  hotspot: {
    story: "delivery to the arena, which asks for the seat",
    reach: (visit) => after(atCurrent(visit), toArena()),
  },
  hotspotFault: {
    story: "delivery to the arena, with an invalid seat",
    reach: (visit) => after(atCurrent(visit), toArena("for langt bak")),
  },
  hotspotSeat: {
    story: "delivery to a seat in the arena",
    reach: (visit) => after(atCurrent(visit), toArena("12-7")),
  },
  ofCart: {
    story: "the cart's own store, while another one's menu is shown",
    reach: (visit) =>
      after(
        goTo(
          after(atTorget(visit), addPizza, (shop) => shop.wait(6_000)),
          { _tag: "Menu", storeSlug: "bryggen" },
        ),
        (shop) => shop.answer("LoadStore", { store: bryggen, menu }),
        openPanel({ _tag: "CurrentStore", ofCart: true }),
        listed,
      ),
  },
  known: {
    story: "a customer who is logged in can set a favourite store",
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

/** The stores that deliver to the chosen address, by the step of finding them. */
const offers: PrefixedStates<"offer-", FinderView["offer"]["_tag"]> = {
  "offer-Idle": { why: "choosing an address starts the search at once" },
  "offer-Missing": { why: "the server always responds with a list, possibly empty" },
  "offer-Loading": { story: "the delivering stores are being searched for", reach: picked },
  "offer-Loaded": {
    story: "one store delivers there, another offers carry-out",
    reach: (visit) => after(picked(visit), (shop) => shop.answer("FindStores", offer)),
  },
  "offer-Failed": {
    story: "searching for delivering stores failed",
    reach: (visit) => after(picked(visit), (shop) => shop.fail("FindStores", { _tag: "Unreachable" })),
  },
}

/** The states of the address finder, by the step of its search; then by the offer for an address. */
export const finderStates: StatesOf<SearchStep> = {
  open: { story: "the empty field and the list of stores", reach: atFinder },
  loading: {
    story: "the stores are loading",
    reach: (visit) => after(openAt(visit, { _tag: "LoggedOut" }), openPanel({ _tag: "AddressFinder" })),
  },
  listFailed: {
    story: "loading the stores failed",
    reach: (visit) => after(openAt(visit, { _tag: "LoggedOut" }), openPanel({ _tag: "AddressFinder" }), unlisted),
  },
  idle: {
    story: "one letter is typed, too little to search",
    reach: (visit) => after(atFinder(visit), (shop) => shop.send({ type: "AddressTyped", query: "t" })),
  },
  searching: { story: "the typed address is being searched for", reach: (visit) => after(atFinder(visit), typed) },
  found: { story: "three addresses are suggested", reach: suggested },
  pointed: {
    story: "the second suggestion is active, by arrow keys",
    reach: (visit) =>
      after(
        suggested(visit),
        (shop) => shop.send({ type: "SuggestionPointed", to: "next" }),
        (shop) => shop.send({ type: "SuggestionPointed", to: "next" }),
      ),
  },
  nothing: {
    story: "no address matches",
    reach: (visit) => after(searched(visit), (shop) => shop.answer("FindAddresses", [])),
  },
  failed: {
    story: "the search failed",
    reach: (visit) => after(searched(visit), (shop) => shop.fail("FindAddresses", { _tag: "Unreachable" })),
  },
  outside: {
    story: "no store delivers there: stores for carry-out are listed",
    reach: (visit) => after(picked(visit), (shop) => shop.answer("FindStores", { ...offer, delivering: [] })),
  },
  farAway: {
    story: "no store delivers there, and the nearest is in another part of the country",
    reach: (visit) =>
      after(picked(visit), (shop) => shop.answer("FindStores", { delivering: [], nearest: offer.nearest.slice(1) })),
  },
  closed: {
    story: "the delivering store is closed, and another one delivers there too",
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

/** The states of the favourite store's panel, by the step of saving it. */
export const userStoreStates: StatesOf<DefaultStoreView["step"]> = {
  idle: { story: "no favourite is chosen yet", reach: atOwn },
  nobody: {
    story: "for a guest",
    reach: (visit) => after(openAt(visit, { _tag: "Contact" }), openPanel({ _tag: "UserStore" })),
  },
  saving: { story: "the choice is being saved", reach: chosen },
  none: {
    story: "the customer wants no favourite any more",
    reach: (visit) => after(atOwn(visit), (shop) => shop.send({ type: "DefaultStoreChosen", storeId: null })),
  },
  saved: {
    story: "the choice is saved",
    reach: (visit) => after(chosen(visit), (shop) => shop.answer("SaveDefaultStore", user)),
  },
  failed: {
    story: "saving the choice failed",
    reach: (visit) => after(chosen(visit), (shop) => shop.fail("SaveDefaultStore", { _tag: "Unreachable" })),
  },
}

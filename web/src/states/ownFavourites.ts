import { customer, richMenu, status } from "../testing/samples.ts"
import { loadPasskeys } from "../testing/passkeys.ts"
import type { SceneShop } from "../testing/sceneShop.ts"
import { bryggen, torget } from "../testing/stores.ts"
import { after, openAt } from "./visit.ts"
import type { States, Visit } from "./model.ts"

const favourites = [{ customerId: customer._id, codes: ["VEGG_AM40", "PEPP_AM40", "COLA", "ELSEWHERE"] }]
const chosen = { id: torget.id, slug: torget.slug, name: torget.name }

/** A customer's own page, with the data that this device keeps and a default store. */
const own = (visit: Visit, device: object = {}, favoriteStore: string | null = torget.id): SceneShop =>
  after(
    openAt(visit, { _tag: "Account" }, { loggedIn: true, ...device }),
    (shop) => shop.answer("LoadUser", { ...customer, favoriteStore }),
    (shop) => shop.answer("LoadAddresses", []),
    (shop) => shop.answer("LoadOrders", { total: 0, items: [] }),
    (shop) => shop.answer("LoadSessions", []),
    loadPasskeys,
  )

const listed = (shop: SceneShop): void => shop.answer("LoadStores", [torget, bryggen])

const withMenu = (visit: Visit, favoriteStore: string = torget.id): SceneShop =>
  after(
    own(visit, { favourites, store: chosen, searchHistory: [{ query: "Cola" }] }, favoriteStore),
    listed,
    (shop) => shop.answer("LoadStore", { store: torget, menu: richMenu }),
    (shop) => shop.answer("LoadStatus", status),
  )

/** The states of favourites, default store and search history on the customer's own page. */
export const ownFavouritesStates: States = {
  favourites: {
    story:
      "the customer's favourites, one of them sold out and one not sold here, their store, and their recent searches",
    reach: withMenu,
  },
  favouriteTaken: {
    story: "the customer has removed a favourite, and can undo it; their default store no longer exists",
    reach: (visit) =>
      after(withMenu(visit, "no-99"), (shop) => shop.send({ type: "FavouriteToggled", variationCode: "VEGG_AM40" })),
    focus: "[aria-labelledby=own-favourites] li button",
  },
  favouritesLoading: {
    story: "the menu that names the favourites is loading, and so are the stores",
    reach: (visit) => own(visit, { favourites, store: chosen }),
  },
  favouritesFailed: {
    story: "neither the menu that names the favourites nor the stores could be loaded",
    reach: (visit) =>
      after(
        own(visit, { favourites, store: chosen }),
        (shop) => shop.fail("LoadStore", { _tag: "Unreachable" }),
        (shop) => shop.fail("LoadStores", { _tag: "Unreachable" }),
      ),
  },
  favouritesWithoutStore: {
    story: "no store is chosen, so that the favourites have no price; searches are only named",
    reach: (visit) => after(own(visit, { favourites, searchHistory: [{ query: "Cola" }] }, null), listed),
  },
}

import { type LedgerOut, unitFromLedger } from "../../kernel/ledger.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { FavouriteLists } from "../../domain/favourites/model.ts"
import type { SessionView } from "../session/view.ts"
import {
  favouriteListOf,
  favouritesOf,
  putFavourites,
  toggleFavourite,
} from "../../domain/favourites/rules/toggleFavourite.ts"

/** State of the favourites unit. */
export interface FavouritesState {
  /** The customer whose list is shown; `null` while nobody is logged in. */
  readonly customerId: string | null
  readonly lists: FavouriteLists
}

/** Variation codes of the favourites, newest first. */
export type FavouritesView = readonly string[]

/** The views of other units that the favourites read. */
export interface FavouritesSees {
  readonly session: SessionView
}

type Out = LedgerOut<ShopEvent, ShopCommand>

const kept = (state: FavouritesState, out: Out): FavouritesState => {
  out.emit.tell({ command: { type: "Keep", kept: { entry: "favourites", value: state.lists } } })
  return state
}

/** Emits a customer's list, to be synchronised with their other devices; a guest's list stays on this one. */
const listed = (state: FavouritesState, out: Out): FavouritesState => {
  const list = favouriteListOf(state.lists, state.customerId)
  if (list.customerId !== null) out.emit.send({ event: { type: "FavouritesListed", list } })
  return state
}

/** Favourite products, stored on the device as one list per customer (SPEC §3). */
export const favourites = unitFromLedger<
  ShopStart,
  FavouritesState,
  ShopEvent,
  ShopCommand,
  FavouritesView,
  FavouritesSees
>({
  name: "favourites",
  init: () => ({ customerId: null, lists: [] }),
  on: {
    DeviceRead: (state, { contents }) => ({
      customerId: (contents.loggedIn ? contents.currentAccount?.customerId : null) ?? null,
      lists: contents.favourites ?? state.lists,
    }),
    // Login switches to the customer's own list; logout switches back.
    AccountChanged: (state, { see: { session } }, out) =>
      listed({ ...state, customerId: session._tag === "LoggedIn" ? session.user._id : null }, out),
    LoggedOut: (state) => ({ ...state, customerId: null }),
    FavouriteToggled: (state, { variationCode, place }, out) => {
      const lists = toggleFavourite(state.lists, state.customerId, variationCode, place)
      return listed(kept({ ...state, lists }, out), out)
    },
    FavouritesSynced: (state, { list }, out) => kept({ ...state, lists: putFavourites(state.lists, list) }, out),
    KeptElsewhere: (state, { kept }) => (kept.entry === "favourites" ? { ...state, lists: kept.value ?? [] } : state),
  },
  view: ({ lists, customerId }) => favouritesOf(lists, customerId),
})

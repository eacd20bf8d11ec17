import type { TakenFavourite } from "../../domain/favourites/model.ts"
import { type LedgerOut, unitFromLedger } from "../../kernel/ledger.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { FavouritesView } from "../favourites/actor.ts"
import type { RouteView } from "../route/actor.ts"
import type { SessionView } from "../session/view.ts"
import type { StoreMemoryState } from "../storeMemory/actor.ts"

/** Data about the favourites for the customer's own page, besides the list itself. */
export interface OwnFavouritesState {
  /** Id of the store whose menu names them; `null` while none is chosen. */
  readonly storeId: string | null
  /** The list as it was after the last event, from which a removed favourite's position is read. */
  readonly codes: FavouritesView
  /** Favourites removed on this page, in order of removal; the customer can restore them. */
  readonly taken: readonly TakenFavourite[]
}

/** The views of other units that the own favourites read. */
export interface OwnFavouritesSees {
  readonly favourites: FavouritesView
  readonly route: RouteView
  readonly session: SessionView
  readonly storeMemory: StoreMemoryState
}

const closed: OwnFavouritesState = { storeId: null, codes: [], taken: [] }

/** The store that the customer chose last, or their default one. */
const storeIn = ({ session, storeMemory }: OwnFavouritesSees): string | null =>
  storeMemory.chosen?.id ?? (session._tag === "LoggedIn" ? session.user.favoriteStore : null)

/** Requests the menu that names the favourites, once the page is open and there are any. */
const named = (
  state: OwnFavouritesState,
  see: OwnFavouritesSees,
  out: LedgerOut<ShopEvent, ShopCommand>,
): OwnFavouritesState => {
  const { favourites: codes, route, session } = see
  if (route.screen._tag !== "Account" || session._tag !== "LoggedIn") return closed
  const storeId = storeIn(see)
  if (storeId !== null && codes.length > 0) out.emit.send({ event: { type: "MenuWanted", storeId } })
  return { ...state, storeId, codes }
}

/** The favourites on a customer's own page: a store's menu gives their names, and a removed one can be restored. */
export const ownFavourites = unitFromLedger<
  ShopStart,
  OwnFavouritesState,
  ShopEvent,
  ShopCommand,
  OwnFavouritesState,
  OwnFavouritesSees
>({
  name: "ownFavourites",
  init: () => closed,
  on: {
    ScreenOpened: (_state, { see }, out) => named(closed, see, out),
    AccountChanged: (_state, { see }, out) => named(closed, see, out),
    ProfileChanged: (state, { see }, out) =>
      state.storeId === storeIn(see) || see.route.screen._tag !== "Account" ? state : named(state, see, out),
    // Another tab may have added the first one.
    KeptElsewhere: (state, { kept, see }, out) => (kept.entry === "favourites" ? named(state, see, out) : state),
    // So may another device: the server's list arrives after the page is opened.
    FavouritesSynced: (state, { see }, out) => {
      if (see.route.screen._tag !== "Account") return state
      // Their menu is requested already; another request would start the loading again.
      const isAsked = state.storeId !== null && state.storeId === storeIn(see) && state.codes.length > 0
      return isAsked ? { ...state, codes: see.favourites } : named(state, see, out)
    },
    LoggedOut: () => closed,
    FavouriteToggled: (state, { variationCode, see }) => {
      if (see.route.screen._tag !== "Account") return state
      const place = state.codes.indexOf(variationCode)
      const others = state.taken.filter(({ code }) => code !== variationCode)
      const taken = place < 0 ? others : [...others, { code: variationCode, place }]
      return { ...state, codes: see.favourites, taken }
    },
  },
  view: (state) => state,
})

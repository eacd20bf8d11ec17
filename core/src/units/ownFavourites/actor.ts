import type { TakenFavourite } from "../../domain/favourites/model.ts"
import { type LedgerOut, unitFromLedger } from "../../kernel/ledger.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { FavouritesView } from "../favourites/actor.ts"
import type { RouteView } from "../route/actor.ts"
import type { SessionView } from "../session/view.ts"
import type { StoreMemoryState } from "../storeMemory/actor.ts"

/** What the customer's own page knows of their favourites, besides the list. */
export interface OwnFavouritesState {
  /** Id of the store whose menu names them; `null` while none is chosen. */
  readonly storeId: string | null
  /** The list as it was after the last event: a heart that is pressed has its place there. */
  readonly codes: FavouritesView
  /** Those that were taken away on this page, in this order: they can come back. */
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

/** Asks for the menu that names the favourites, once the page is open and there are any. */
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

/** The favourites at a customer's own page: their names by a store's menu, and the way back for one taken away. */
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
    // Another device may have, too: the server's list comes after the page.
    FavouritesSynced: (state, { see }, out) => {
      if (see.route.screen._tag !== "Account") return state
      // Their menu is asked for already: asked again, it would begin anew.
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

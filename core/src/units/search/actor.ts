import { type LedgerOut, unitFromLedger } from "../../kernel/ledger.ts"
import { searchProducts } from "../../domain/menu/rules/searchProducts.ts"
import type { RouteView } from "../route/actor.ts"
import type { StoreView } from "../store/view.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { SearchHistory } from "../../domain/search/model.ts"
import { rememberQuery } from "../../domain/search/rules/rememberQuery.ts"

/** The current query, its results on the menu, and the search history. */
export interface SearchState {
  readonly query: string
  /** Ids of the matching products, best first. */
  readonly found: readonly string[]
  readonly history: SearchHistory
}

/** The views of other units that the search reads. */
export interface SearchSees {
  readonly route: RouteView
  readonly store: StoreView
}

const find = (query: string, { route, store }: SearchSees): Pick<SearchState, "query" | "found"> => ({
  query,
  found: store.current ? searchProducts(store.current.menu, query, route.language).map(({ id }) => id) : [],
})

const keep = (history: SearchHistory, out: LedgerOut<ShopEvent, ShopCommand>): SearchHistory => {
  out.emit.tell({ command: { type: "Keep", kept: { entry: "searchHistory", value: history } } })
  return history
}

const ended = (state: SearchState): SearchState => (state.query === "" ? state : { ...state, query: "", found: [] })

/** The search on the menu, and its history on the device (SPEC §3). */
export const search = unitFromLedger<ShopStart, SearchState, ShopEvent, ShopCommand, SearchState, SearchSees>({
  name: "search",
  init: () => ({ query: "", found: [], history: [] }),
  on: {
    DeviceRead: (state, { contents }) => ({ ...state, history: contents.searchHistory ?? state.history }),
    SearchTyped: (state, { query, see }) => ({ ...state, ...find(query, see) }),
    SearchSubmitted: (state, { query, see }, out) => ({
      ...find(query, see),
      history: keep(rememberQuery(state.history, query), out),
    }),
    // A search that led to a product goes into the history; any other screen ends the search.
    ScreenOpened: (state, { screen }, out) => {
      if (screen._tag === "Menu" || state.query === "") return state
      if (screen._tag !== "Product") return ended(state)
      const history = rememberQuery(state.history, state.query)
      return history[0]?.query === state.history[0]?.query ? state : { ...state, history: keep(history, out) }
    },
    // Choosing a shelf or the favourites ends the search.
    ShelfChosen: (state) => ended(state),
    FavouritesShown: (state) => ended(state),
    // A new menu, or a new language: search it for the current query.
    StoreLoaded: (state, { see }) => (state.query === "" ? state : { ...state, ...find(state.query, see) }),
    SearchHistoryCleared: (state, _event, out) => ({ ...state, history: keep([], out) }),
    KeptElsewhere: (state, { kept }) =>
      kept.entry === "searchHistory" ? { ...state, history: kept.value ?? [] } : state,
  },
  view: (state) => state,
})

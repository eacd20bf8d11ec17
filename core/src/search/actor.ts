import { type LedgerOut, unitFromLedger } from "../kernel/ledger.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { SearchHistory } from "./model.ts"
import { rememberQuery } from "./rules/rememberQuery.ts"

/** What is being searched for on the menu, and what was. */
export interface SearchState {
  readonly query: string
  readonly history: SearchHistory
}

const keep = (history: SearchHistory, out: LedgerOut<ShopEvent, ShopCommand>): SearchHistory => {
  out.emit.tell({ command: { type: "Keep", kept: { entry: "searchHistory", value: history } } })
  return history
}

/** The search on the menu, and its history on the device (SPEC §3). */
export const search = unitFromLedger<ShopStart, SearchState, ShopEvent, ShopCommand, SearchState, object>({
  name: "search",
  init: () => ({ query: "", history: [] }),
  on: {
    DeviceRead: (state, { contents }) => ({ ...state, history: contents.searchHistory ?? state.history }),
    SearchTyped: (state, { query }) => ({ ...state, query }),
    SearchSubmitted: (state, { query }, out) => ({
      query,
      history: keep(rememberQuery(state.history, query), out),
    }),
    SearchHistoryCleared: (state, _event, out) => ({ ...state, history: keep([], out) }),
    KeptElsewhere: (state, { kept }) =>
      kept.entry === "searchHistory" ? { ...state, history: kept.value ?? [] } : state,
  },
  view: (state) => state,
})

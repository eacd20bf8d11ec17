import type { Language } from "../language/model.ts"
import { marketOf } from "../market/markets.ts"
import type { MarketId } from "../market/model.ts"
import { type LedgerOut, unitFromLedger } from "../kernel/ledger.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { StoreView } from "../store/view.ts"
import type { Screen } from "./model.ts"
import { readPath } from "./rules/readPath.ts"
import { menuSlugOf } from "./rules/storeSlugOf.ts"
import { writePath } from "./rules/writePath.ts"

/** The state of the route unit. */
export interface RouteState {
  readonly market: MarketId
  readonly path: string
  readonly language: Language
  readonly screen: Screen
}

/** What the route looks at besides itself. */
export interface RouteSees {
  readonly store: StoreView
}

/** What is shown, in which language; the address that the browser should have. */
export type RouteView = RouteState

const stand = (market: MarketId, path: string): RouteState => ({ market, path, ...readPath(marketOf(market), path) })

/** Leads to a screen in place of the one that is shown. */
const lead = (state: RouteState, screen: Screen, out: LedgerOut<ShopEvent, ShopCommand>): RouteState => {
  const path = writePath(marketOf(state.market), state.language, screen)
  out.emit.tell({ command: { type: "ReplacePath", path } })
  out.emit.send({ event: { type: "ScreenOpened", screen } })
  return { ...state, path, screen }
}

/** Follows addresses, and leads to an order's tracker once it is placed, and to the goodbye once a session has ended. */
export const route = unitFromLedger<ShopStart, RouteState, ShopEvent, ShopCommand, RouteView, RouteSees>({
  name: "route",
  init: (start) => stand(start.market, start.path),
  on: {
    SessionStarted: (state, _event, out) => {
      out.emit.send({ event: { type: "ScreenOpened", screen: state.screen } })
      return state
    },
    PathOpened: (state, { path, how }, out) => {
      if (path === state.path && how === "link") return state
      const next = stand(state.market, path)
      if (how === "link") out.emit.tell({ command: { type: "ShowPath", path } })
      out.emit.send({ event: { type: "ScreenOpened", screen: next.screen } })
      return next
    },
    LanguageChosen: (state, { language }, out) => {
      if (language === state.language) return state
      out.emit.tell({ command: { type: "ReloadAt", path: writePath(marketOf(state.market), language, state.screen) } })
      return state
    },
    // The customer went back to a store while the menu of another is shown.
    StoreEntered: (state, { see }, out) => {
      const shown = menuSlugOf(state.screen)
      const entered = see.store.current?.store
      if (shown === null || !entered || shown === entered.slug || shown === entered.id) return state
      return lead(state, { _tag: "Menu", storeSlug: entered.slug }, out)
    },
    OrderPlaced: (state, { orderId }, out) => lead(state, { _tag: "Tracking", orderId }, out),
    LoggedOut: (state, _event, out) => lead(state, { _tag: "LoggedOut" }, out),
  },
  view: (state) => state,
})

import type { Language } from "../../domain/language/model.ts"
import { marketOf } from "../../domain/market/markets.ts"
import type { MarketId } from "../../domain/market/model.ts"
import { type LedgerOut, unitFromLedger } from "../../kernel/ledger.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { StoreView } from "../store/view.ts"
import type { Screen } from "../../domain/route/model.ts"
import { readPath } from "../../domain/route/rules/readPath.ts"
import { menuSlugOf } from "../../domain/route/rules/storeSlugOf.ts"
import { inLanguage } from "../../domain/route/rules/inLanguage.ts"
import { writePath } from "../../domain/route/rules/writePath.ts"

/** State of the route unit. */
export interface RouteState {
  readonly market: MarketId
  readonly path: string
  readonly language: Language
  readonly screen: Screen
}

/** The views of other units that the route reads. */
export interface RouteSees {
  readonly store: StoreView
}

/** The current screen and language, and the address to show in the browser. */
export type RouteView = RouteState

const stand = (market: MarketId, path: string): RouteState => ({ market, path, ...readPath(marketOf(market), path) })

/**
 * The payment screen is a separate page, because its security policy admits the provider, and a policy belongs to a
 * page: entering or leaving it is a page load (SPEC §2.1).
 */
const isOtherPage = (from: Screen, to: Screen): boolean => (from._tag === "Payment") !== (to._tag === "Payment")

/** Redirects to a screen in place of the current one. */
const lead = (state: RouteState, screen: Screen, out: LedgerOut<ShopEvent, ShopCommand>): RouteState => {
  const path = writePath(marketOf(state.market), state.language, screen)
  out.emit.tell({ command: { type: isOtherPage(state.screen, screen) ? "ReloadAt" : "ReplacePath", path } })
  out.emit.send({ event: { type: "ScreenOpened", screen } })
  return { ...state, path, screen }
}

/** Follows the address; redirects to the payment of an order or to its tracker, and to the goodbye page after logout. */
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
      if (how === "link") {
        out.emit.tell({ command: { type: isOtherPage(state.screen, next.screen) ? "ReloadAt" : "ShowPath", path } })
      }
      out.emit.send({ event: { type: "ScreenOpened", screen: next.screen } })
      return next
    },
    LanguageChosen: (state, { language }, out) => {
      if (language === state.language) return state
      out.emit.tell({ command: { type: "ReloadAt", path: inLanguage(marketOf(state.market), state.path, language) } })
      return state
    },
    // The customer navigated back to a store while another store's menu is shown.
    StoreEntered: (state, { see }, out) => {
      const shown = menuSlugOf(state.screen)
      const entered = see.store.current?.store
      if (shown === null || !entered || shown === entered.slug || shown === entered.id) return state
      return lead(state, { _tag: "Menu", storeSlug: entered.slug }, out)
    },
    OrderPlaced: (state, { orderId }, out) => lead(state, { _tag: "Tracking", orderId }, out),
    PaymentWanted: (state, { orderId, isNew }, out) => (isNew ? lead(state, { _tag: "Payment", orderId }, out) : state),
    PaymentEnded: (state, { outcome }, out) =>
      outcome === "cancelled" && state.screen._tag === "Payment" ? lead(state, { _tag: "Checkout" }, out) : state,
    LoggedOut: (state, _event, out) => lead(state, { _tag: "LoggedOut" }, out),
  },
  view: (state) => state,
})

import type { Language } from "../language/model.ts"
import { marketOf } from "../market/markets.ts"
import type { MarketId } from "../market/model.ts"
import { unitFromLedger } from "../kernel/ledger.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { Screen } from "./model.ts"
import { readPath } from "./rules/readPath.ts"
import { writePath } from "./rules/writePath.ts"

/** The state of the route unit. */
export interface RouteState {
  readonly market: MarketId
  readonly path: string
  readonly language: Language
  readonly screen: Screen
}

/** What is shown, in which language; the address that the browser should have. */
export type RouteView = RouteState

const stand = (market: MarketId, path: string): RouteState => ({ market, path, ...readPath(marketOf(market), path) })

/** Follows addresses, and leads to an order's tracker once it is placed. */
export const route = unitFromLedger<ShopStart, RouteState, ShopEvent, ShopCommand, RouteView, object>({
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
    OrderPlaced: (state, { orderId }, out) => {
      const path = writePath(marketOf(state.market), state.language, { _tag: "Tracking", orderId })
      out.emit.tell({ command: { type: "ReplacePath", path } })
      const next = stand(state.market, path)
      out.emit.send({ event: { type: "ScreenOpened", screen: next.screen } })
      return next
    },
  },
  view: (state) => state,
})

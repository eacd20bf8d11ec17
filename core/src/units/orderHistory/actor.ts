import type { OrderHistory } from "../../domain/order/history.ts"
import { assign, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { RouteView } from "../route/actor.ts"
import type { SessionView } from "../session/view.ts"
import { addPage } from "./rules/addPage.ts"
import { hasOlder, type OrderHistoryContext, type OrderHistoryView, viewOrderHistory } from "./view.ts"

/** The views of other units that the order history reads. */
export interface OrderHistorySees {
  readonly route: RouteView
  readonly session: SessionView
}

const none = { orders: [], total: null } as const

const chart = setup({
  types: { context: {} as OrderHistoryContext, events: {} as WithGiven<ShopEvent, OrderHistorySees> },
  actors: callsOf("LoadOrders"),
  actions: {
    forget: assign(none),
    add: assign(({ context }, page: OrderHistory) => addPage(context, page)),
  },
  guards: {
    isOwnPage: ({ event }) => {
      const { route, session } = givenIn<OrderHistorySees>(event).see
      return route.screen._tag === "Account" && session._tag === "LoggedIn"
    },
    hasOlder: ({ context }) => hasOlder(context),
  },
})

// Whoever comes back to the page sees what was ordered since.
const opened = [
  { guard: "isOwnPage", target: ".loading", reenter: true, actions: "forget" },
  { target: ".idle", actions: "forget" },
] as const

const machine = chart.createMachine({
  id: "orderHistory",
  context: none,
  initial: "idle",
  on: {
    ScreenOpened: opened,
    AccountChanged: opened,
    LoggedOut: { target: ".idle", actions: "forget" },
  },
  states: {
    idle: { on: { OlderOrdersWanted: { guard: "hasOlder", target: "loading" } } },
    loading: {
      invoke: {
        id: "page",
        src: "LoadOrders",
        input: ({ context }) => ({ skip: context.orders.length }),
        onDone: { target: "idle", actions: { type: "add", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    failed: { on: { LoadingRetried: "loading", ConnectionRestored: "loading" } },
  },
})

/** A customer's orders for their own page, page by page (SPEC §7.3). */
export const orderHistory = unitFromChart<
  ShopStart,
  OrderHistoryContext,
  ShopEvent,
  ShopCommand,
  OrderHistoryView,
  OrderHistorySees
>({ name: "orderHistory", machine, view: viewOrderHistory })

import type { PastOrders } from "../../domain/order/history.ts"
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

const none = { orders: [], organisationId: null, total: null } as const

/** Whose orders the open page shows, if it shows any. */
const pageIn = ({
  route: { screen },
  session,
}: OrderHistorySees): { readonly organisationId: string | null } | null => {
  if (session._tag !== "LoggedIn") return null
  if (screen._tag === "Account") return { organisationId: null }
  return screen._tag === "Organisation" ? { organisationId: screen.organisationId } : null
}

const chart = setup({
  types: { context: {} as OrderHistoryContext, events: {} as WithGiven<ShopEvent, OrderHistorySees> },
  actors: callsOf("LoadOrders"),
  actions: {
    forget: assign(none),
    arrive: assign(({ event }) => ({ ...none, ...pageIn(givenIn<OrderHistorySees>(event).see) })),
    add: assign(({ context }, page: PastOrders) => addPage(context, page)),
  },
  guards: {
    isSameCustomer: ({ event }) => event.type === "AccountChanged" && event.isSameCustomer,
    isPage: ({ event }) => pageIn(givenIn<OrderHistorySees>(event).see) !== null,
    hasOlder: ({ context }) => hasOlder(context),
  },
})

// A customer who returns to the page sees orders placed since.
const opened = [
  { guard: "isPage", target: ".loading", reenter: true, actions: "arrive" },
  { target: ".idle", actions: "forget" },
] as const

const machine = chart.createMachine({
  id: "orderHistory",
  context: none,
  initial: "idle",
  on: {
    ScreenOpened: opened,
    // Switching between the own account and an organisation does not change which orders a page shows.
    AccountChanged: [{ guard: "isSameCustomer" }, ...opened],
    LoggedOut: { target: ".idle", actions: "forget" },
  },
  states: {
    idle: { on: { OlderOrdersWanted: { guard: "hasOlder", target: "loading" } } },
    loading: {
      invoke: {
        id: "page",
        src: "LoadOrders",
        input: ({ context }) => ({ skip: context.orders.length, organisationId: context.organisationId }),
        onDone: { target: "idle", actions: { type: "add", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    failed: { on: { LoadingRetried: "loading", ConnectionRestored: "loading" } },
  },
})

/** A customer's orders for their own page, or an organisation's for its page, page by page (SPEC §7.1, §7.3). */
export const orderHistory = unitFromChart<
  ShopStart,
  OrderHistoryContext,
  ShopEvent,
  ShopCommand,
  OrderHistoryView,
  OrderHistorySees
>({ name: "orderHistory", machine, view: viewOrderHistory })

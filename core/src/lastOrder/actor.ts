import type { ApiFailure } from "../api/failure.ts"
import type { Json } from "../kernel/json.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import { marketOf } from "../market/markets.ts"
import type { Order } from "../order/model.ts"
import type { RouteView } from "../route/actor.ts"
import { writePath } from "../route/rules/writePath.ts"
import { callsOf, sends, type ShopCommand, type ShopTell } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { Loading } from "../store/view.ts"
import type { KeptOrder } from "./model.ts"

/** What is remembered of the last order. */
export interface LastOrderContext {
  readonly kept: KeptOrder | null
  readonly order: Order | null
}

/** The last order: what the device knows of it, and the order itself once it was fetched. */
export interface LastOrderView {
  readonly kept: KeptOrder | null
  readonly order: Loading<Order>
}

/** What the last order looks at besides itself. */
export interface LastOrderSees {
  readonly route: RouteView
}

type Event = WithGiven<ShopEvent, LastOrderSees>

const keep = (kept: KeptOrder | null): ShopTell => ({ type: "Keep", kept: { entry: "lastOrder", value: kept } })

const placed = (event: Event): KeptOrder | null => {
  if (event.type !== "OrderPlaced") return null
  const { orderId, see } = event
  const { market, language } = see.route
  const redirect = writePath(marketOf(market), language, { _tag: "Tracking", orderId })
  return { orderId, acknowledged: false, redirect }
}

const machine = setup({
  types: { context: {} as LastOrderContext, events: {} as Event },
  actors: callsOf("LoadOrder"),
  actions: {
    ...sends,
    restore: assign({
      kept: ({ context, event }) => (event.type === "DeviceRead" ? (event.contents.lastOrder ?? null) : context.kept),
    }),
    note: assign({ kept: ({ event }) => placed(event), order: null }),
    acknowledge: assign({
      kept: ({ context: { kept } }) => kept && { ...kept, acknowledged: true, redirect: null },
    }),
  },
  guards: {
    isWanted: ({ context, event }) =>
      event.type === "ScreenOpened" &&
      event.screen._tag === "Landing" &&
      context.kept !== null &&
      context.order === null,
    isSeen: ({ context: { kept }, event }) =>
      event.type === "ScreenOpened" &&
      event.screen._tag === "Tracking" &&
      event.screen.orderId === kept?.orderId &&
      !kept.acknowledged,
  },
}).createMachine({
  id: "lastOrder",
  context: { kept: null, order: null },
  initial: "idle",
  on: {
    DeviceRead: { actions: "restore" },
    OrderPlaced: {
      target: ".idle",
      actions: ["note", { type: "tell", params: ({ context }) => keep(context.kept) }],
    },
    ScreenOpened: {
      guard: "isSeen",
      actions: ["acknowledge", { type: "tell", params: ({ context }) => keep(context.kept) }],
    },
  },
  states: {
    // Only the front page offers to order again, so only it asks.
    idle: { on: { ScreenOpened: { guard: "isWanted", target: "loading" } } },
    loading: {
      invoke: {
        id: "order",
        src: "LoadOrder",
        input: ({ context }) => ({ orderId: context.kept?.orderId ?? "" }),
        onDone: { target: "idle", actions: assign({ order: ({ event }) => event.output }) },
        onError: [
          { guard: ({ event }) => isMissing(event.error as ApiFailure), target: "missing" },
          { target: "failed" },
        ],
      },
    },
    failed: { on: { ScreenOpened: { guard: "isWanted", target: "loading" } } },
    // The server does not know it any more, or not from us: it is not asked for again.
    missing: {},
  },
})

const isMissing = (failure: ApiFailure): boolean => failure._tag === "Refused" && failure.status === 404

const orderOf = (value: Json, order: Order | null): Loading<Order> => {
  if (order) return { _tag: "Loaded", value: order }
  if (value === "loading") return { _tag: "Loading" }
  if (value === "missing") return { _tag: "Missing" }
  return value === "failed" ? { _tag: "Failed" } : { _tag: "Idle" }
}

/** Knows the order that was placed last, so that it can be found again and ordered again (SPEC §3, §7.3). */
export const lastOrder = unitFromChart<
  ShopStart,
  LastOrderContext,
  ShopEvent,
  ShopCommand,
  LastOrderView,
  LastOrderSees
>({
  name: "lastOrder",
  machine,
  view: ({ value, context: { kept, order } }: ChartState<LastOrderContext>): LastOrderView => ({
    kept,
    order: orderOf(value, order),
  }),
})

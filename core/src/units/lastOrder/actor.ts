import { askAgainAfter } from "../../messages/askAgainAfter.ts"
import type { ApiFailure } from "../../api/failure.ts"
import type { Json } from "../../kernel/json.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { marketOf } from "../../domain/market/markets.ts"
import type { Order, Tracking } from "../../domain/order/model.ts"
import { hasEnded } from "../../domain/order/rules/hasEnded.ts"
import type { ReadyNoticeView } from "../readyNotice/actor.ts"
import type { RouteView } from "../route/actor.ts"
import type { Screen } from "../../domain/route/model.ts"
import { writePath } from "../../domain/route/rules/writePath.ts"
import { callsOf, sends, type ShopCommand, type ShopTell } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { Loading } from "../store/view.ts"
import { isLeftByAnother, type Owned } from "../../domain/device/rules/isLeftByAnother.ts"
import type { KeptOrder } from "../../domain/lastOrder/model.ts"
import { belongsToAnother } from "../session/ownerIn.ts"
import type { SessionView } from "../session/view.ts"

/** Context of the last order. */
export interface LastOrderContext {
  readonly kept: KeptOrder | null
  /** The order with the kitchen's newest report. */
  readonly order: Order | null
  /** Failed attempts in a row to reach the server. */
  readonly failures: number
}

/** The last order: its id from the device, and the order itself once loaded. */
export interface LastOrderView {
  readonly kept: KeptOrder | null
  readonly order: Loading<Order>
  /** The order while it is neither handed over nor refused nor cancelled, and its own tracker is not shown. */
  readonly underWay: Order | null
}

/** The views of other units that the last order reads. */
export interface LastOrderSees {
  readonly route: RouteView
  readonly readyNotice: ReadyNoticeView
  readonly session: SessionView
}

type Event = WithGiven<ShopEvent, LastOrderSees>

interface FollowNews {
  readonly type: "follow.news"
  readonly news: Tracking
}

const keep = (kept: KeptOrder | null): ShopTell => ({ type: "Keep", kept: { entry: "lastOrder", value: kept } })

const ownerOf = (customerId: string | null | undefined): Owned => (customerId === undefined ? {} : { customerId })

/** The order that another tab has stored. */
const keptElsewhere = (event: Event | FollowNews): KeptOrder | null =>
  event.type === "KeptElsewhere" && event.kept.entry === "lastOrder" ? event.kept.value : null

const placed = (event: Event): KeptOrder | null => {
  if (event.type !== "OrderPlaced") return null
  const { orderId, see, customerId } = event
  const { market, language } = see.route
  const redirect = writePath(marketOf(market), language, { _tag: "Tracking", orderId })
  return { orderId, acknowledged: false, redirect, ...ownerOf(customerId) }
}

/** An order that still waits for its payment. */
const unpaid = (event: Event): KeptOrder | null =>
  event.type === "PaymentWanted"
    ? { orderId: event.orderId, acknowledged: true, redirect: null, ...ownerOf(event.customerId) }
    : null

const opensTrackerOf = (kept: KeptOrder | null, event: Event | FollowNews): boolean =>
  event.type === "ScreenOpened" && event.screen._tag === "Tracking" && event.screen.orderId === kept?.orderId

/** Whether the screen is the order's tracker or payment page, which show its status themselves. */
const isOwnPageOf = (orderId: string | undefined, screen: Screen): boolean =>
  (screen._tag === "Tracking" || screen._tag === "Payment") && screen.orderId === orderId

const opensOwnPageOf = (kept: KeptOrder | null, event: Event | FollowNews): boolean =>
  event.type === "ScreenOpened" && isOwnPageOf(kept?.orderId, event.screen)

const showsOwnPageOf = (orderId: string, { route }: LastOrderSees): boolean => isOwnPageOf(orderId, route.screen)

/** Whether an unpaid order may be kept: it never replaces one that the store has. */
const isFree = ({ kept, order }: LastOrderContext): boolean =>
  kept === null || isOver(kept) || order?.tracking.status === "awaitingPayment"

/** An order under way is loaded on every page but its own; one that is over, only for the front page's reorder. */
const isWanted = ({ kept, order }: LastOrderContext, event: Event | FollowNews): boolean => {
  if (event.type !== "ScreenOpened" || kept === null || opensOwnPageOf(kept, event)) return false
  return !isOver(kept) || (event.screen._tag === "Landing" && order === null)
}

const isOver = (kept: KeptOrder | null): boolean => kept?.over === true

const isMissing = (failure: ApiFailure): boolean => failure._tag === "Refused" && failure.status === 404

/** Removes the order from the device when the customer who placed it leaves. */
const forgotten = { target: ".idle", actions: ["forget", { type: "tell", params: keep(null) }] } as const

const machine = setup({
  types: { context: {} as LastOrderContext, events: {} as Event | FollowNews },
  actors: callsOf("LoadOrder", "FollowOrder"),
  actions: {
    ...sends,
    restore: assign({
      kept: ({ context, event }) => (event.type === "DeviceRead" ? (event.contents.lastOrder ?? null) : context.kept),
    }),
    noteUnpaid: assign({ kept: ({ event }) => unpaid(event as Event), order: null, failures: 0 }),
    note: assign({ kept: ({ event }) => placed(event as Event), order: null, failures: 0 }),
    adopt: assign({ kept: ({ event }) => keptElsewhere(event), order: null, failures: 0 }),
    acknowledge: assign({
      kept: ({ context: { kept } }) => kept && { ...kept, acknowledged: true, redirect: null },
    }),
    forget: assign({ kept: null, order: null, failures: 0 }),
    close: assign({ kept: ({ context: { kept } }) => kept && { ...kept, over: true } }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  guards: {
    isWanted: ({ context, event }) => isWanted(context, event),
    isOwnPage: ({ context, event }) => opensOwnPageOf(context.kept, event),
    isLeftByAnother: ({ event }) =>
      event.type === "DeviceRead" && isLeftByAnother(event.contents.lastOrder ?? null, event.contents),
    isNewElsewhere: ({ context, event }) => {
      const other = keptElsewhere(event)
      // An order that has ended elsewhere does not replace one that is under way here.
      const isWorth = other?.over !== true || context.kept === null || isOver(context.kept)
      return other !== null && other.orderId !== context.kept?.orderId && isWorth
    },
    isToBeShown: ({ context: { kept }, event }) =>
      kept !== null && !isOver(kept) && !showsOwnPageOf(kept.orderId, (event as Event).see),
    // An order is sent by one customer, and its answer may come when another is logged in.
    isSentByAnother: ({ event }) =>
      (event.type === "OrderPlaced" || event.type === "PaymentWanted") && belongsToAnother(event, event.see.session),
    isAnothers: ({ context, event }) =>
      event.type === "AccountChanged" && belongsToAnother(context.kept, event.see.session),
    // A guest's order stays, whoever logs in and out later.
    isCustomers: ({ context: { kept } }) => kept !== null && kept.customerId !== null,
    // On a page that was opened again, the event may name an order that is followed already.
    isNoted: ({ context, event }) =>
      !isFree(context) || (event.type === "PaymentWanted" && event.orderId === context.kept?.orderId),
    // A new order opens its payment page, which shows its status itself.
    isElsewhere: ({ event }) =>
      event.type === "PaymentWanted" && !event.isNew && !showsOwnPageOf(event.orderId, event.see),
    isSeen: ({ context: { kept }, event }) => opensTrackerOf(kept, event) && !kept?.acknowledged,
    // A customer who asked for a notification gets it while the tab is hidden, too.
    isUnwatched: ({ context: { order } }, { readyNotice }: LastOrderSees) =>
      readyNotice._tag !== "On" || readyNotice.orderId !== order?.orderId,
    isOver: ({ context }) => isOver(context.kept),
    hasEnded: ({ context: { kept, order } }) => order !== null && hasEnded(order.tracking.status) && !isOver(kept),
  },
  delays: { growing: ({ context, event }) => askAgainAfter(event, context.failures) },
}).createMachine({
  id: "lastOrder",
  context: { kept: null, order: null, failures: 0 },
  initial: "idle",
  on: {
    DeviceRead: [{ guard: "isLeftByAnother", actions: { type: "tell", params: keep(null) } }, { actions: "restore" }],
    LoggedOut: { guard: "isCustomers", ...forgotten },
    AccountChanged: { guard: "isAnothers", ...forgotten },
    // This tab must not overwrite the newer order on the device with its earlier one.
    KeptElsewhere: { guard: "isNewElsewhere", target: ".adopted", actions: "adopt" },
    OrderPlaced: [
      { guard: "isSentByAnother" },
      {
        target: ".idle",
        actions: ["note", { type: "tell", params: ({ context }) => keep(context.kept) }],
      },
    ],
    PaymentWanted: [
      { guard: "isSentByAnother" },
      { guard: "isNoted" },
      {
        guard: "isElsewhere",
        target: ".loading",
        actions: ["noteUnpaid", { type: "tell", params: ({ context }) => keep(context.kept) }],
      },
      { target: ".idle", actions: ["noteUnpaid", { type: "tell", params: ({ context }) => keep(context.kept) }] },
    ],
    ScreenOpened: [
      {
        guard: "isSeen",
        target: ".idle",
        actions: ["acknowledge", { type: "tell", params: ({ context }) => keep(context.kept) }],
      },
      // The tracker follows its order itself, and the payment page reads its status.
      { guard: "isOwnPage", target: ".idle" },
    ],
  },
  states: {
    idle: { on: { ScreenOpened: { guard: "isWanted", target: "loading" } } },
    // Another tab has just stored an order, so this one is probably hidden: it loads the order once it is shown.
    adopted: { always: [{ guard: "isToBeShown", target: "resting" }, { target: "idle" }] },
    loading: {
      invoke: {
        id: "order",
        src: "LoadOrder",
        input: ({ context }) => ({ orderId: context.kept?.orderId ?? "" }),
        onDone: {
          target: "loaded",
          actions: [
            assign(({ event }) => ({ order: event.output, failures: 0 })),
            {
              type: "send",
              params: ({ event: { output } }) => ({
                type: "OrderMoved",
                number: output.number,
                tracking: output.tracking,
              }),
            },
          ],
        },
        onError: [
          { guard: ({ event }) => isMissing(event.error as ApiFailure), target: "missing" },
          { guard: "isOver", target: "failed" },
          { target: "waiting", actions: "countFailure" },
        ],
      },
    },
    loaded: {
      always: [
        {
          guard: "hasEnded",
          target: "idle",
          actions: ["close", { type: "tell", params: ({ context }) => keep(context.kept) }],
        },
        { guard: "isOver", target: "idle" },
        { target: "following" },
      ],
    },
    following: {
      invoke: {
        id: "follow",
        src: "FollowOrder",
        input: ({ context: { order } }) => ({ orderId: order?.orderId ?? "", after: order?.tracking.sequence ?? 0 }),
        onDone: "waiting",
        onError: { target: "waiting", actions: "countFailure" },
      },
      always: { guard: "hasEnded", target: "loaded" },
      on: {
        // A browser allows few connections per server: a hidden tab must not hold one.
        PageHidden: { guard: { type: "isUnwatched", params: ({ event }) => event.see }, target: "resting" },
        "follow.news": {
          actions: [
            assign(({ context: { order }, event }) => ({
              order: order && { ...order, tracking: event.news },
              failures: 0,
            })),
            {
              type: "send",
              params: ({ context: { order }, event }) => ({
                type: "OrderMoved",
                number: order?.number ?? 0,
                tracking: event.news,
              }),
            },
          ],
        },
      },
    },
    // The connection dropped: load the whole order again after a growing back-off.
    waiting: { after: { growing: "loading" }, on: { LoadingRetried: "loading", ConnectionRestored: "loading" } },
    resting: { on: { PageShown: "loading", ScreenOpened: { guard: "isWanted", target: "loading" } } },
    failed: { on: { ScreenOpened: { guard: "isWanted", target: "loading" } } },
    // The server does not know the order, or it belongs to somebody else. Do not ask again.
    missing: {},
  },
})

const orderOf = (value: Json, order: Order | null): Loading<Order> => {
  if (order) return { _tag: "Loaded", value: order }
  if (value === "loading") return { _tag: "Loading" }
  if (value === "missing") return { _tag: "Missing" }
  return value === "failed" || value === "waiting" ? { _tag: "Failed" } : { _tag: "Idle" }
}

/** Loads the last placed order (SPEC §3, §7.3), and follows it on every page until it has ended (SPEC §2.7). */
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
    underWay: value === "idle" || value === "missing" || isOver(kept) ? null : order,
  }),
})

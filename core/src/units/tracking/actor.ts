import { askAgainAfter } from "../../messages/askAgainAfter.ts"
import type { ApiFailure } from "../../api/failure.ts"
import { assign, type ChartState, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import type { Order, Tracking } from "../../domain/order/model.ts"
import { callsOf, sends, type ShopCommand, type ShopTell } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { Sealed } from "../../vault/model.ts"
import type { ReadyNoticeView } from "../readyNotice/actor.ts"
import type { RouteView } from "../route/actor.ts"

/** Context of the followed order. */
export interface TrackingContext {
  readonly orderId: string
  /** The token of the link that opened the tracker, until the order is loaded. */
  readonly link: Sealed | null
  readonly order: Order | null
  readonly tracking: Tracking | null
  /** When the last update arrived, in epoch milliseconds by the device's clock. */
  readonly heardAt: number
  readonly failures: number
}

/** A followed order: only what the kitchen has reported. */
export type TrackingView =
  | { readonly _tag: "Nothing" }
  | { readonly _tag: "Loading" }
  | { readonly _tag: "Missing" }
  | {
      readonly _tag: "Following"
      readonly order: Order
      readonly tracking: Tracking
      /** False while disconnected: the data may be stale since `heardAt`, a time by the device's clock. */
      readonly live: boolean
      readonly heardAt: number
    }

/** The views of other units that the tracker reads. */
export interface TrackingSees {
  readonly route: RouteView
  readonly readyNotice: ReadyNoticeView
}

type Event = WithGiven<ShopEvent, TrackingSees>

const opened = (event: ShopEvent): string | null =>
  event.type === "ScreenOpened" && event.screen._tag === "Tracking" ? event.screen.orderId : null

const isOver = ({ status }: Tracking): boolean =>
  status === "completed" || status === "cancelled" || status === "refused"

const movedTo = (order: Order | null, tracking: Tracking): ShopEvent => ({
  type: "OrderMoved",
  number: order?.number ?? 0,
  tracking,
})

/**
 * Removes the link from context and address once it was read or refused: the device has the token, or the link is
 * invalid.
 */
const forgetLink = {
  guard: "isByLink",
  actions: [
    {
      type: "tell",
      params: ({ event }: { readonly event: unknown }): ShopTell => ({
        type: "ReplacePath",
        path: givenIn<TrackingSees>(event).see.route.path,
      }),
    },
    { type: "dropLink" },
  ],
} as const

const takeLink = {
  type: "takeLink",
  params: ({ event }: { readonly event: { readonly token: Sealed } }) => event.token,
} as const

const beginning: TrackingContext = {
  orderId: "",
  link: null,
  order: null,
  tracking: null,
  heardAt: 0,
  failures: 0,
}

const machine = setup({
  types: { context: {} as TrackingContext, events: {} as Event | FollowNews },
  actors: callsOf("LoadOrder", "FollowOrder"),
  actions: {
    ...sends,
    takeLink: assign((_, link: Sealed) => ({ link })),
    dropLink: assign({ link: null }),
  },
  guards: {
    isTracking: ({ event }) => opened(event as ShopEvent) !== null,
    isMissing: (_, failure: ApiFailure) => failure._tag === "Refused" && failure.status === 404,
    // A customer who asked for a notification gets it while the tab is hidden, too.
    isUnwatched: ({ context }, { readyNotice }: TrackingSees) =>
      readyNotice._tag !== "On" || readyNotice.orderId !== context.orderId,
    isOnTracker: (_, { route }: TrackingSees) => route.screen._tag === "Tracking",
    isByLink: ({ context }) => context.link !== null,
    isOver: ({ context }) => context.tracking !== null && isOver(context.tracking),
  },
  delays: { growing: ({ context, event }) => askAgainAfter(event, context.failures) },
}).createMachine({
  id: "tracking",
  context: beginning,
  initial: "nothing",
  on: {
    ScreenOpened: [
      {
        guard: "isTracking",
        target: ".loading",
        actions: assign(({ event }) => ({ ...beginning, orderId: opened(event) ?? "" })),
      },
      { target: ".nothing", actions: "dropLink" },
    ],
    OrderLinkOpened: { target: ".loading", actions: takeLink },
  },
  states: {
    nothing: {
      on: {
        // On a visit that starts at a tracker, the link arrives before its screen is opened.
        OrderLinkOpened: [{ guard: { type: "isOnTracker", params: ({ event }) => event.see }, actions: takeLink }, {}],
        ScreenOpened: {
          guard: "isTracking",
          target: "loading",
          actions: assign(({ context, event }) => ({
            ...beginning,
            orderId: opened(event) ?? "",
            link: context.link,
          })),
        },
      },
    },
    loading: {
      invoke: {
        id: "order",
        src: "LoadOrder",
        input: ({ context: { orderId, link } }) => (link === null ? { orderId } : { orderId, link }),
        onDone: {
          target: "following",
          actions: [
            assign(({ event }) => {
              const order = event.output
              return { order, tracking: order.tracking, heardAt: timeOf(event), failures: 0 }
            }),
            { type: "send", params: ({ event }) => ({ type: "MenuWanted", storeId: event.output.storeId }) },
            { type: "send", params: ({ event }) => movedTo(event.output, event.output.tracking) },
          ],
        },
        onError: [
          { guard: { type: "isMissing", params: ({ event }) => event.error as ApiFailure }, target: "missing" },
          { target: "waiting", actions: assign({ failures: ({ context }) => context.failures + 1 }) },
        ],
      },
    },
    following: {
      always: [forgetLink, { guard: "isOver", target: "over" }],
      invoke: {
        id: "follow",
        src: "FollowOrder",
        input: ({ context }) => ({ orderId: context.orderId, after: context.tracking?.sequence ?? 0 }),
        onDone: "waiting",
        onError: { target: "waiting", actions: assign({ failures: ({ context }) => context.failures + 1 }) },
      },
      on: {
        // A browser allows few connections per server: a hidden tab must not hold one.
        PageHidden: { guard: { type: "isUnwatched", params: ({ event }) => event.see }, target: "resting" },
        "follow.news": {
          actions: [
            assign(({ event }) => ({ tracking: event.news, heardAt: timeOf(event), failures: 0 })),
            { type: "send", params: ({ context: { order }, event }) => movedTo(order, event.news) },
          ],
        },
      },
    },
    // The connection dropped: reload the whole order after a growing back-off.
    waiting: { after: { growing: "loading" }, on: { LoadingRetried: "loading", ConnectionRestored: "loading" } },
    resting: { on: { PageShown: "loading" } },
    missing: { always: forgetLink },
    over: {},
  },
})

interface FollowNews {
  readonly type: "follow.news"
  readonly news: Tracking
}

/** XState does not type the record's time on replies, though replies carry it. */
const timeOf = (event: unknown): number => (event as WithGiven<object, object>).at.t

/** Follows one order live while its tracker is shown (SPEC §2.7, DECISIONS §14). */
export const tracking = unitFromChart<ShopStart, TrackingContext, ShopEvent, ShopCommand, TrackingView, TrackingSees>({
  name: "tracking",
  machine,
  view: ({ value, context }: ChartState<TrackingContext>): TrackingView => {
    if (value === "nothing") return { _tag: "Nothing" }
    if (value === "missing") return { _tag: "Missing" }
    const { order, tracking: newest, heardAt } = context
    if (!order || !newest) return { _tag: "Loading" }
    return { _tag: "Following", order, tracking: newest, live: value === "following" || value === "over", heardAt }
  },
})

import { backOff } from "../../domain/connection/rules/backOff.ts"
import type { ApiFailure } from "../../api/failure.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import type { Order, Tracking } from "../../domain/order/model.ts"
import { callsOf, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"

/** Context of the followed order. */
export interface TrackingContext {
  readonly orderId: string
  readonly order: Order | null
  readonly tracking: Tracking | null
  /** When the last update arrived, in epoch milliseconds. */
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
      /** False while disconnected: the data may be stale since `heardAt`. */
      readonly live: boolean
      readonly heardAt: number
    }

const opened = (event: ShopEvent): string | null =>
  event.type === "ScreenOpened" && event.screen._tag === "Tracking" ? event.screen.orderId : null

const isOver = ({ status }: Tracking): boolean =>
  status === "completed" || status === "cancelled" || status === "refused"

const machine = setup({
  types: { context: {} as TrackingContext, events: {} as WithGiven<ShopEvent, object> | FollowNews },
  actors: callsOf("LoadOrder", "FollowOrder"),
  actions: sends,
  guards: {
    isTracking: ({ event }) => opened(event as ShopEvent) !== null,
    isMissing: (_, failure: ApiFailure) => failure._tag === "Refused" && failure.status === 404,
    isOver: ({ context }) => context.tracking !== null && isOver(context.tracking),
  },
  delays: { growing: ({ context }) => backOff(context.failures) },
}).createMachine({
  id: "tracking",
  context: { orderId: "", order: null, tracking: null, heardAt: 0, failures: 0 },
  initial: "nothing",
  on: {
    ScreenOpened: [
      {
        guard: "isTracking",
        target: ".loading",
        reenter: true,
        actions: assign(({ event }) => ({
          orderId: opened(event) ?? "",
          order: null,
          tracking: null,
          heardAt: 0,
          failures: 0,
        })),
      },
      { target: ".nothing" },
    ],
  },
  states: {
    nothing: {},
    loading: {
      invoke: {
        id: "order",
        src: "LoadOrder",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: "following",
          actions: [
            assign(({ event }) => {
              const order = event.output
              return { order, tracking: order.tracking, heardAt: timeOf(event), failures: 0 }
            }),
            { type: "send", params: ({ event }) => ({ type: "OrderOpened", storeId: event.output.storeId }) },
          ],
        },
        onError: [
          { guard: { type: "isMissing", params: ({ event }) => event.error as ApiFailure }, target: "missing" },
          { target: "waiting", actions: assign({ failures: ({ context }) => context.failures + 1 }) },
        ],
      },
    },
    following: {
      always: { guard: "isOver", target: "over" },
      invoke: {
        id: "follow",
        src: "FollowOrder",
        input: ({ context }) => ({ orderId: context.orderId, after: context.tracking?.sequence ?? 0 }),
        onDone: "waiting",
        onError: { target: "waiting", actions: assign({ failures: ({ context }) => context.failures + 1 }) },
      },
      on: {
        // A browser allows few connections per server: a hidden tab must not hold one.
        PageHidden: "resting",
        "follow.news": {
          actions: assign(({ event }) => ({ tracking: event.news, heardAt: timeOf(event), failures: 0 })),
        },
      },
    },
    // The connection dropped: reload the whole order after a growing back-off.
    waiting: { after: { growing: "loading" }, on: { LoadingRetried: "loading", ConnectionRestored: "loading" } },
    resting: { on: { PageShown: "loading" } },
    missing: {},
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
export const tracking = unitFromChart<ShopStart, TrackingContext, ShopEvent, ShopCommand, TrackingView, object>({
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

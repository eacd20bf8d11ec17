import type { Language } from "../../domain/language/model.ts"
import type { MarketId } from "../../domain/market/model.ts"
import { marketOf } from "../../domain/market/markets.ts"
import { waitTold } from "../../api/waitTold.ts"
import { backOff } from "../../domain/connection/rules/backOff.ts"
import type { KitchenOrder } from "../../domain/order/kitchenOrder.ts"
import { boardPlace } from "../../domain/order/rules/boardPlace.ts"
import { hasEnded } from "../../domain/order/rules/hasEnded.ts"
import { withTracking } from "../../domain/order/rules/withTracking.ts"
import { dayBegan } from "../../domain/store/rules/dayBegan.ts"
import type { Millis } from "../../domain/time/model.ts"
import { assign, type ChartState, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { type KitchenCalls, kitchenCalls, type KitchenCommand, type KitchenStart, sends } from "../commands.ts"
import type { KitchenEvent } from "../events.ts"

/** Context of the board. */
export interface BoardContext {
  readonly market: MarketId
  readonly storeId: string
  readonly language: Language
  /** Open orders, by id. */
  readonly orders: Orders
  /** Today's ended orders, newest first. */
  readonly ended: readonly KitchenOrder[]
  /** Where the live stream begins; empty before the first answer. */
  readonly position: string
  /** Since when the orders are as shown, in epoch milliseconds; 0 before the first answer. */
  readonly freshAt: number
  /** When cards last moved, in epoch milliseconds: another order may have moved under the finger. */
  readonly movedAt: number
  readonly failures: number
  /** Whether the newest change brought an order that waits for its answer. */
  readonly hasNew: boolean
  /** Whether the newest change said that an open order must be paid at the hand-over. */
  readonly hasWithdrawn: boolean
}

type Orders = Readonly<Record<string, KitchenOrder>>

/** The orders of a store, as they are now or as they were when the connection was lost. */
export type BoardView =
  | { readonly _tag: "Closed" }
  | { readonly _tag: "Loading"; readonly isLost: boolean }
  | {
      readonly _tag: "Shown"
      readonly orders: readonly KitchenOrder[]
      readonly ended: readonly KitchenOrder[]
      /** Without contact to the server: orders may be missing since `freshAt`. */
      readonly isLost: boolean
      readonly freshAt: number
      readonly movedAt: number
    }

/** Upper bound on the listed ended orders, which may be refunded. */
export const mostEnded = 100

/** The pauses in milliseconds before the orders are loaded again. */
const pauses = { first: 500, longest: 10_000 }

interface FollowNews {
  readonly type: "follow.news"
  readonly news: KitchenOrder
}

type Listed = KitchenCalls["LoadOrders"]["answer"]

type Kept = Pick<BoardContext, "orders" | "ended">

const isUnanswered = ({ status }: KitchenOrder): boolean => status === "placed"

/** Whether a newer copy of an open order is the first to say that its payment was withdrawn. */
const isWithdrawnNow = (known: KitchenOrder | undefined, { paymentWithdrawn }: KitchenOrder): boolean =>
  known !== undefined && known.paymentWithdrawn !== true && paymentWithdrawn === true

const nothingNew = { hasNew: false, hasWithdrawn: false } as const

/** Stores a copy of an order, unless there is a newer one, which has a higher sequence. */
const put = ({ orders, ended }: Kept, order: KitchenOrder): Kept & Pick<BoardContext, "hasNew" | "hasWithdrawn"> => {
  const { [order.orderId]: known, ...others } = orders
  const newest = known ?? ended.find(({ orderId }) => orderId === order.orderId)
  if (newest !== undefined && newest.sequence >= order.sequence) return { orders, ended, ...nothingNew }
  if (!hasEnded(order.status)) {
    return {
      orders: { ...others, [order.orderId]: order },
      ended,
      hasNew: known === undefined && isUnanswered(order),
      hasWithdrawn: isWithdrawnNow(known, order),
    }
  }
  const earlier = ended.filter(({ orderId }) => orderId !== order.orderId)
  return { orders: others, ended: [order, ...earlier].slice(0, mostEnded), ...nothingNew }
}

/** Adds the ended orders of a list; the order of known ones is kept. */
const addEnded = (ended: readonly KitchenOrder[], listed: readonly KitchenOrder[]): readonly KitchenOrder[] => {
  const others = listed.filter(({ orderId }) => ended.every((one) => one.orderId !== orderId))
  return [...others.toSorted((one, other) => other.startAt - one.startAt), ...ended].slice(0, mostEnded)
}

/** Replaces the whole list: orders that are no longer in it have ended meanwhile; a newer own copy stays. */
const replace = ({ orders, ...ours }: Kept, { orders: listed, ended: over }: Listed) => {
  const ended = addEnded(ours.ended, over)
  const kept = listed.filter(({ orderId, sequence }) => {
    const end = ended.find((one) => one.orderId === orderId)
    return end === undefined || end.sequence < sequence
  })
  const newer = kept.map((order) => {
    const ours = orders[order.orderId]
    return ours !== undefined && ours.sequence > order.sequence ? ours : order
  })
  return {
    ended,
    orders: Object.fromEntries(newer.map((order) => [order.orderId, order])),
    hasNew: newer.some((order) => isUnanswered(order) && orders[order.orderId] === undefined),
    hasWithdrawn: newer.some((order) => isWithdrawnNow(orders[order.orderId], order)),
  }
}

const timeOf = (event: unknown): number => givenIn<object>(event).at.t

const dueAt = ({ estimatedAt, startAt }: KitchenOrder): number => estimatedAt ?? startAt

const cardOf = (order: KitchenOrder | undefined): string =>
  order === undefined ? "none" : `${boardPlace(order)} ${dueAt(order)}`

/** Stores a copy of an order, and notes whether cards move because of it. */
const change = (context: BoardContext, event: unknown, order: KitchenOrder) => {
  const kept = put(context, order)
  const { orderId } = order
  const isStill = cardOf(context.orders[orderId]) === cardOf(kept.orders[orderId])
  return { ...kept, movedAt: isStill ? context.movedAt : timeOf(event) }
}

/** From when on ended orders are missing: all of today's at first; later, those that were open or came meanwhile. */
const endedSince = ({ market, orders, freshAt }: BoardContext, now: Millis): Millis =>
  freshAt === 0
    ? dayBegan(marketOf(market).timeZone, now)
    : Math.min(freshAt, ...Object.values(orders).map(({ startAt }) => startAt))

const changed = {
  type: "send",
  params: ({ context }: { readonly context: BoardContext }) =>
    ({
      type: "OrdersChanged",
      unanswered: Object.values(context.orders).filter(isUnanswered).length,
      hasNew: context.hasNew,
      hasWithdrawn: context.hasWithdrawn,
    }) as const,
} as const

const empty = { orders: {}, ended: [], position: "", freshAt: 0, movedAt: 0, failures: 0, ...nothingNew } as const

const machine = setup({
  types: {
    context: {} as BoardContext,
    events: {} as WithGiven<KitchenEvent, object> | FollowNews,
    input: {} as { start: KitchenStart },
  },
  actors: kitchenCalls("LoadOrders", "FollowOrders"),
  actions: sends,
  delays: { growing: ({ context, event }) => Math.max(backOff(context.failures, pauses), waitTold(event)) },
}).createMachine({
  id: "board",
  context: ({ input }) => ({ market: input.start.market, storeId: "", language: "en", ...empty }),
  initial: "closed",
  on: {
    KitchenOpened: {
      target: ".loading",
      reenter: true,
      // Names of goods are in the reader's language, so all orders are read again.
      actions: assign(({ context, event }) => ({
        ...empty,
        ...(context.storeId === event.storeId ? { ended: context.ended } : {}),
        storeId: event.storeId,
        language: event.language,
      })),
    },
    KitchenClosed: { target: ".closed", actions: [assign({ storeId: "", ...empty }), changed] },
    OrderAnswered: {
      actions: [
        assign(({ context, event }) => {
          const known = context.orders[event.tracking.orderId]
          return known === undefined ? nothingNew : change(context, event, withTracking(known, event.tracking))
        }),
        changed,
      ],
    },
    OrderReread: { actions: [assign(({ context, event }) => change(context, event, event.order)), changed] },
  },
  states: {
    closed: {},
    loading: {
      invoke: {
        id: "orders",
        src: "LoadOrders",
        input: ({ context, event }) => ({
          storeId: context.storeId,
          language: context.language,
          since: endedSince(context, timeOf(event)),
        }),
        onDone: {
          target: "following",
          actions: [
            assign(({ context, event }) => ({
              ...replace(context, event.output),
              position: event.output.position,
              freshAt: timeOf(event),
              movedAt: context.freshAt === 0 ? 0 : timeOf(event),
              failures: 0,
            })),
            changed,
          ],
        },
        onError: { target: "waiting", actions: assign({ failures: ({ context }) => context.failures + 1 }) },
      },
      on: { ConnectionLost: "waiting" },
    },
    following: {
      invoke: {
        id: "follow",
        src: "FollowOrders",
        input: ({ context }) => ({
          storeId: context.storeId,
          language: context.language,
          after: context.position,
        }),
        onDone: "waiting",
        onError: "waiting",
      },
      on: {
        ConnectionLost: "waiting",
        "follow.news": {
          actions: [
            assign(({ context, event }) => ({ ...change(context, event, event.news), freshAt: timeOf(event) })),
            changed,
          ],
        },
      },
      exit: assign({ freshAt: ({ event }) => timeOf(event) }),
    },
    // The whole list is read again: it also says what has ended meanwhile.
    waiting: { after: { growing: "loading" }, on: { ConnectionRestored: "loading" } },
  },
})

/** Follows a store's orders live, across lost connections (DECISIONS §18). */
export const board = unitFromChart<KitchenStart, BoardContext, KitchenEvent, KitchenCommand, BoardView, object>({
  name: "board",
  machine,
  view: ({ value, context }: ChartState<BoardContext>): BoardView => {
    if (value === "closed") return { _tag: "Closed" }
    const { orders, ended, freshAt, movedAt, failures } = context
    const isLost = value === "waiting" || failures > 0
    if (freshAt === 0) return { _tag: "Loading", isLost }
    const sorted = Object.values(orders).toSorted(
      (one, other) => dueAt(one) - dueAt(other) || one.number - other.number,
    )
    return { _tag: "Shown", orders: sorted, ended, isLost, freshAt, movedAt }
  },
})

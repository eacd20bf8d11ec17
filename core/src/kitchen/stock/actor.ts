import { waitTold } from "../../api/waitTold.ts"
import type { MarketId } from "../../domain/market/model.ts"
import { marketOf } from "../../domain/market/markets.ts"
import type { StoreMarks } from "../../domain/store/marks.ts"
import type { StoreStatus, WaitMinutes } from "../../domain/store/model.ts"
import { soldOutUntil } from "../../domain/store/rules/soldOutUntil.ts"
import { marksAt } from "../../domain/store/rules/marksAt.ts"
import type { Millis } from "../../domain/time/model.ts"
import { assign, type ChartState, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { kitchenCalls, type KitchenCommand, type KitchenStart, sends, type SentMark } from "../commands.ts"
import type { KitchenEvent } from "../events.ts"
import type { Sellable } from "../model.ts"
import { type StockRow, stockRows } from "./rows.ts"

type Status = Pick<StoreStatus, "open" | "changesAt" | "waitMinutes">

/** Context of the stock. */
export interface StockContext {
  readonly market: MarketId
  readonly storeId: string
  readonly sellables: readonly Sellable[]
  readonly marks: StoreMarks | null
  readonly status: Status | null
  readonly readAt: Millis
  readonly query: string
  readonly asked: SentMark | null
  readonly isRefused: boolean
}

/** The store's sold-out items, and its waiting times. */
export type StockView =
  | { readonly _tag: "Loading" }
  | {
      readonly _tag: "Shown"
      readonly status: Status
      readonly delays: WaitMinutes
      /** When the delays end by themselves, in epoch milliseconds; `null` without one. */
      readonly delaysUntil: Millis | null
      readonly soldOut: readonly StockRow[]
      readonly query: string
      readonly found: readonly StockRow[]
      readonly isSaving: boolean
      /** The last mark did not reach the server, or was refused: nothing has changed. */
      readonly isRefused: boolean
    }

/** Interval at which the marks are read again, because another tablet or the command line may set them too. */
const readEvery = 60_000
const triesEvery = 5_000

const timeOf = (event: unknown): Millis => givenIn<object>(event).at.t

const empty = { sellables: [], marks: null, status: null, readAt: 0, query: "", asked: null, isRefused: false } as const

const input = ({ context }: { readonly context: StockContext }) => ({ storeId: context.storeId })

const machine = setup({
  types: {
    context: {} as StockContext,
    events: {} as WithGiven<KitchenEvent, object>,
    input: {} as { start: KitchenStart },
  },
  actors: kitchenCalls("ListSellables", "ReadMarks", "SendMark"),
  actions: sends,
  guards: { isListed: ({ context }) => context.sellables.length > 0 },
  delays: { trying: ({ event }) => Math.max(triesEvery, waitTold(event)) },
}).createMachine({
  id: "stock",
  context: ({ input: { start } }) => ({ market: start.market, storeId: "", ...empty }),
  initial: "closed",
  on: {
    KitchenOpened: {
      target: ".reading",
      reenter: true,
      actions: assign(({ context, event }) => ({
        ...(context.storeId === event.storeId ? {} : empty),
        storeId: event.storeId,
      })),
    },
    KitchenClosed: { target: ".closed", actions: assign({ storeId: "", ...empty }) },
    SearchTyped: { actions: assign({ query: ({ event }) => event.text }) },
  },
  states: {
    closed: {},
    reading: {
      invoke: {
        id: "marks",
        src: "ReadMarks",
        input,
        onDone: {
          target: "listing",
          actions: assign(({ event }) => ({ ...event.output, readAt: timeOf(event) })),
        },
        onError: "failed",
      },
    },
    listing: {
      always: { guard: "isListed", target: "ready" },
      invoke: {
        id: "sellables",
        src: "ListSellables",
        input,
        onDone: { target: "ready", actions: assign({ sellables: ({ event }) => event.output }) },
        onError: "failed",
      },
    },
    failed: { after: { trying: "reading" }, on: { ConnectionRestored: "reading" } },
    ready: {
      after: { [readEvery]: "reading" },
      on: {
        StockPressed: {
          target: "saving",
          actions: assign(({ context, event }) => {
            const { kind, code, soldOut } = event
            const { timeZone } = marketOf(context.market)
            const until = soldOut === "back" ? null : soldOutUntil(timeZone, soldOut, event.at.t)
            return { asked: { _tag: "Stock", mark: { kind, code, until } } as const, isRefused: false }
          }),
        },
        DelayPressed: {
          target: "saving",
          actions: assign(({ event }) => ({
            asked: { _tag: "Delay", mark: { [event.method]: event.minutes } } as const,
            isRefused: false,
          })),
        },
      },
    },
    saving: {
      invoke: {
        id: "mark",
        src: "SendMark",
        input: ({ context }) => ({ storeId: context.storeId, mark: context.asked }),
        // The waits depend on the delays, so they are read again.
        onDone: {
          target: "reading",
          actions: assign(({ event }) => ({ marks: event.output, readAt: timeOf(event), asked: null })),
        },
        onError: { target: "ready", actions: assign({ asked: null, isRefused: true }) },
      },
    },
  },
})

/** Marks sold-out items and delays (DECISIONS §18). */
export const stock = unitFromChart<KitchenStart, StockContext, KitchenEvent, KitchenCommand, StockView, object>({
  name: "stock",
  machine,
  view: ({ value, context }: ChartState<StockContext>): StockView => {
    const { sellables, marks, status, readAt, query, isRefused } = context
    if (marks === null || status === null || sellables.length === 0) return { _tag: "Loading" }
    const rows = stockRows(sellables, marks, query, readAt)
    const { delays, delaysUntil = null } = marksAt(marks, readAt)
    return { _tag: "Shown", status, delays, delaysUntil, query, ...rows, isSaving: value === "saving", isRefused }
  },
})

import type { ApiFailure } from "../../api/failure.ts"
import { backOff } from "../../domain/connection/rules/backOff.ts"
import type { KitchenReport } from "../../domain/order/kitchen.ts"
import type { KitchenOrder } from "../../domain/order/kitchenOrder.ts"
import type { OrderStatus } from "../../domain/order/model.ts"
import { laterBy, mayTakeLonger } from "../../domain/order/rules/delayed.ts"
import { hasHappened } from "../../domain/order/rules/hasHappened.ts"
import { isBlank } from "../../domain/text/rules/isBlank.ts"
import type { Millis } from "../../domain/time/model.ts"
import { assign, type ChartState, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import type { BoardView } from "../board/actor.ts"
import { failureIn, isPassing, kitchenCalls, type KitchenCommand, type KitchenStart, sends } from "../commands.ts"
import type { KitchenEvent } from "../events.ts"
import { type Pressed, settling } from "../model.ts"
import type { TabletView } from "../tablet/actor.ts"

/** A sentence to staff about an order that did not go as pressed. */
export type Note = {
  readonly id: number
  readonly number: number
  readonly at: Millis
} & (
  | { readonly _tag: "Overtaken"; readonly status: OrderStatus }
  /** The server does not take the report, and says nothing that staff could act on. */
  | { readonly _tag: "NotTaken" }
)

/** A refusal or cancellation that staff write the reason of. */
export interface Refusal {
  readonly orderId: string
  readonly number: number
  readonly type: "Refuse" | "Cancel"
  readonly reason: string
}

/** An order for which staff choose how much longer it takes. */
export interface Later {
  readonly orderId: string
  readonly number: number
}

/** Context of the reports. */
export interface ReportsContext {
  readonly storeId: string
  /** Presses in their order; the first is being sent. */
  readonly queue: readonly Pressed[]
  readonly notes: readonly Note[]
  readonly refusal: Refusal | null
  readonly later: Later | null
  /** When a form last took the place of buttons, or gave it back, in epoch milliseconds. */
  readonly swappedAt: number
  readonly failures: number
}

/** What staff have pressed and the server has not answered, and what went otherwise. */
export interface ReportsView extends Omit<ReportsContext, "storeId" | "failures" | "swappedAt"> {
  /** Without contact to the server, presses are held and sent as soon as it is back. */
  readonly isHeld: boolean
}

/** What the reports read of the other units. */
export interface ReportsSee {
  readonly board: BoardView
  readonly tablet: TabletView
}

/** The newest notes are shown; there is seldom more than one. */
const mostNotes = 5

const pauses = { first: 1000, longest: 10_000 }

const orderIn = (event: unknown, orderId: string): KitchenOrder | undefined => {
  const { board } = givenIn<ReportsSee>(event).see
  return board._tag === "Shown" ? board.orders.find((order) => order.orderId === orderId) : undefined
}

/** What turning an order down is called: it is refused until it is accepted, and cancelled after that. */
const turnDown = ({ status }: KitchenOrder): Refusal["type"] => (status === "placed" ? "Refuse" : "Cancel")

/** Adds a press, unless the order waits for the answer to an earlier one. */
const press = ({ queue }: ReportsContext, event: unknown, orderId: string, report: KitchenReport) => {
  const order = orderIn(event, orderId)
  if (order === undefined || queue.some((one) => one.orderId === orderId)) return {}
  return { queue: [...queue, { orderId, number: order.number, report }] }
}

/** The tablet keeps what the server has not answered, so that a reload drops no press. */
const keep = {
  type: "tell",
  params: ({ context, event }: { readonly context: ReportsContext; readonly event: unknown }) => {
    const { storeId, queue } = context
    return { type: "KeepPresses", kept: { storeId, presses: queue, at: givenIn<ReportsSee>(event).at.t } } as const
  },
} as const

/** The presses from before a reload come first. */
const recall = (queue: readonly Pressed[], kept: readonly Pressed[]): readonly Pressed[] => [
  ...kept,
  ...queue.filter(({ orderId }) => kept.every((one) => one.orderId !== orderId)),
]

const closedForms = { refusal: null, later: null } as const

const swapped = (event: unknown) => ({ swappedAt: givenIn<ReportsSee>(event).at.t })

const drop = ({ queue }: ReportsContext) => ({ queue: queue.slice(1), failures: 0 })

const noted = (
  { queue, notes }: ReportsContext,
  event: unknown,
  note: { readonly _tag: "Overtaken"; readonly status: OrderStatus } | { readonly _tag: "NotTaken" },
) => {
  const { n, t } = givenIn<ReportsSee>(event).at
  const number = queue[0]?.number ?? 0
  return { notes: [{ ...note, id: n, number, at: t }, ...notes].slice(0, mostNotes) }
}

const machine = setup({
  types: {
    context: {} as ReportsContext,
    events: {} as WithGiven<KitchenEvent, ReportsSee>,
  },
  actors: kitchenCalls("SendReport", "RereadOrder"),
  actions: sends,
  guards: {
    isPassing: (_, failure: ApiFailure) => isPassing(failure),
    isConflict: (_, failure: ApiFailure) =>
      failure._tag === "Refused" && (failure.status === 409 || failure.status === 404),
    isQueued: ({ context }) => context.queue.length > 0,
    isSettled: ({ event }) => {
      const { at, see } = givenIn<ReportsSee>(event)
      return see.board._tag === "Shown" && at.t - see.board.movedAt >= settling
    },
    /** A second tap on a button that a form has just replaced is no choice in that form, nor the other way round. */
    isSteady: ({ context, event }) => givenIn<ReportsSee>(event).at.t - context.swappedAt >= settling,
    isReason: ({ context }) => !isBlank(context.refusal?.reason ?? ""),
  },
  delays: { growing: ({ context }) => backOff(context.failures, pauses) },
}).createMachine({
  id: "reports",
  context: { storeId: "", queue: [], notes: [], ...closedForms, swappedAt: 0, failures: 0 },
  initial: "idle",
  on: {
    OrderPressed: {
      guard: "isSettled",
      actions: [assign(({ context, event }) => press(context, event, event.orderId, event.report)), keep],
    },
    RefusalOpened: {
      guard: "isSteady",
      actions: assign(({ event }) => {
        const order = orderIn(event, event.orderId)
        if (order === undefined) return {}
        const { orderId, number } = order
        return { ...swapped(event), later: null, refusal: { orderId, number, type: turnDown(order), reason: "" } }
      }),
    },
    ReasonTyped: {
      actions: assign(({ context, event }) => ({
        refusal: context.refusal && { ...context.refusal, reason: event.text },
      })),
    },
    RefusalSent: {
      guard: "isReason",
      actions: [
        assign(({ context, event }) => {
          const { refusal } = context
          if (refusal === null) return {}
          const order = orderIn(event, refusal.orderId)
          const type = order === undefined ? refusal.type : turnDown(order)
          // Another tablet accepted it meanwhile: the button says first what it would do now.
          if (type !== refusal.type) return { refusal: { ...refusal, type } }
          const report = { type: refusal.type, reason: refusal.reason.trim() } as const
          return { ...press(context, event, refusal.orderId, report), ...swapped(event), refusal: null }
        }),
        keep,
      ],
    },
    RefusalClosed: { actions: assign(({ event }) => ({ ...swapped(event), refusal: null })) },
    LaterOpened: {
      guard: "isSteady",
      actions: assign(({ event }) => {
        const order = orderIn(event, event.orderId)
        return order && mayTakeLonger(order)
          ? { ...swapped(event), refusal: null, later: { orderId: order.orderId, number: order.number } }
          : {}
      }),
    },
    LaterChosen: {
      guard: "isSteady",
      actions: [
        assign(({ context, event }) => {
          const order = context.later && orderIn(event, context.later.orderId)
          if (!order || order.estimatedAt === null) return { later: null }
          const estimatedAt = laterBy(order.estimatedAt, event.minutes, givenIn<ReportsSee>(event).at.t)
          return {
            ...press(context, event, order.orderId, { type: "Delay", estimatedAt }),
            ...swapped(event),
            later: null,
          }
        }),
        keep,
      ],
    },
    LaterClosed: { actions: assign(({ event }) => ({ ...swapped(event), later: null })) },
    NoteClosed: {
      actions: assign({ notes: ({ context, event }) => context.notes.filter(({ id }) => id !== event.id) }),
    },
    KitchenOpened: {
      actions: assign(({ context, event }) => ({
        storeId: event.storeId,
        queue: recall(context.queue, event.kept),
      })),
    },
    KitchenClosed: {
      target: ".idle",
      actions: [assign({ storeId: "", queue: [], notes: [], ...closedForms, failures: 0 }), keep],
    },
  },
  states: {
    idle: { always: { guard: "isQueued", target: "sending" } },
    sending: {
      invoke: {
        id: "report",
        src: "SendReport",
        input: ({ context }) => ({
          orderId: context.queue[0]?.orderId ?? "",
          report: context.queue[0]?.report ?? null,
        }),
        onDone: {
          target: "idle",
          actions: [
            assign(({ context }) => drop(context)),
            keep,
            { type: "send", params: ({ event }) => ({ type: "OrderAnswered", tracking: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: "isPassing", params: ({ event }) => failureIn(event) },
            target: "held",
            actions: assign({ failures: ({ context }) => context.failures + 1 }),
          },
          { guard: { type: "isConflict", params: ({ event }) => failureIn(event) }, target: "rereading" },
          {
            target: "idle",
            actions: [
              assign(({ context, event }) => ({ ...noted(context, event, { _tag: "NotTaken" }), ...drop(context) })),
              keep,
            ],
          },
        ],
      },
    },
    // The server says no: another tablet was quicker, or an answer of ours was lost. The order itself tells which.
    rereading: {
      invoke: {
        id: "reread",
        src: "RereadOrder",
        input: ({ context, event }) => ({
          orderId: context.queue[0]?.orderId ?? "",
          language: givenIn<ReportsSee>(event).see.tablet.language,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output === null,
            target: "idle",
            actions: [
              assign(({ context, event }) => ({ ...noted(context, event, { _tag: "NotTaken" }), ...drop(context) })),
              keep,
            ],
          },
          {
            target: "idle",
            actions: [
              {
                type: "send",
                params: ({ event }) => ({ type: "OrderReread", order: event.output as KitchenOrder }),
              },
              assign(({ context, event }) => {
                const [pressed] = context.queue
                const order = event.output as KitchenOrder
                if (pressed !== undefined && hasHappened(pressed.report, order)) return drop(context)
                return { ...noted(context, event, { _tag: "Overtaken", status: order.status }), ...drop(context) }
              }),
              keep,
            ],
          },
        ],
        onError: {
          target: "held",
          actions: assign({ failures: ({ context }) => context.failures + 1 }),
        },
      },
    },
    held: { after: { growing: "sending" }, on: { ConnectionRestored: "sending" } },
  },
})

/** Sends what staff press, one at a time and never twice: a press is held without network, and a repeat changes nothing. */
export const reports = unitFromChart<
  KitchenStart,
  ReportsContext,
  KitchenEvent,
  KitchenCommand,
  ReportsView,
  ReportsSee
>({
  name: "reports",
  machine,
  view: ({ value, context }: ChartState<ReportsContext>): ReportsView => {
    const { queue, notes, refusal, later } = context
    return { queue, notes, refusal, later, isHeld: value === "held" }
  },
})

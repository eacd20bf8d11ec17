import type { ApiFailure } from "../../api/failure.ts"
import { waitTold } from "../../api/waitTold.ts"
import { backOff } from "../../domain/connection/rules/backOff.ts"
import type { KitchenOrder } from "../../domain/order/kitchenOrder.ts"
import { laterBy, mayTakeLonger } from "../../domain/order/rules/delayed.ts"
import { hasHappened } from "../../domain/order/rules/hasHappened.ts"
import { isBlank } from "../../domain/text/rules/isBlank.ts"
import { assign, type ChartState, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { failureIn, isPassing, kitchenCalls, type KitchenCommand, type KitchenStart, sends } from "../commands.ts"
import type { KitchenEvent } from "../events.ts"
import { settling } from "../model.ts"
import {
  closedForms,
  drop,
  noted,
  orderIn,
  press,
  recall,
  type ReportsContext,
  type ReportsSee,
  type ReportsView,
  swapped,
  turnDown,
} from "./presses.ts"

const pauses = { first: 1000, longest: 10_000 }

/** The tablet stores unanswered presses, so that a reload loses none. */
const keep = {
  type: "tell",
  params: ({ context, event }: { readonly context: ReportsContext; readonly event: unknown }) => {
    const { storeId, queue } = context
    return { type: "KeepPresses", kept: { storeId, presses: queue, at: givenIn<ReportsSee>(event).at.t } } as const
  },
} as const

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
    /** A second tap on a button that a form has just replaced does not count in the form, nor vice versa. */
    isSteady: ({ context, event }) => givenIn<ReportsSee>(event).at.t - context.swappedAt >= settling,
    isReason: ({ context }) => !isBlank(context.refusal?.reason ?? ""),
  },
  delays: { growing: ({ context, event }) => Math.max(backOff(context.failures, pauses), waitTold(event)) },
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
          // Another tablet accepted it meanwhile, so the button first shows its new effect.
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
    // The server refused: another tablet was faster, or an own answer was lost. The order itself shows which.
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

import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { AskedDialog, Dialog } from "../../messages/asked.ts"
import { isSameQuestion } from "./rules/isSameQuestion.ts"
import { nameDialog } from "./rules/nameDialog.ts"
import { openedDialog } from "./rules/openedDialog.ts"

/** The queue of dialogs; the first is open. */
export interface DialogContext {
  readonly asked: readonly AskedDialog[]
}

/** The open dialog, and how many wait behind it. */
export interface DialogView {
  readonly open: AskedDialog | null
  readonly waiting: number
}

type Event = WithGiven<ShopEvent, object>

const dialogOf = (event: Event): Dialog | null => {
  if (event.type === "DialogOpened") return openedDialog(event)
  return event.type === "DialogAsked" ? event.dialog : null
}

const answers = (event: Event, { asked }: DialogContext): boolean => "id" in event && event.id === asked[0]?.id

const chart = setup({
  types: { context: {} as DialogContext, events: {} as Event },
  actions: {
    ...sends,
    ask: assign({
      asked: ({ context: { asked }, event }) => {
        const dialog = dialogOf(event)
        return dialog === null ? asked : [...asked, { ...dialog, id: nameDialog(event.at.n, asked) }]
      },
    }),
    forgetFirst: assign({ asked: ({ context }) => context.asked.slice(1) }),
    withdraw: assign({
      asked: ({ context, event }) =>
        context.asked.filter(({ content }) => event.type !== "DialogWithdrawn" || content._tag !== event.about),
    }),
  },
  guards: {
    isNew: ({ context, event }) => {
      const dialog = dialogOf(event)
      return dialog !== null && !context.asked.some((asked) => isSameQuestion(asked, dialog))
    },
    answersOpen: ({ context, event }) => answers(event, context),
    answersAndCloses: ({ context, event }) => answers(event, context) && context.asked[0]?.closeOnConfirm === true,
    concernsOpen: ({ context, event }) =>
      event.type === "DialogWithdrawn" && context.asked[0]?.content._tag === event.about,
    isAnyLeft: ({ context }) => context.asked.length > 0,
  },
})

const answer = (how: "onConfirm" | "onCancel" | "onClose") =>
  chart.enqueueActions(({ context, enqueue }) => {
    const said = context.asked[0]?.[how]
    if (said) enqueue({ type: "send", params: said })
  })

const machine = chart.createMachine({
  id: "dialog",
  context: { asked: [] },
  initial: "closed",
  states: {
    closed: {
      on: { DialogAsked: { target: "open", actions: "ask" }, DialogOpened: { target: "open", actions: "ask" } },
    },
    open: {
      entry: { type: "send", params: { type: "DialogShown" } },
      on: {
        DialogAsked: { guard: "isNew", actions: "ask" },
        DialogOpened: { guard: "isNew", actions: "ask" },
        DialogConfirmed: [
          {
            guard: "answersAndCloses",
            target: "answered",
            actions: [answer("onConfirm"), "forgetFirst"],
          },
          { guard: "answersOpen", actions: answer("onConfirm") },
        ],
        DialogCancelled: {
          guard: "answersOpen",
          target: "answered",
          actions: [answer("onCancel"), "forgetFirst"],
        },
        DialogClosed: {
          guard: "answersOpen",
          target: "answered",
          actions: [answer("onClose"), "forgetFirst"],
        },
        DialogWithdrawn: [{ guard: "concernsOpen", target: "answered", actions: "withdraw" }, { actions: "withdraw" }],
      },
    },
    answered: {
      always: [
        { guard: "isAnyLeft", target: "open" },
        { target: "closed", actions: { type: "send", params: { type: "DialogsEnded" } } },
      ],
    },
  },
})

/** Shows one dialog at a time, in the order in which they were requested (SPEC §2.5, §4.3). */
export const dialog = unitFromChart<ShopStart, DialogContext, ShopEvent, ShopCommand, DialogView, object>({
  name: "dialog",
  machine,
  view: ({ context: { asked } }: ChartState<DialogContext>): DialogView => ({
    open: asked[0] ?? null,
    waiting: Math.max(0, asked.length - 1),
  }),
})

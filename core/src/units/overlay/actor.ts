import { and, assign, type ChartState, not, setup, stateIn, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import type { RouteView } from "../route/actor.ts"
import { sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { Modal, ModalEnd } from "../../domain/overlay/model.ts"
import type { WantedModal } from "../../messages/asked.ts"
import { isSameModal } from "../../domain/overlay/rules/isSameModal.ts"
import { leavesPage } from "./rules/leavesPage.ts"
import { type OverlayValue, type OverlayView, viewOverlay } from "./view.ts"

/** The views of other units that the overlays read. */
export interface OverlaySees {
  readonly route: RouteView
}

/** The panel that is shown, and the one that opens after it has closed. */
export interface OverlayContext {
  readonly shown: WantedModal | null
  readonly next: WantedModal | null
}

/** How long, in ms, panels and drawer animate, and how long after opening the focus trap starts (SPEC §9). */
export const animation = 300
/** Shortest distance, in px, that counts as a swipe on the drawer (SPEC §9). */
export const shortestSwipe = 100

type Event = WithGiven<ShopEvent, OverlaySees>

const wantedBy = (event: Event): WantedModal | null => {
  if (event.type !== "ModalOpened" && event.type !== "ModalAsked") return null
  return { id: `m${event.at.n}`, modal: event.modal, onClose: event.type === "ModalAsked" ? event.onClose : null }
}

const isOther = (event: Event, than: WantedModal | null): boolean => {
  const modal: Modal | undefined = wantedBy(event)?.modal
  return modal !== undefined && (than === null || !isSameModal(modal, than.modal))
}

/** Attaches the asker's `onClose` to a panel that is already shown or next, unless it has one. */
const heldBy = (event: Event, wanted: WantedModal | null): WantedModal | null =>
  wanted !== null && event.type === "ModalAsked" ? { ...wanted, onClose: wanted.onClose ?? event.onClose } : wanted

const chart = setup({
  types: { context: {} as OverlayContext, events: {} as Event },
  actions: {
    ...sends,
    show: assign({ shown: ({ event }) => wantedBy(event), next: null }),
    promote: assign({ shown: ({ context }) => context.next, next: null }),
    forget: assign({ shown: null, next: null }),
    putNext: assign({ next: ({ event }) => wantedBy(event) }),
    dropNext: assign({ next: null }),
    holdShown: assign({ shown: ({ context, event }) => heldBy(event, context.shown) }),
    holdNext: assign({ next: ({ context, event }) => heldBy(event, context.next) }),
  },
  guards: {
    leaves: ({ event }) => leavesPage(event, event.see.route),
    isOtherThanShown: ({ context, event }) => isOther(event, context.shown),
    isOtherThanNext: ({ context, event }) => isOther(event, context.next),
    closesShown: ({ context, event }) => event.type === "ModalClosed" && event.id === context.shown?.id,
    isAnyNext: ({ context }) => context.next !== null,
    isFarEnough: ({ event }) => event.type === "DrawerSwiped" && Math.abs(event.distance) >= shortestSwipe,
  },
  delays: { animation },
})

/** Closes the shown panel: emits a tracking event and the panel's `onClose`. */
const end = (by?: ModalEnd) =>
  chart.enqueueActions(({ context: { shown }, enqueue, event }) => {
    const how = by ?? (event.type === "ModalClosed" ? event.by : "button")
    if (shown === null) return
    const counted = { name: "modal_closed", properties: { modal: shown.modal._tag, by: how } } as const
    enqueue({ type: "send", params: { type: "Tracked", event: counted } })
    if (shown.onClose) enqueue({ type: "send", params: shown.onClose })
  })

/** Emits the `onClose` of a panel that never opened, because a unit may wait for it. */
const cancelNext = chart.enqueueActions(({ context: { next }, enqueue }) => {
  if (next?.onClose) enqueue({ type: "send", params: next.onClose })
})

const asking = stateIn({ dialog: "asking" })
const leave = { guard: "leaves", target: "closing", actions: end("route") } as const
const replace = { guard: "isOtherThanShown", target: "closing", actions: ["putNext", end("replaced")] } as const
const putOff = { guard: "isOtherThanNext", actions: [cancelNext, "putNext"] } as const
const leaveNothing = { guard: "leaves", actions: [cancelNext, "dropNext"] } as const

const machine = chart.createMachine({
  id: "overlay",
  context: { shown: null, next: null },
  type: "parallel",
  states: {
    modal: {
      initial: "closed",
      states: {
        closed: {
          on: { ModalOpened: { target: "open", actions: "show" }, ModalAsked: { target: "open", actions: "show" } },
        },
        open: {
          initial: "settling",
          states: { settling: { after: { animation: "focused" } }, focused: {} },
          on: {
            ModalOpened: replace,
            ModalAsked: [replace, { actions: "holdShown" }],
            ModalClosed: { guard: and(["closesShown", not(asking)]), target: "closing", actions: end() },
            PathOpened: leave,
            LanguageChosen: leave,
            OrderPlaced: leave,
            LoggedOut: leave,
          },
        },
        closing: {
          after: {
            animation: [
              { guard: "isAnyNext", target: "open", actions: "promote" },
              { target: "closed", actions: "forget" },
            ],
          },
          on: {
            ModalOpened: putOff,
            ModalAsked: [putOff, { actions: "holdNext" }],
            PathOpened: leaveNothing,
            LanguageChosen: leaveNothing,
            OrderPlaced: leaveNothing,
            LoggedOut: leaveNothing,
          },
        },
      },
    },
    drawer: {
      initial: "closed",
      states: {
        closed: {
          on: {
            DrawerOpened: {
              guard: and([not(stateIn({ modal: "open" })), not("isAnyNext"), not(asking)]),
              target: "opening",
            },
          },
        },
        opening: { after: { animation: "open" } },
        open: {},
      },
      on: {
        DrawerClosed: ".closed",
        DrawerSwiped: { guard: "isFarEnough", target: ".closed" },
        ModalOpened: ".closed",
        ModalAsked: ".closed",
        PathOpened: { guard: "leaves", target: ".closed" },
        LanguageChosen: { guard: "leaves", target: ".closed" },
        OrderPlaced: ".closed",
        LoggedOut: ".closed",
      },
    },
    dialog: {
      initial: "none",
      states: { none: { on: { DialogShown: "asking" } }, asking: { on: { DialogsEnded: "none" } } },
    },
  },
})

/** Panels and the drawer, at most one of them in front of the page (SPEC §2.3, §2.4). */
export const overlay = unitFromChart<ShopStart, OverlayContext, ShopEvent, ShopCommand, OverlayView, OverlaySees>({
  name: "overlay",
  machine,
  view: ({ value, context }: ChartState<OverlayContext>): OverlayView =>
    viewOverlay(value as unknown as OverlayValue, context.shown),
})

import { setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { type KitchenCommand, type KitchenStart, sends } from "../commands.ts"
import type { KitchenEvent } from "../events.ts"
import type { TabletView } from "../tablet/actor.ts"

/** Interval at which an unanswered order rings again. */
const again = 20_000

/** The views of other units that the bell reads. */
export interface BellSees {
  readonly tablet: TabletView
}

const ring = { type: "tell", params: { type: "Ring" } } as const

const machine = setup({
  types: { context: {}, events: {} as WithGiven<KitchenEvent, BellSees> },
  actions: sends,
  guards: {
    rings: ({ event }) => event.type === "OrdersChanged" && (event.hasNew || event.hasWithdrawn),
    isOver: ({ event }) => event.type === "OrdersChanged" && event.unanswered === 0,
    /** It needs no answer, so it rings once. */
    isWithdrawal: ({ event }) =>
      event.type === "OrdersChanged" && event.hasWithdrawn && event.unanswered === 0 && !event.see.tablet.isMuted,
    isLoud: ({ event }) => !event.see.tablet.isMuted,
  },
}).createMachine({
  id: "bell",
  context: {},
  initial: "quiet",
  states: {
    quiet: {
      on: {
        OrdersChanged: [{ guard: "isWithdrawal", actions: ring }, { guard: "isOver" }, { target: "calling" }],
      },
    },
    calling: {
      initial: "deciding",
      states: {
        deciding: {
          always: [{ guard: "isLoud", target: "rung", actions: ring }, { target: "rung" }],
        },
        rung: { after: { [again]: "deciding" } },
      },
      on: {
        OrdersChanged: [
          { guard: "isWithdrawal", target: "quiet", actions: ring },
          { guard: "isOver", target: "quiet" },
          { guard: "rings", target: "calling", reenter: true },
        ],
      },
    },
  },
})

/**
 * Rings for each new order, and again while one waits for its answer; and once when an open order turns out to be unpaid,
 * because somebody may be about to hand it over.
 */
export const bell = unitFromChart<KitchenStart, object, KitchenEvent, KitchenCommand, null, BellSees>({
  name: "bell",
  machine,
  view: () => null,
})

import { setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { type KitchenCommand, type KitchenStart, sends } from "../commands.ts"
import type { KitchenEvent } from "../events.ts"
import type { TabletView } from "../tablet/actor.ts"

/** How often an order that nobody answers rings again. */
const again = 20_000

/** What the bell reads of the other units. */
export interface BellSees {
  readonly tablet: TabletView
}

const machine = setup({
  types: { context: {}, events: {} as WithGiven<KitchenEvent, BellSees> },
  actions: sends,
  guards: {
    isNew: ({ event }) => event.type === "OrdersChanged" && event.hasNew,
    isOver: ({ event }) => event.type === "OrdersChanged" && event.unanswered === 0,
    isLoud: ({ event }) => !event.see.tablet.isMuted,
  },
}).createMachine({
  id: "bell",
  context: {},
  initial: "quiet",
  states: {
    quiet: {
      on: {
        OrdersChanged: [{ guard: "isOver" }, { target: "calling" }],
      },
    },
    calling: {
      initial: "deciding",
      states: {
        deciding: {
          always: [
            { guard: "isLoud", target: "rung", actions: { type: "tell", params: { type: "Ring" } } },
            { target: "rung" },
          ],
        },
        rung: { after: { [again]: "deciding" } },
      },
      on: {
        OrdersChanged: [
          { guard: "isOver", target: "quiet" },
          { guard: "isNew", target: "calling", reenter: true },
        ],
      },
    },
  },
})

/** Rings for each new order, and again while one waits for its answer. */
export const bell = unitFromChart<KitchenStart, object, KitchenEvent, KitchenCommand, null, BellSees>({
  name: "bell",
  machine,
  view: () => null,
})

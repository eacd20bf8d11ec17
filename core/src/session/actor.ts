import { setup } from "xstate"
import { type ChartState, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import { callsOf, sends, type ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"

/** What the session remembers. */
export interface SessionContext {
  /** Random, drawn outside, the root of every id that must not collide with another device's. */
  readonly seed: string
}

/** Who is ordering. Personal customers and organisations join with their issue. */
export type SessionView = { readonly _tag: "Starting" } | { readonly _tag: "Anonymous" }

const machine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as WithGiven<ShopEvent, object>,
    input: {} as { start: ShopStart } | undefined,
  },
  actors: callsOf("ReadDevice"),
  actions: sends,
}).createMachine({
  id: "session",
  context: ({ input }) => ({ seed: input?.start.seed ?? "" }),
  initial: "starting",
  states: {
    // What the device remembers is known before anything is shown, so that no screen flickers from empty to full.
    starting: {
      invoke: {
        id: "device",
        src: "ReadDevice",
        input: {},
        onDone: {
          target: "anonymous",
          actions: [
            { type: "send", params: ({ event }) => ({ type: "DeviceRead", contents: event.output }) },
            { type: "send", params: { type: "SessionStarted" } },
          ],
        },
        // A device never fails to answer, so the services are not there yet: an empty cart must not be believed.
        onError: "waiting",
      },
    },
    waiting: { after: { 1000: "starting" } },
    anonymous: {},
  },
})

/** Starts the session: first what the device remembers, then the first screen. */
export const session = unitFromChart<ShopStart, SessionContext, ShopEvent, ShopCommand, SessionView, object>({
  name: "session",
  machine,
  view: (state: ChartState<SessionContext>): SessionView =>
    state.value !== "anonymous" ? { _tag: "Starting" } : { _tag: "Anonymous" },
})

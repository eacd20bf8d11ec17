import { assign, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { RouteView } from "../route/actor.ts"
import type { SessionView } from "../session/view.ts"
import { type PointsHistoryContext, type PointsHistoryView, viewPointsHistory } from "./view.ts"

/** The views of other units that the points history reads. */
export interface PointsHistorySees {
  readonly route: RouteView
  readonly session: SessionView
}

const chart = setup({
  types: { context: {} as PointsHistoryContext, events: {} as WithGiven<ShopEvent, PointsHistorySees> },
  actors: callsOf("LoadPoints"),
  actions: { forget: assign({ entries: null }) },
  guards: {
    isSameCustomer: ({ event }) => event.type === "AccountChanged" && event.isSameCustomer,
    isOwnPage: ({ event }) => {
      const { route, session } = givenIn<PointsHistorySees>(event).see
      return route.screen._tag === "Account" && session._tag === "LoggedIn"
    },
  },
})

const left = { target: ".idle", actions: "forget" } as const

const machine = chart.createMachine({
  id: "pointsHistory",
  context: { entries: null },
  initial: "idle",
  on: {
    ScreenOpened: left,
    // Points belong to the customer, whichever account they order for.
    AccountChanged: [{ guard: "isSameCustomer" }, left],
    LoggedOut: left,
  },
  states: {
    idle: { on: { PointsHistoryWanted: { guard: "isOwnPage", target: "loading" } } },
    loading: {
      invoke: {
        id: "entries",
        src: "LoadPoints",
        input: {},
        onDone: { target: "idle", actions: assign({ entries: ({ event }) => event.output }) },
        onError: "failed",
      },
    },
    failed: { on: { PointsHistoryWanted: "loading", ConnectionRestored: "loading" } },
  },
})

/** How a customer earned and spent their points, for their own page (DECISIONS §9). */
export const pointsHistory = unitFromChart<
  ShopStart,
  PointsHistoryContext,
  ShopEvent,
  ShopCommand,
  PointsHistoryView,
  PointsHistorySees
>({ name: "pointsHistory", machine, view: viewPointsHistory })

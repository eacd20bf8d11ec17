import { assign, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { RouteView } from "../route/actor.ts"
import type { SessionView } from "../session/view.ts"
import { type LoginsContext, type LoginsView, viewLogins } from "./view.ts"

/** The views of other units that the logins read. */
export interface LoginsSees {
  readonly route: RouteView
  readonly session: SessionView
}

const closed: LoginsContext = { sessions: null, ending: null, failed: false }

const chart = setup({
  types: { context: {} as LoginsContext, events: {} as WithGiven<ShopEvent, LoginsSees> },
  actors: callsOf("LoadSessions", "EndSessions"),
  actions: {
    forget: assign(closed),
    // Of what had no answer after the page was left, the page tells now.
    comeBack: assign(({ context: { failed } }) => ({ ...closed, failed })),
  },
  guards: {
    isSameCustomer: ({ event }) => event.type === "AccountChanged" && event.isSameCustomer,
    isOwnPage: ({ event }) => {
      const { route, session } = givenIn<LoginsSees>(event).see
      return route.screen._tag === "Account" && session._tag === "LoggedIn"
    },
    isAnother: ({ context: { sessions }, event }) =>
      event.type === "OtherLoginEnded" &&
      (sessions ?? []).some(({ id, isCurrent }) => !isCurrent && (event.id === null || event.id === id)),
  },
})

// Whoever comes back to the page sees what was begun since.
const opened = [
  { guard: "isOwnPage", target: ".loading", reenter: true, actions: "comeBack" },
  { target: ".idle", actions: "forget" },
] as const

/** For whom a customer orders changes nothing about where they are logged in. */
const stays = { guard: "isSameCustomer" } as const

const machine = chart.createMachine({
  id: "logins",
  context: closed,
  initial: "idle",
  on: {
    ScreenOpened: opened,
    AccountChanged: [stays, ...opened],
    // The server has ended the other sessions.
    NumberChanged: opened,
    LoggedOut: { target: ".idle", actions: "forget" },
  },
  states: {
    // What had no answer while the customer was elsewhere is kept until they come back, over any other page.
    idle: { on: { ScreenOpened: [{ guard: "isOwnPage", target: "loading", actions: "comeBack" }, {}] } },
    loading: {
      invoke: {
        id: "list",
        src: "LoadSessions",
        input: {},
        onDone: { target: "ready", actions: assign({ sessions: ({ event }) => event.output }) },
        onError: "failed",
      },
    },
    failed: { on: { LoadingRetried: "loading", ConnectionRestored: "loading" } },
    ready: {
      on: {
        OtherLoginEnded: {
          guard: "isAnother",
          target: "ending",
          actions: assign({ ending: ({ event }) => event.id, failed: false }),
        },
      },
    },
    // What was sent is carried out, wherever the customer goes: an interrupted call may be lost or not.
    ending: {
      on: { ScreenOpened: {}, NumberChanged: {} },
      invoke: {
        id: "end",
        src: "EndSessions",
        input: ({ context: { ending } }) => ({ id: ending }),
        // The list is as it must be now; another login meanwhile is seen when the page is opened again.
        onDone: {
          target: "ready",
          actions: assign({
            sessions: ({ context: { sessions, ending } }) =>
              (sessions ?? []).filter(({ id, isCurrent }) => isCurrent || (ending !== null && id !== ending)),
            ending: null,
          }),
        },
        onError: [
          { guard: "isOwnPage", target: "ready", actions: assign({ ending: null, failed: true }) },
          { target: "idle", actions: assign({ ...closed, failed: true }) },
        ],
      },
    },
  },
})

/** Where a customer is logged in, shown at their own page, and ended from there. */
export const logins = unitFromChart<ShopStart, LoginsContext, ShopEvent, ShopCommand, LoginsView, LoginsSees>({
  name: "logins",
  machine,
  view: viewLogins,
})

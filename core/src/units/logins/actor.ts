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
    // Keeps `failed`: the page now reports a call that got no answer after the customer had left.
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

// A customer who returns to the page sees sessions started since.
const opened = [
  { guard: "isOwnPage", target: ".loading", reenter: true, actions: "comeBack" },
  { target: ".idle", actions: "forget" },
] as const

/** Switching between the own account and an organisation does not change where the customer is logged in. */
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
    // A failure while the customer was elsewhere is kept, whatever pages they open, until they return to this one.
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
    // A sent change runs to its end wherever the customer goes: an interrupted call might or might not take effect.
    ending: {
      on: { ScreenOpened: {}, NumberChanged: {} },
      invoke: {
        id: "end",
        src: "EndSessions",
        input: ({ context: { ending } }) => ({ id: ending }),
        // The list is updated here, not reloaded; a login made meanwhile appears when the page is opened again.
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

/** The customer's sessions on all devices, listed on their own page, where they can end them. */
export const logins = unitFromChart<ShopStart, LoginsContext, ShopEvent, ShopCommand, LoginsView, LoginsSees>({
  name: "logins",
  machine,
  view: viewLogins,
})

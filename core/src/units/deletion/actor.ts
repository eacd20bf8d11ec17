import type { ApiFailure } from "../../api/failure.ts"
import { assign, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, failureIn, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { RouteView } from "../route/actor.ts"
import type { SessionView } from "../session/view.ts"
import { type DeletionContext, type DeletionView, faultOf, viewDeletion } from "./view.ts"

/** The views of other units that the deletion reads. */
export interface DeletionSees {
  readonly route: RouteView
  readonly session: SessionView
}

const chart = setup({
  types: { context: {} as DeletionContext, events: {} as WithGiven<ShopEvent, DeletionSees> },
  actors: callsOf("DeleteAccount"),
  actions: { ...sends, noteFault: assign({ fault: (_, failure: ApiFailure) => faultOf(failure) }) },
  guards: {
    isOwnPage: ({ event }) => {
      const { route, session } = givenIn<DeletionSees>(event).see
      return route.screen._tag === "Account" && session._tag === "LoggedIn"
    },
    isSomebodyElse: ({ event }) => event.type === "AccountChanged" && !event.isSameCustomer,
    isGoodbye: ({ event }) => givenIn<DeletionSees>(event).see.route.screen._tag === "LoggedOut",
    isSure: ({ event }) => event.type === "AccountDeletionAnswered" && event.isSure,
  },
})

const machine = chart.createMachine({
  id: "deletion",
  context: { fault: null },
  initial: "idle",
  on: { ScreenOpened: ".idle", AccountChanged: { guard: "isSomebodyElse", target: ".idle" }, LoggedOut: ".idle" },
  states: {
    idle: {
      on: { AccountDeletionWanted: { guard: "isOwnPage", target: "asking", actions: assign({ fault: null }) } },
    },
    asking: { on: { AccountDeletionAnswered: [{ guard: "isSure", target: "deleting" }, "idle"] } },
    deleting: {
      // Leaving the page does not cancel a deletion that was sent.
      on: { ScreenOpened: {} },
      invoke: {
        id: "delete",
        src: "DeleteAccount",
        input: {},
        // The log-out removes what this device still has: the session, and the proof of the phone number.
        onDone: { target: "deleted", actions: { type: "send", params: { type: "LogoutChosen" } } },
        onError: { target: "asking", actions: { type: "noteFault", params: ({ event }) => failureIn(event) } },
      },
    },
    // Shown on the page that the log-out opens.
    deleted: { on: { LoggedOut: {}, ScreenOpened: [{ guard: "isGoodbye" }, { target: "idle" }] } },
  },
})

/** Deletes a customer's account, after they were told what is deleted and what is kept (DECISIONS §12). */
export const deletion = unitFromChart<ShopStart, DeletionContext, ShopEvent, ShopCommand, DeletionView, DeletionSees>({
  name: "deletion",
  machine,
  view: viewDeletion,
})

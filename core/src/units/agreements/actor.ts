import type { ApiFailure } from "../../api/failure.ts"
import { assign, type ErrorActorEvent, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, failureIn, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { RouteView } from "../route/actor.ts"
import type { SessionView } from "../session/view.ts"
import { type AgreementsContext, type AgreementsView, faultOf, viewAgreements } from "./view.ts"

/** The views of other units that the agreements read. */
export interface AgreementsSees {
  readonly route: RouteView
  readonly session: SessionView
}

const chart = setup({
  types: { context: {} as AgreementsContext, events: {} as WithGiven<ShopEvent, AgreementsSees> },
  actors: callsOf("SaveAgreements"),
  actions: {
    ...sends,
    want: assign(({ context, event }) =>
      event.type === "AgreementChosen"
        ? { wanted: { ...context.wanted, [event.agreement]: event.given }, fault: null }
        : {},
    ),
    forget: assign({ wanted: {}, fault: null }),
    undo: assign({ wanted: {}, fault: (_, failure: ApiFailure) => faultOf(failure) }),
  },
  guards: {
    isSomebodyElse: ({ event }) => event.type === "AccountChanged" && !event.isSameCustomer,
    isOwnPage: ({ event }) => {
      const { route, session } = givenIn<AgreementsSees>(event).see
      return route.screen._tag === "Account" && session._tag === "LoggedIn"
    },
  },
})

const undo = { type: "undo", params: ({ event }: { readonly event: ErrorActorEvent }) => failureIn(event) } as const

const machine = chart.createMachine({
  id: "agreements",
  context: { wanted: {}, fault: null },
  initial: "idle",
  on: {
    // A second choice is sent together with the first, so that neither is lost.
    AgreementChosen: { guard: "isOwnPage", target: ".saving", reenter: true, actions: "want" },
    ScreenOpened: [{ guard: "isOwnPage" }, { actions: assign({ fault: null }) }],
    AccountChanged: { guard: "isSomebodyElse", target: ".idle", actions: "forget" },
    LoggedOut: { target: ".idle", actions: "forget" },
  },
  states: {
    idle: {},
    // A failure while the customer was elsewhere is kept, whatever pages they open, until they come back.
    untold: { on: { ScreenOpened: [{ guard: "isOwnPage", target: "idle" }, {}] } },
    saving: {
      invoke: {
        id: "save",
        src: "SaveAgreements",
        input: ({ context: { wanted } }) => ({ change: wanted }),
        onDone: {
          target: "idle",
          actions: [
            { type: "send", params: ({ event }) => ({ type: "ProfileChanged", user: event.output }) },
            "forget",
          ],
        },
        onError: [
          { guard: "isOwnPage", target: "idle", actions: undo },
          { target: "untold", actions: undo },
        ],
      },
    },
  },
})

/** A customer gives and withdraws agreements on their own page (DECISIONS §9, §18). */
export const agreements = unitFromChart<
  ShopStart,
  AgreementsContext,
  ShopEvent,
  ShopCommand,
  AgreementsView,
  AgreementsSees
>({ name: "agreements", machine, view: viewAgreements })

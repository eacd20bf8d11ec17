import type { ApiFailure } from "../../api/failure.ts"
import { isRefusal } from "../../api/refusal.ts"
import { askAgainAfter } from "../../messages/askAgainAfter.ts"
import { assign, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, failureIn, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { RouteView } from "../route/actor.ts"
import { organisationOf, type SessionView } from "../session/view.ts"
import { type AccountContext, type AccountView, viewAccount } from "./view.ts"

/** The views of other units that the account reads. */
export interface AccountSees {
  readonly route: RouteView
  readonly session: SessionView
}

const seen = (event: unknown): AccountSees => givenIn<AccountSees>(event).see

/** The organisation whose budget the checkout shows. */
const payerIn = ({ route, session }: AccountSees): string | null =>
  route.screen._tag === "Checkout" ? organisationOf(session) : null

const chart = setup({
  types: { context: {} as AccountContext, events: {} as WithGiven<ShopEvent, AccountSees> },
  actors: callsOf("LoadBudget"),
  actions: {
    forget: assign({ budget: null, failures: 0 }),
    noteFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  guards: {
    wantsBudget: ({ event }) => payerIn(seen(event)) !== null,
    /** The price or the order was refused because the customer is not a member of the organisation (3007). */
    losesMembership: ({ event }) =>
      (event.type === "OrderRefused" || (event.type === "CallRefused" && event.call === "ValidatePrice")) &&
      event.refusal.problems.some(({ code }) => code === 3007) &&
      payerIn(seen(event)) !== null,
    isNoMember: (_, failure: ApiFailure) => isRefusal(failure),
  },
  delays: { growing: ({ context, event }) => askAgainAfter(event, context.failures) },
})

const toBudget = { guard: "wantsBudget", target: ".loadingBudget", reenter: true } as const

/** An administrator may have removed the customer from the organisation meanwhile. */
const lostMembership = { guard: "losesMembership", target: ".notAMember", actions: "forget" } as const

const machine = chart.createMachine({
  id: "account",
  context: { budget: null, failures: 0 },
  initial: "idle",
  on: {
    // An order may have taken from the budget before the next one is begun.
    ScreenOpened: [toBudget, { target: ".idle", actions: assign({ budget: null }) }],
    AccountChanged: [
      { ...toBudget, actions: "forget" },
      { target: ".idle", actions: "forget" },
    ],
    LoggedOut: { target: ".idle", actions: "forget" },
    // Others may have used the budget up.
    OrderRefused: [lostMembership, toBudget],
    CallRefused: lostMembership,
  },
  states: {
    idle: {},
    loadingBudget: {
      invoke: {
        id: "budget",
        src: "LoadBudget",
        input: ({ event }) => ({ organisationId: payerIn(seen(event)) ?? "" }),
        onDone: { target: "idle", actions: assign({ budget: ({ event }) => event.output, failures: 0 }) },
        onError: [
          {
            guard: { type: "isNoMember", params: ({ event }) => failureIn(event) },
            target: "notAMember",
            actions: "forget",
          },
          { target: "restingBudget", actions: "noteFailure" },
        ],
      },
    },
    notAMember: {},
    restingBudget: { after: { growing: "loadingBudget" }, on: { ConnectionRestored: "loadingBudget" } },
  },
})

/** Loads the budget of the organisation that orders, for the checkout (DECISIONS §13). */
export const account = unitFromChart<ShopStart, AccountContext, ShopEvent, ShopCommand, AccountView, AccountSees>({
  name: "account",
  machine,
  view: viewAccount,
})

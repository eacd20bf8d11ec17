import type { ApiFailure } from "../../api/failure.ts"
import { isFinal } from "../../api/refusal.ts"
import { joinMembership } from "../../domain/organisation/rules/joinMembership.ts"
import type { OrganisationSummary } from "../../domain/organisation/wire.ts"
import { assign, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, failureIn, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { RouteView } from "../route/actor.ts"
import type { SessionView } from "../session/view.ts"
import { type InvitationContext, invitationFaultOf, type InvitationView, viewInvitation } from "./view.ts"

/** The views of other units that an invitation reads. */
export interface InvitationSees {
  readonly route: RouteView
  readonly session: SessionView
}

const nothing: InvitationContext = { token: null, organisation: null, fault: null }

const seen = (event: unknown): InvitationSees => givenIn<InvitationSees>(event).see

const chart = setup({
  types: { context: {} as InvitationContext, events: {} as WithGiven<ShopEvent, InvitationSees> },
  actors: callsOf("AcceptInvitation"),
  actions: {
    ...sends,
    forget: assign(nothing),
    welcome: assign((_, organisation: OrganisationSummary) => ({ ...nothing, organisation })),
    noteFault: assign((_, failure: ApiFailure) => ({ ...nothing, fault: invitationFaultOf(failure) })),
  },
  guards: {
    isSameCustomer: ({ event }) => event.type === "AccountChanged" && event.isSameCustomer,
    isUnused: ({ context }) => context.token !== null,
    isLoggedIn: ({ event }) => seen(event).session._tag === "LoggedIn",
    isElsewhere: ({ event }) => event.type === "ScreenOpened" && event.screen._tag !== "Account",
    isSessionOver: (_, failure: ApiFailure) => failure._tag === "Refused" && failure.status === 401,
    isFinal: (_, failure: ApiFailure) => isFinal(failure),
    waits: ({ context, event }) =>
      event.type === "LoggedOut" && event.cause === "unauthorized" && context.token !== null,
  },
})

/** Adds the membership to the profile. */
const join = chart.enqueueActions(({ context: { organisation }, enqueue, event }) => {
  const { session } = seen(event)
  if (organisation !== null && session._tag === "LoggedIn") {
    enqueue({ type: "send", params: { type: "ProfileChanged", user: joinMembership(session.user, organisation) } })
  }
})

/** Removes a used link from the address, where others would find it. */
const dropLink = chart.enqueueActions(({ enqueue, event }) => {
  const { route } = seen(event)
  if (route.screen._tag === "Account") enqueue({ type: "tell", params: { type: "ReplacePath", path: route.path } })
})

const accept = { InvitationAccepted: { guard: "isLoggedIn", target: "joining" } } as const
const leave = { ScreenOpened: { guard: "isElsewhere", target: "idle", actions: "forget" } } as const

const machine = chart.createMachine({
  id: "invitation",
  context: nothing,
  initial: "idle",
  on: {
    InvitationLinkOpened: { target: ".asked", actions: assign(({ event }) => ({ ...nothing, token: event.token })) },
    // Anybody who logs in may use an unused link; only the customer who accepted it sees the outcome.
    AccountChanged: [
      { guard: "isSameCustomer" },
      { guard: "isUnused", target: ".asked" },
      { target: ".idle", actions: "forget" },
    ],
    // The login that follows leads back to the invitation.
    LoggedOut: [
      { guard: "waits", target: ".asked" },
      { target: ".idle", actions: "forget" },
    ],
  },
  states: {
    idle: {},
    // A customer who must log in first finds the invitation afterwards.
    asked: { on: accept },
    unanswered: { on: accept },
    joining: {
      invoke: {
        id: "accept",
        src: "AcceptInvitation",
        input: ({ context }) => ({ token: context.token }),
        onDone: { target: "welcomed", actions: { type: "welcome", params: ({ event }) => event.output } },
        onError: [
          { guard: { type: "isSessionOver", params: ({ event }) => failureIn(event) }, target: "asked" },
          {
            guard: { type: "isFinal", params: ({ event }) => failureIn(event) },
            target: "refused",
            actions: { type: "noteFault", params: ({ event }) => failureIn(event) },
          },
          { target: "unanswered" },
        ],
      },
    },
    welcomed: { always: { target: "joined", actions: [join, dropLink] } },
    joined: { on: leave },
    refused: { entry: dropLink, on: leave },
  },
})

/** A customer joins an organisation by the link that its administrator sent them (DECISIONS §13, §18). */
export const invitation = unitFromChart<
  ShopStart,
  InvitationContext,
  ShopEvent,
  ShopCommand,
  InvitationView,
  InvitationSees
>({ name: "invitation", machine, view: viewInvitation })

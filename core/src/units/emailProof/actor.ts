import type { ApiFailure } from "../../api/failure.ts"
import { isFinal } from "../../api/refusal.ts"
import type { Screen } from "../../domain/route/model.ts"
import { codeWait } from "../../domain/session/model.ts"
import { assign, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, failureIn, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { RouteView } from "../route/actor.ts"
import type { SessionView } from "../session/view.ts"
import { type EmailProofContext, type EmailProofView, faultOf, viewEmailProof } from "./view.ts"

/** The views of other units that the proof reads. */
export interface EmailProofSees {
  readonly route: RouteView
  readonly session: SessionView
}

const seen = (event: unknown): EmailProofSees => givenIn<EmailProofSees>(event).see

const now = (event: unknown): number => givenIn<EmailProofSees>(event).at.t

/** Whether the customer's own page is shown, which the link in the mail opens. */
const isHere = (event: unknown): boolean => seen(event).route.screen._tag === "Account"

/** Whether the page shows the outcome. The goodbye page does too: it replaces the own page if the session is over. */
const showsOutcome = ({ _tag }: Screen): boolean => _tag === "Account" || _tag === "LoggedOut"

/** Whether the session's profile still says that the address is not confirmed. */
const isBehind = (event: unknown): boolean => {
  const { session } = seen(event)
  return session._tag === "LoggedIn" && session.user.emailVerified === false
}

const chart = setup({
  types: { context: {} as EmailProofContext, events: {} as WithGiven<ShopEvent, EmailProofSees> },
  actors: callsOf("SendEmailLink", "ConfirmEmail", "LoadUser"),
  actions: {
    ...sends,
    forget: assign(({ context }) => (context.token ? { fault: null, token: null } : { fault: null })),
    noteSent: assign({ sent: ({ event }) => ({ at: now(event), wait: codeWait }) }),
    count: assign(({ context: { sent }, event }) =>
      sent ? { sent: { ...sent, wait: Math.max(0, codeWait - Math.floor((now(event) - sent.at) / 1000)) } } : {},
    ),
    noteFault: assign({ fault: (_, failure: ApiFailure) => faultOf(failure) }),
  },
  guards: {
    isSomebodyElse: ({ event }) => event.type === "AccountChanged" && !event.isSameCustomer,
    isEndedForThem: ({ event }) => event.type === "LoggedOut" && event.cause !== "unspecified",
    isElsewhere: ({ event }) => event.type === "ScreenOpened" && !showsOutcome(event.screen),
    showsOutcome: ({ event }) => showsOutcome(seen(event).route.screen),
    mayWant: ({ event }) => isHere(event) && seen(event).session._tag === "LoggedIn",
    isBehind: ({ event }) => isBehind(event),
    isCounting: ({ context }) => (context.sent?.wait ?? 0) > 1,
    // A 401 ends the session, but says nothing about the link, which can be tried again without a session.
    isFinal: (_, failure: ApiFailure) => isFinal(failure) && failure.status !== 401,
  },
})

/** Removes a used link from the page's address, so that a reload does not try it again. */
const dropLink = chart.enqueueActions(({ enqueue, event }) => {
  enqueue("forget")
  if (isHere(event)) enqueue({ type: "tell", params: { type: "ReplacePath", path: seen(event).route.path } })
})

const leave = { ScreenOpened: { guard: "isElsewhere", target: "idle", actions: "forget" } } as const
const send = { EmailLinkWanted: { guard: "mayWant", target: "sending", actions: "forget" } } as const
/** A sent mail belongs to one account, so another account starts over; an opened link needs no account. */
const change = { AccountChanged: { guard: "isSomebodyElse", target: "idle", actions: "forget" } } as const

/** A link needs no login: it survives a session that turns out to be over, but not the customer's own log-out. */
const outlast = { LoggedOut: { guard: "isEndedForThem" } } as const

const machine = chart.createMachine({
  id: "emailProof",
  context: { fault: null },
  initial: "idle",
  on: {
    LoggedOut: { target: ".idle", actions: "forget" },
    EmailLinkOpened: {
      guard: "showsOutcome",
      target: ".confirming",
      actions: assign({ token: ({ event }) => event.token, fault: null }),
      reenter: true,
    },
  },
  states: {
    idle: { on: { ...send, ...leave, ...change } },
    sending: {
      on: change,
      invoke: {
        id: "send",
        src: "SendEmailLink",
        input: {},
        onDone: { target: "waiting", actions: "noteSent" },
        onError: { target: "idle", actions: { type: "noteFault", params: ({ event }) => failureIn(event) } },
      },
    },
    waiting: {
      on: { ...leave, ...change },
      after: {
        1000: [
          { guard: "isCounting", target: "waiting", reenter: true, actions: "count" },
          { target: "sent", actions: "count" },
        ],
      },
    },
    sent: { on: { ...send, ...leave, ...change } },
    // The call completes even if the customer leaves the page at once.
    confirming: {
      on: outlast,
      invoke: {
        id: "confirm",
        src: "ConfirmEmail",
        input: ({ context }) => ({ token: context.token ?? null }),
        onDone: [{ guard: "isBehind", target: "rereading" }, "confirmed"],
        onError: [
          {
            guard: { type: "isFinal", params: ({ event }) => failureIn(event) },
            target: "refused",
          },
          { target: "unreachable" },
        ],
      },
    },
    // The session's profile was loaded before the address was confirmed.
    rereading: {
      entry: dropLink,
      on: {
        ...leave,
        ...outlast,
        // The call in flight loads the previous customer's profile.
        AccountChanged: { guard: "isSomebodyElse", target: "reread" },
      },
      invoke: {
        id: "user",
        src: "LoadUser",
        input: {},
        onDone: {
          target: "confirmed",
          actions: {
            type: "send",
            params: ({ event }) => ({ type: "ProfileChanged", user: event.output ?? {} }),
          },
        },
        onError: "confirmed",
      },
    },
    reread: { always: [{ guard: "isBehind", target: "rereading" }, { target: "confirmed" }] },
    confirmed: {
      entry: dropLink,
      on: { ...leave, ...outlast, AccountChanged: { guard: "isBehind", target: "rereading" } },
    },
    refused: { entry: dropLink, on: { ...send, ...leave, ...outlast } },
    unreachable: { on: { ...leave, ...outlast, EmailLinkRetried: "confirming" } },
  },
})

/** Confirms a customer's e-mail address by the link in a mail, and sends that mail again (SPEC §7.2). */
export const emailProof = unitFromChart<
  ShopStart,
  EmailProofContext,
  ShopEvent,
  ShopCommand,
  EmailProofView,
  EmailProofSees
>({
  name: "emailProof",
  machine,
  view: viewEmailProof,
})

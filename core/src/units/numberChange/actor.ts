import type { ApiFailure } from "../../api/failure.ts"
import { numberUnchanged } from "../../domain/account/unsaved.ts"
import type { PhoneAnswer } from "../../domain/phone/model.ts"
import { codeWait } from "../../domain/session/model.ts"
import { assign, givenIn, not, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, failureIn, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import { codeFault } from "../login/rules/faultOf.ts"
import type { RouteView } from "../route/actor.ts"
import { isKnownUndone, mayReportFailure } from "../session/mayReportFailure.ts"
import type { SessionView } from "../session/view.ts"
import { type NumberChangeContext, type NumberChangeView, numberFaultOf, viewNumberChange } from "./view.ts"

/** The views of other units that a number change reads. */
export interface NumberChangeSees {
  readonly route: RouteView
  readonly session: SessionView
}

const none: NumberChangeContext = { typed: "", phone: "", code: null, sent: null, fault: null }

/** A code that is wrong, used or too old (SPEC §8.3); the server does not say which. */
const wrongCode = 3015
/** The number already has an account; revealed only to a customer who has proven the number. */
const taken = 1036
const noNumber = 1031

const now = (event: unknown): number => givenIn<NumberChangeSees>(event).at.t

const isHere = (event: unknown): boolean =>
  givenIn<NumberChangeSees>(event).see.route.screen._tag === "Account" && ownNumberIn(event) !== null

const has = (failure: ApiFailure, wanted: number): boolean =>
  failure._tag === "Refused" && failure.problems.some(({ code }) => code === wanted)

const ownNumberIn = (event: unknown): string | null => {
  const { session } = givenIn<NumberChangeSees>(event).see
  return session._tag === "LoggedIn" ? session.user.phoneNumber : null
}

const failed = { params: ({ event }: { readonly event: unknown }) => failureIn(event as never) } as const

/** Gets the proof of a bot check ready while the customer types the number. */
const prepareProof = { type: "tell", params: { type: "PrepareBotCheck", purpose: "change-number" } } as const

const chart = setup({
  types: { context: {} as NumberChangeContext, events: {} as WithGiven<ShopEvent, NumberChangeSees> },
  actors: callsOf("ReadPhone", "AskNewNumber", "TakeNewNumber"),
  actions: {
    ...sends,
    forget: assign(none),
    noteTyped: assign(({ event }) => (event.type === "NewNumberTyped" ? { typed: event.text, fault: null } : {})),
    notePhone: assign((_, answer: PhoneAnswer) => (answer._tag === "Phone" ? { phone: answer.e164 } : {})),
    noteSame: assign({ fault: { _tag: "Same" } as const }),
    noteNoNumber: assign({ fault: { _tag: "Number", code: noNumber } as const }),
    noteSent: assign({ sent: ({ event }) => ({ at: now(event), wait: codeWait, tries: 0 }), fault: null }),
    count: assign(({ context: { sent }, event }) => ({
      sent: sent && { ...sent, wait: Math.max(0, codeWait - Math.floor((now(event) - sent.at) / 1000)) },
    })),
    noteFault: assign({ fault: (_, failure: ApiFailure) => numberFaultOf(failure), code: null }),
    noteUnfinished: assign({ fault: { _tag: "Code", why: "unfinished" } as const }),
    noteWrongCode: assign(({ context, event }) => {
      const sent = context.sent && { ...context.sent, tries: context.sent.tries + 1 }
      return { fault: codeFault(sent, now(event)), sent, code: null }
    }),
    typeAnother: assign({ sent: null, code: null, fault: null }),
    leaveCode: assign({ sent: null, code: null }),
  },
  guards: {
    isSomebodyElse: ({ event }) => event.type === "AccountChanged" && !event.isSameCustomer,
    isHere: ({ event }) => isHere(event),
    isOwn: ({ event }, answer: PhoneAnswer) => answer._tag === "Phone" && answer.e164 === ownNumberIn(event),
    isNumber: (_, answer: PhoneAnswer) => answer._tag === "Phone",
    hasCode: ({ context }) => context.sent !== null,
    mayAsk: ({ context }) => (context.sent?.wait ?? 0) === 0,
    isToldElsewhere: ({ event }, failure: ApiFailure) =>
      !isHere(event) && mayReportFailure(givenIn<NumberChangeSees>(event).see.session, failure),
    isWrongCode: (_, failure: ApiFailure) => has(failure, wrongCode),
    isTaken: (_, failure: ApiFailure) => has(failure, taken),
  },
})

const machine = chart.createMachine({
  id: "numberChange",
  context: none,
  initial: "idle",
  on: {
    ScreenOpened: { target: ".idle", actions: "forget" },
    // Switching between the own account and an organisation, also in another tab, does not interrupt the change.
    AccountChanged: { guard: "isSomebodyElse", target: ".idle", actions: "forget" },
    LoggedOut: { target: ".idle", actions: "forget" },
    NumberChangeLeft: { target: ".idle", actions: "forget" },
  },
  states: {
    idle: { on: { NumberChangeWanted: { guard: "isHere", target: "typing", actions: prepareProof } } },
    typing: { on: { NewNumberTyped: { actions: "noteTyped" }, NewNumberSubmitted: "reading" } },
    // An invalid number, or the customer's own, needs no code.
    reading: {
      invoke: {
        id: "read",
        src: "ReadPhone",
        input: ({ context }) => ({ text: context.typed }),
        onDone: [
          { guard: { type: "isOwn", params: ({ event }) => event.output }, target: "typing", actions: "noteSame" },
          {
            guard: { type: "isNumber", params: ({ event }) => event.output },
            target: "sending",
            actions: { type: "notePhone", params: ({ event }) => event.output },
          },
          { target: "typing", actions: "noteNoNumber" },
        ],
        onError: { target: "typing", actions: { type: "noteFault", ...failed } },
      },
    },
    // If the server refuses a second code, the first one stays valid.
    sending: {
      invoke: {
        id: "send",
        src: "AskNewNumber",
        input: ({ context }) => ({ phone: context.phone }),
        onDone: { target: "codeSent", actions: "noteSent" },
        onError: [
          { guard: "hasCode", target: "codeSent", actions: { type: "noteFault", ...failed } },
          { target: "typing", actions: { type: "noteFault", ...failed } },
        ],
      },
    },
    codeSent: {
      initial: "waiting",
      on: {
        NewNumberCodeEntered: [
          { guard: ({ event }) => event.code === null, actions: "noteUnfinished" },
          { target: "checking", actions: assign({ code: ({ event }) => event.code, fault: null }) },
        ],
        NewNumberSubmitted: { guard: "mayAsk", target: "sending", actions: assign({ fault: null }) },
        NumberChangeWanted: { target: "typing", actions: "typeAnother" },
      },
      states: {
        waiting: {
          entry: "count",
          after: { 1000: { target: "waiting", reenter: true } },
          always: { guard: "mayAsk", target: "ready" },
        },
        ready: {},
      },
    },
    // The server may have changed the number already: its answer is awaited on any page.
    checking: {
      on: { ScreenOpened: {}, NumberChangeLeft: {} },
      invoke: {
        id: "take",
        src: "TakeNewNumber",
        input: ({ context }) => ({ phone: context.phone, code: context.code }),
        onDone: {
          target: "changed",
          actions: [
            {
              type: "send",
              params: ({ context }) => ({ type: "ProfileChanged", user: { phoneNumber: context.phone } }),
            },
            { type: "send", params: { type: "NumberChanged" } },
            "forget",
          ],
        },
        onError: [
          // Another page has no field at which to show the reason.
          {
            guard: { type: "isToldElsewhere", ...failed },
            target: "idle",
            actions: [
              {
                type: "send",
                params: ({ event }) => ({ type: "Noticed", notice: numberUnchanged(isKnownUndone(failureIn(event))) }),
              },
              "forget",
            ],
          },
          { guard: not("isHere"), target: "idle", actions: "forget" },
          { guard: { type: "isWrongCode", ...failed }, target: "codeSent", actions: "noteWrongCode" },
          {
            guard: { type: "isTaken", ...failed },
            target: "typing",
            actions: [{ type: "noteFault", ...failed }, "leaveCode"],
          },
          { target: "codeSent", actions: { type: "noteFault", ...failed } },
        ],
      },
    },
    changed: { on: { NumberChangeWanted: { guard: "isHere", target: "typing", actions: prepareProof } } },
  },
})

/** A customer takes another phone number, which a code by SMS proves (SPEC §7.1, DECISIONS §12). */
export const numberChange = unitFromChart<
  ShopStart,
  NumberChangeContext,
  ShopEvent,
  ShopCommand,
  NumberChangeView,
  NumberChangeSees
>({ name: "numberChange", machine, view: viewNumberChange })

import type { ApiFailure } from "../../api/failure.ts"
import { isFinal, problemsIn } from "../../api/refusal.ts"
import { backOff } from "../../domain/connection/rules/backOff.ts"
import type { Collected, ProviderAnswer } from "../../domain/payment/attempt.ts"
import { readResult } from "../../domain/payment/rules/readResult.ts"
import { type Standing, standingOf } from "../../domain/payment/rules/standingOf.ts"
import { wasCalledOff } from "../../domain/payment/rules/wasCalledOff.ts"
import type { PaymentStatus } from "../../domain/payment/wire.ts"
import { assign, type ChartState, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import { fresh, initialPayment, type PaymentContext, type PaymentSees } from "./context.ts"
import { type PaymentView, viewPayment } from "./view.ts"
import {
  byAnswer,
  byClosing,
  byDoubt,
  byFailure,
  byRefusedMethods,
  byStatus,
  cancelled,
  ended,
  given,
  giveUp,
  keepDetails,
  payOtherwise,
  reopened,
  settled,
  soon,
  whileActing,
  whileOpen,
  whilePlaced,
} from "./ways.ts"

type Event = WithGiven<ShopEvent, PaymentSees>

/** The id of the order whose payment screen an event opens. */
const opened = (event: ShopEvent): string | null =>
  event.type === "ScreenOpened" && event.screen._tag === "Payment" ? event.screen.orderId : null

const resultIn = ({ resultCode, refusalReason }: PaymentStatus) =>
  resultCode === null ? null : { resultCode, refusalReason }

/** A key for a step: other pages of this device have other times, and another device has no part in the order. */
const keyAt = (event: unknown): string => {
  const { t, n } = givenIn(event).at
  return `pay-${t}-${n}`
}

const machine = setup({
  types: { context: {} as PaymentContext, events: {} as Event },
  actors: callsOf(
    "ReadPayment",
    "LoadPaymentMethods",
    "CollectPayment",
    "BeginPayment",
    "ShowPaymentAction",
    "ContinuePayment",
    "PayOtherwise",
    "GiveUpPayment",
  ),
  actions: {
    ...sends,
    open: assign(({ event }) => ({ ...fresh, orderId: opened(event) ?? "", isShown: true })),
    forget: assign(initialPayment),
    dropProvider: assign({ provider: null }),
    keepStatus: assign((_, status: PaymentStatus) => ({ status, failures: 0 })),
    keepNews: assign((_, status: PaymentStatus) => ({ status })),
    keepResult: assign((_, status: PaymentStatus) => ({ answer: resultIn(status) })),
    // A reload shows the last refusal again; what was only under way says nothing.
    keepFailedResult: assign((_, status: PaymentStatus) => ({
      answer: status.payment === "failed" ? resultIn(status) : null,
    })),
    keepAnswer: assign((_, { resultCode, refusalReason, action }: ProviderAnswer) => ({
      answer: { resultCode, refusalReason },
      action,
      details: null,
      problems: [],
      failures: 0,
      polls: 0,
    })),
    keepDetails: assign(({ event }, collected: Collected) => ({
      details: collected._tag === "Given" ? collected.details : null,
      key: keyAt(event),
      problems: [],
      failures: 0,
    })),
    takeReturn: assign(({ event }) =>
      event.type === "PaymentReturned" ? { ...fresh, details: event.details, key: keyAt(event) } : {},
    ),
    takeOther: assign(({ event }) =>
      event.type === "OtherPaymentChosen"
        ? { other: event.paymentType, key: keyAt(event), answer: null, problems: [], failures: 0 }
        : {},
    ),
    takeLeave: assign({ answer: null, problems: [], failures: 0 }),
    keepProblems: assign((_, failure: ApiFailure) => ({ problems: problemsIn(failure), details: null, failures: 0 })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    noteCancelled: assign({ answer: { resultCode: "canceledByShopper", refusalReason: null }, problems: [] }),
    noteBroken: assign({ answer: { resultCode: "Error", refusalReason: null }, problems: [] }),
  },
  guards: {
    isPayment: ({ event }) => opened(event) !== null,
    isShown: ({ context }) => context.isShown,
    isElsewhere: ({ context }) => !context.isShown,
    isLeftBehind: ({ context, event }) =>
      event.type === "PaymentWanted" && !event.isNew && !context.isShown && event.orderId !== context.orderId,
    isOwn: ({ context, event }) => event.type === "PaymentWanted" && event.orderId === context.orderId,
    isPlacedElsewhere: ({ context, event }) =>
      event.type === "KeptElsewhere" &&
      event.kept.entry === "lastOrder" &&
      event.kept.value?.orderId === context.orderId,
    isDecidedElsewhere: ({ event }) =>
      event.type === "KeptElsewhere" && event.kept.entry === "unpaidOrder" && event.kept.value === null,
    stands: (_, { is, status }: { readonly is: Standing; readonly status: PaymentStatus }) => standingOf(status) === is,
    hasAction: (_, { action }: ProviderAnswer) => action !== null,
    isOver: (_, { resultCode }: ProviderAnswer) => readResult(resultCode) === "over",
    isGiven: (_, { _tag }: Collected) => _tag === "Given",
    isCancelled: (_, { _tag }: Collected) => _tag === "Cancelled",
    isUnknown: (_, failure: ApiFailure) => failure._tag === "Refused" && failure.status === 404,
    isFinal: (_, failure: ApiFailure) => isFinal(failure),
    isAway: ({ context }) => context.answer?.resultCode === "RedirectShopper",
    hasProvider: ({ context }) => context.provider !== null,
    isLetGo: (_, status: PaymentStatus) => standingOf(status) === "closed" && !wasCalledOff(status),
    isUnread: ({ context }) => context.status === null,
    isOffered: ({ context, event }) =>
      event.type === "OtherPaymentChosen" && context.paymentTypes.includes(event.paymentType),
  },
  delays: {
    growing: ({ context }) => backOff(context.failures),
    polling: ({ context }) => backOff(context.polls, { first: 500, longest: 10_000 }),
  },
}).createMachine({
  id: "payment",
  context: initialPayment,
  initial: "nothing",
  on: {
    ScreenOpened: [
      { guard: "isPayment", target: ".asking", reenter: true, actions: "open" },
      // Leaving the screen ends no payment: what the server knows decides.
      { guard: "isShown", target: ".asking", reenter: true, actions: assign({ isShown: false, provider: null }) },
    ],
    // An order of an earlier page may have been paid meanwhile, in another app or tab.
    PaymentWanted: {
      guard: "isLeftBehind",
      target: ".asking",
      reenter: true,
      actions: assign(({ event }) => ({ ...fresh, orderId: event.orderId, isShown: false })),
    },
    PaymentReturned: {
      guard: "isShown",
      target: ".continuing",
      reenter: true,
      actions: [
        "takeReturn",
        // What the provider put into the address leaves it, so that a reload does not send it again.
        { type: "tell", params: ({ event }) => ({ type: "ReplacePath", path: event.see.route.path }) },
      ],
    },
  },
  states: {
    nothing: { on: { ScreenOpened: { guard: "isPayment", target: "asking", actions: "open" } } },
    asking: {
      invoke: {
        id: "ask",
        src: "ReadPayment",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: byStatus,
        onError: byDoubt("askingAgain"),
      },
    },
    askingAgain: soon("asking"),
    // A component that still stands is used again, so that a refusal does not cost what was typed. Back from a bank,
    // the page has yet to learn what is owed.
    choosing: {
      always: [
        { guard: "isUnread", target: "asking" },
        { guard: "hasProvider", target: "collecting" },
        { target: "loading" },
      ],
    },
    loading: {
      invoke: {
        id: "methods",
        src: "LoadPaymentMethods",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: "collecting",
          actions: assign(({ event }) => ({
            provider: event.output.provider,
            paymentTypes: event.output.paymentTypes,
            failures: 0,
          })),
        },
        onError: byRefusedMethods,
      },
    },
    loadingAgain: soon("loading"),
    collecting: {
      invoke: {
        id: "collect",
        src: "CollectPayment",
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          { guard: given, target: "beginning", actions: keepDetails },
          { guard: cancelled, target: "collecting", reenter: true, actions: "noteCancelled" },
          { target: "broken" },
        ],
        onError: "broken",
      },
      ...whileOpen,
      on: { PaymentGivenUp: giveUp, OtherPaymentChosen: payOtherwise },
    },
    broken: {
      ...whileOpen,
      on: {
        PaymentGivenUp: giveUp,
        OtherPaymentChosen: payOtherwise,
        LoadingRetried: { target: "asking", actions: assign({ provider: null, problems: [] }) },
      },
    },
    beginning: {
      invoke: {
        id: "begin",
        src: "BeginPayment",
        input: ({ context: { orderId, details, key } }) => ({ orderId, details, key }),
        onDone: byAnswer,
        onError: byFailure("beginningAgain"),
      },
    },
    beginningAgain: soon("beginning"),
    acting: {
      invoke: {
        id: "act",
        src: "ShowPaymentAction",
        input: ({ context: { provider, action } }) => ({ provider, action }),
        onDone: [
          { guard: given, target: "continuing", actions: keepDetails },
          { guard: cancelled, target: "choosing", actions: "noteCancelled" },
          { target: "choosing", actions: "noteBroken" },
        ],
        onError: { target: "choosing", actions: "noteBroken" },
      },
      ...whileActing,
      on: {
        OtherPaymentChosen: payOtherwise,
        LoadingRetried: { target: "asking", actions: "dropProvider" },
      },
    },
    continuing: {
      invoke: {
        id: "continue",
        src: "ContinuePayment",
        input: ({ context: { orderId, details, key } }) => ({ orderId, details, key }),
        onDone: byAnswer,
        onError: byFailure("continuingAgain"),
      },
    },
    continuingAgain: soon("continuing"),
    // Only the provider's notification places an order; it usually arrives within a second.
    confirming: {
      entry: assign({ polls: ({ context }) => context.polls + 1 }),
      invoke: {
        id: "confirm",
        src: "ReadPayment",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: byStatus,
        onError: byDoubt("pausing"),
      },
    },
    pausing: {
      after: { polling: "confirming" },
      on: { LoadingRetried: "confirming", ConnectionRestored: "confirming", PageShown: "confirming" },
    },
    switching: {
      invoke: {
        id: "switch",
        src: "PayOtherwise",
        input: ({ context: { orderId, other, key } }) => ({ orderId, paymentType: other, key }),
        onDone: byStatus,
        onError: byFailure("switchingAgain"),
      },
    },
    switchingAgain: soon("switching"),
    givingUp: {
      invoke: {
        id: "giveUp",
        src: "GiveUpPayment",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: byClosing,
        onError: byFailure("givingUpAgain"),
      },
    },
    givingUpAgain: soon("givingUp"),
    resting: {
      on: {
        PaymentGivenUp: giveUp,
        PageShown: "asking",
        ConnectionRestored: "asking",
        KeptElsewhere: { guard: "isDecidedElsewhere", target: "asking" },
      },
    },
    paid: { ...whilePlaced, ...settled("authorised") },
    closed: settled("closed"),
    // Nobody can pay an order that the server does not know: a checkout that waits for it goes on without.
    missing: {
      entry: ended("closed"),
      on: { PaymentReturned: {}, ScreenOpened: reopened },
    },
  },
})

/** Pays an order that awaits its payment (DECISIONS §14): the provider's component collects, the server decides. */
export const payment = unitFromChart<ShopStart, PaymentContext, ShopEvent, ShopCommand, PaymentView, PaymentSees>({
  name: "payment",
  machine,
  view: ({ value, context }: ChartState<PaymentContext>) => viewPayment(value, context),
})

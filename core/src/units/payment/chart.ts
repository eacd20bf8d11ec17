import type { ApiFailure } from "../../api/failure.ts"
import { isFinal, problemsIn } from "../../api/refusal.ts"
import { waitTold } from "../../api/waitTold.ts"
import { backOff } from "../../domain/connection/rules/backOff.ts"
import { askAgainAfter, askAgainIn } from "../../messages/askAgainAfter.ts"
import type { Collected, OfferedMethods, ProviderAnswer } from "../../domain/payment/attempt.ts"
import { readResult } from "../../domain/payment/rules/readResult.ts"
import { type Standing, standingOf } from "../../domain/payment/rules/standingOf.ts"
import { wasCalledOff } from "../../domain/payment/rules/wasCalledOff.ts"
import type { PaymentStatus } from "../../domain/payment/wire.ts"
import { assign, givenIn, setup, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, sends } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import { fresh, initialPayment, type PaymentContext, type PaymentSees, slowAfter } from "./context.ts"

type Event = WithGiven<ShopEvent, PaymentSees>

/** The id of the order whose payment screen an event opens. */
const opened = (event: ShopEvent): string | null =>
  event.type === "ScreenOpened" && event.screen._tag === "Payment" ? event.screen.orderId : null

const resultIn = ({ resultCode, refusalReason }: PaymentStatus) =>
  resultCode === null ? null : { resultCode, refusalReason }

/**
 * An idempotency key for a step: no other page of this device has the same time, and other devices cannot pay this
 * order.
 */
const keyAt = (event: unknown): string => {
  const { t, n } = givenIn(event).at
  return `pay-${t}-${n}`
}

/**
 * Remembers the order that the checkout may wait for when another order's screen opens, to request its status again
 * afterwards. A settled order is not remembered.
 */
const leftFor = (orderId: string, context: PaymentContext): Partial<PaymentContext> => {
  const left = context.awaited ?? context.orderId
  return { awaited: left === orderId ? undefined : left }
}

/** When an order's screen is left, returns to the order that the checkout waits for. */
const awaitedIn = ({ awaited }: PaymentContext): Partial<PaymentContext> =>
  awaited === undefined ? {} : { ...fresh, orderId: awaited, awaited: undefined }

/** Interval in ms at which a screen that waits for the customer polls the order's status. */
const pollInterval = 30_000

/** The calls, actions and guards that the payment's states refer to by name. */
export const paymentChart = setup({
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
    noteLeft: assign(({ context, event }) => leftFor(opened(event) ?? "", context)),
    noteOpened: assign(({ context, event }) => (opened(event) === context.awaited ? { awaited: undefined } : {})),
    forget: assign(initialPayment),
    awaitNone: assign({ awaited: undefined }),
    leave: assign(({ context }) => ({ isShown: false, provider: null, ...awaitedIn(context) })),
    dropProvider: assign({ provider: null }),
    dropDetails: assign({ details: null, failures: 0 }),
    keepStatus: assign((_, status: PaymentStatus) => ({ status, failures: 0 })),
    // Resets `polls`, so that the next attempt is awaited for as long as this one.
    keepOpen: assign((_, status: PaymentStatus) => ({ status, failures: 0, polls: 0 })),
    keepNews: assign((_, status: PaymentStatus) => ({ status })),
    keepResult: assign((_, status: PaymentStatus) => ({ answer: resultIn(status) })),
    // A reload shows the last refusal again, but no result of an attempt still under way.
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
    keepMethods: assign((_, { paymentTypes, provider }: OfferedMethods) => ({ provider, paymentTypes, failures: 0 })),
    keepDetails: assign(({ event }, collected: Collected) => ({
      details: collected._tag === "Given" ? collected.details : null,
      key: keyAt(event),
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
    countFailure: assign({
      failures: ({ context, event }) =>
        waitTold(event) < slowAfter.toldToWait
          ? context.failures + 1
          : Math.max(context.failures + 1, slowAfter.failures),
    }),
    noteCancelled: assign({ answer: { resultCode: "canceledByShopper", refusalReason: null }, problems: [] }),
    noteBroken: assign({ answer: { resultCode: "Error", refusalReason: null }, problems: [] }),
  },
  guards: {
    isPayment: ({ event }) => opened(event) !== null,
    isShown: ({ context }) => context.isShown,
    isElsewhere: ({ context }) => !context.isShown,
    isAnother: ({ context, event }) => event.type === "PaymentWanted" && event.orderId !== context.orderId,
    hasAwaited: ({ context }) => context.awaited !== undefined,
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
    // A malformed id does not belong to any order.
    isUnknown: (_, failure: ApiFailure) =>
      failure._tag === "Refused" && (failure.status === 404 || failure.status === 400),
    isFinal: (_, failure: ApiFailure) => isFinal(failure),
    // Back in the shop, the page must first load what is owed.
    isReturned: ({ context }, failure: ApiFailure) => context.status === null && isFinal(failure),
    isAway: ({ context }) => context.answer?.resultCode === "RedirectShopper",
    isProviderAway: (_, { provider }: OfferedMethods) => provider === null,
    hasProvider: ({ context }) => context.provider !== null,
    isLetGo: (_, status: PaymentStatus) => standingOf(status) === "closed" && !wasCalledOff(status),
    isUnread: ({ context }) => context.status === null,
    isOffered: ({ context, event }) =>
      event.type === "OtherPaymentChosen" && context.paymentTypes.includes(event.paymentType),
  },
  delays: {
    growing: ({ context, event }) => askAgainAfter(event, context.failures),
    polling: ({ context, event }) => askAgainIn(event, backOff(context.polls, { first: 500, longest: 10_000 })),
    looking: ({ event }) => askAgainIn(event, pollInterval),
  },
})

import type { Collected, OfferedMethods, ProviderAnswer } from "../../domain/payment/attempt.ts"
import { type Standing } from "../../domain/payment/rules/standingOf.ts"
import { wasCalledOff } from "../../domain/payment/rules/wasCalledOff.ts"
import type { PaymentStatus } from "../../domain/payment/wire.ts"
import type { DoneActorEvent, ErrorActorEvent } from "../../kernel/chart.ts"
import { failureIn } from "../../messages/commands.ts"
import type { PaymentEnded } from "../../messages/events/payment.ts"
import type { PaymentContext } from "./context.ts"

/** A call's result, as the params of an action or a guard. */
const outputOf = <Value>({ event }: { readonly event: DoneActorEvent<Value> }): Value => event.output

const failureOf = ({ event }: { readonly event: ErrorActorEvent }) => failureIn(event)

const stands = (is: Standing) =>
  ({
    type: "stands",
    params: ({ event }: { readonly event: DoneActorEvent<PaymentStatus> }) => ({ is, status: event.output }),
  }) as const

const keepStatus = { type: "keepStatus", params: outputOf<PaymentStatus> } as const
const keepOpen = { type: "keepOpen", params: outputOf<PaymentStatus> } as const
const keepNews = { type: "keepNews", params: outputOf<PaymentStatus> } as const
const keepAnswer = { type: "keepAnswer", params: outputOf<ProviderAnswer> } as const

/** The transitions for an order that is placed or closed: the customer need do nothing more. */
const byDecision = [
  { guard: stands("placed"), target: "#payment.paid", actions: keepStatus },
  { guard: stands("closed"), target: "#payment.closed", actions: keepStatus },
] as const

/** The transition for an undecided order: no new payment starts while money for it may be on its way. */
const byUndecided = {
  guard: stands("undecided"),
  target: "#payment.pausing",
  actions: [keepStatus, { type: "keepResult", params: outputOf<PaymentStatus> }],
} as const

/** The transitions by the server's status. With no payment screen open, an order that can be paid only waits. */
export const byStatus = [
  ...byDecision,
  byUndecided,
  { guard: "isElsewhere", target: "#payment.resting", actions: keepOpen },
  {
    target: "#payment.choosing",
    actions: [keepOpen, { type: "keepFailedResult", params: outputOf<PaymentStatus> }],
  },
] as const

/**
 * The transitions by the provider's answer: to an action it requires, to another attempt, or to waiting for its
 * notification.
 */
export const byAnswer = [
  { guard: { type: "hasAction", params: outputOf<ProviderAnswer> }, target: "#payment.acting", actions: keepAnswer },
  { guard: { type: "isOver", params: outputOf<ProviderAnswer> }, target: "#payment.choosing", actions: keepAnswer },
  { target: "#payment.confirming", actions: keepAnswer },
] as const

/** After a refusal the server's status decides what is left to do. Without an answer the same step is sent again. */
export const byFailure = <const Again extends string>(again: Again) =>
  [
    {
      guard: { type: "isFinal", params: failureOf },
      target: "#payment.asking",
      actions: { type: "keepProblems", params: failureOf },
    },
    { target: again, actions: "countFailure" },
  ] as const

/**
 * The result in the address may be old, or made up. The server's status says what is left to do, and why the last
 * attempt failed.
 */
export const byReturn = [
  { guard: { type: "isReturned", params: failureOf }, target: "#payment.asking", actions: "dropDetails" },
  ...byFailure("continuingAgain"),
] as const

/** An order that the server does not know cannot be paid. Any other failure is retried. */
export const byDoubt = <const Again extends string>(again: Again) =>
  [
    { guard: { type: "isUnknown", params: failureOf }, target: "#payment.missing" },
    { target: again, actions: "countFailure" },
  ] as const

const keepMethods = { type: "keepMethods", params: outputOf<OfferedMethods> } as const

/** Without the provider, the other ways to pay are offered, and the customer may try to load it again. */
export const byMethods = [
  { guard: { type: "isProviderAway", params: outputOf<OfferedMethods> }, target: "broken", actions: keepMethods },
  { target: "collecting", actions: keepMethods },
] as const

const keepNoMethods = {
  type: "keepMethods",
  params: (): OfferedMethods => ({ paymentTypes: [], provider: null }),
} as const

/**
 * If the server refuses to list the ways to pay, earlier ones are dropped and the component is broken; the customer may
 * retry.
 */
export const byRefusedMethods = [
  {
    guard: { type: "isFinal", params: failureOf },
    target: "broken",
    actions: [keepNoMethods, { type: "keepProblems", params: failureOf }],
  },
  ...byDoubt("loadingAgain"),
] as const

/** Guards for the component's result: the customer gave details, or cancelled; otherwise the component is broken. */
export const given = { type: "isGiven", params: outputOf<Collected> } as const
export const cancelled = { type: "isCancelled", params: outputOf<Collected> } as const
export const keepDetails = { type: "keepDetails", params: outputOf<Collected> } as const

/** Retries with back-off, or at once when something may have changed. */
export const retryLater = <const Target extends string>(target: Target) =>
  ({
    after: { growing: target },
    on: { LoadingRetried: target, ConnectionRestored: target, PageShown: target },
  }) as const

/**
 * The two parts of a state that waits for the customer. Meanwhile the order may be paid on another page, or lapse: it
 * is polled: at intervals, when the page is shown again, when the connection is back, and when another tab stores it as
 * the last order. A missing answer changes nothing.
 */
const watching = <const Leads extends readonly object[], const Seen>(leads: Leads, seen: Seen) =>
  ({
    initial: "still",
    states: {
      still: {
        after: { looking: "looking" },
        on: {
          PageShown: seen,
          ConnectionRestored: "looking",
          KeptElsewhere: { guard: "isPlacedElsewhere", target: "looking" },
        },
      },
      looking: {
        invoke: {
          id: "look",
          src: "ReadPayment",
          input: ({ context }: { readonly context: PaymentContext }) => ({ orderId: context.orderId }),
          onDone: [...leads, { target: "still", actions: keepNews }],
          onError: "still",
        },
      },
    },
  }) as const

/** Watches an order for which the customer is asked to pay. Once another page pays for it, this one waits with it. */
export const whileOpen = watching([...byDecision, byUndecided], "looking")

/**
 * Watches an order while its provider shows something. When the customer returns from another page, the screen starts
 * again.
 */
export const whileActing = watching(byDecision, [
  { guard: "isAway", target: "#payment.asking", actions: "dropProvider" },
  { target: "looking" },
])

/** Watches a placed order: its store may still call it off, and what was paid is refunded. */
export const whilePlaced = watching(
  [{ guard: stands("closed"), target: "#payment.closed", actions: keepStatus }] as const,
  "looking",
)

type Outcome = PaymentEnded["outcome"]

/** An order that its store called off ends as `calledOff`, not as unpaid in time. */
const outcomeIn = ({ status }: PaymentContext, outcome: Outcome): Outcome =>
  status !== null && wasCalledOff(status) ? "calledOff" : outcome

/** Tells the checkout how the payment ended. */
export const ended = (outcome: Outcome) =>
  ({
    type: "send",
    params: ({ context }: { readonly context: PaymentContext }) =>
      ({ type: "PaymentEnded", orderId: context.orderId, outcome: outcomeIn(context, outcome) }) as const,
  }) as const

/** The customer does not pay: the server is asked to close the order first, so that no other page pays for it. */
export const giveUp = { target: "#payment.givingUp", actions: "takeLeave" } as const

/** Once the server has closed the order, the checkout continues. An order that is paid, or may be, is not given up. */
export const byClosing = [
  {
    guard: { type: "isLetGo", params: outputOf<PaymentStatus> },
    target: "#payment.nothing",
    actions: [ended("cancelled"), "forget"],
  },
  ...byStatus,
] as const

/** Pays in the store or by invoice instead, where the order offers it. */
export const payOtherwise = { guard: "isOffered", target: "#payment.switching", actions: "takeOther" } as const

/** Requests the order whose payment screen opens, or else the one that the checkout waits for. */
export const opening = [
  { guard: "isPayment", target: "asking", actions: ["noteOpened", "open"] },
  { guard: "hasAwaited", target: "asking", actions: "leave" },
] as const

/** The transitions from an ended payment to a new one, or to another screen. */
export const reopened = [...opening, { target: "nothing", actions: "forget" }] as const

/** Once the outcome is known, the screen only shows it; the checkout may request it once more. */
export const settled = (outcome: "authorised" | "closed") =>
  ({
    entry: ended(outcome),
    on: {
      PaymentWanted: { guard: "isOwn", actions: ended(outcome) },
      PaymentReturned: {},
      ScreenOpened: reopened,
    },
  }) as const

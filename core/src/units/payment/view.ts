import type { Json } from "../../kernel/json.ts"
import type { DeliveryMethod, PaymentType } from "../../domain/order/model.ts"
import type { Problem } from "../../domain/problem/model.ts"
import { wasCalledOff } from "../../domain/payment/rules/wasCalledOff.ts"
import type { Minor } from "../../domain/money/model.ts"
import type { Millis } from "../../domain/time/model.ts"
import { type Answered, type PaymentContext, slowAfter } from "./context.ts"

/** What the customer owes, and the ways to pay without a card. */
interface Due {
  readonly orderId: string
  readonly total: Minor
  readonly others: readonly ("INSTORE" | "B2B")[]
  /** The delivery method; `null` when the server does not report it. */
  readonly method: DeliveryMethod | null
  /** When the order lapses if nobody pays; `null` when the server does not report it. */
  readonly payBefore: Millis | null
  /** Why the last attempt failed. */
  readonly answer: Answered | null
  readonly problems: readonly Problem[]
}

/** The payment of an order. */
export type PaymentView =
  | { readonly _tag: "Nothing" }
  | { readonly _tag: "Loading"; readonly orderId: string }
  /** The server did not answer; the request is retried automatically. */
  | { readonly _tag: "Unreachable"; readonly orderId: string }
  /** The provider's component is shown. */
  | ({ readonly _tag: "Collecting" } & Due)
  /**
   * The provider's component does not load, or the provider `isAway`: the order can be paid another way, or the
   * component tried again.
   */
  | ({ readonly _tag: "Broken"; readonly isAway?: true } & Due)
  /** A step has been sent to the server. */
  | { readonly _tag: "Sending"; readonly orderId: string }
  /** The server did not answer; the identical step is sent again automatically. */
  | { readonly _tag: "Uncertain"; readonly orderId: string }
  /** The customer must approve, scan, or go to another page; the provider's component shows it. */
  | { readonly _tag: "Acting"; readonly orderId: string; readonly resultCode: string }
  /** The money may be on its way. `isSlow` once it takes longer than it should. */
  | {
      readonly _tag: "Confirming"
      readonly orderId: string
      readonly resultCode: string | null
      readonly isSlow: boolean
    }
  /** An order waits for its payment, and the customer is elsewhere in the shop. */
  | { readonly _tag: "Waiting"; readonly orderId: string }
  /** The store has the order; not `isPaid` when it is paid at the hand-over or on account, or its payment was withdrawn. */
  | { readonly _tag: "Paid"; readonly orderId: string; readonly isPaid: boolean }
  /** Not paid in time, or called off by its store; what was paid is refunded. */
  | { readonly _tag: "Closed"; readonly orderId: string; readonly isCalledOff: boolean }
  /** The order does not exist, or belongs to somebody else. */
  | { readonly _tag: "Missing" }

const tags = {
  nothing: "Nothing",
  asking: "Loading",
  askingAgain: "Unreachable",
  loading: "Loading",
  loadingAgain: "Unreachable",
  collecting: "Collecting",
  broken: "Broken",
  beginning: "Sending",
  beginningAgain: "Uncertain",
  acting: "Acting",
  continuing: "Sending",
  continuingAgain: "Uncertain",
  confirming: "Confirming",
  pausing: "Confirming",
  switching: "Sending",
  switchingAgain: "Uncertain",
  // No payment is sent.
  givingUp: "Loading",
  givingUpAgain: "Unreachable",
  resting: "Waiting",
  paid: "Paid",
  closed: "Closed",
  missing: "Missing",
} as const

const isOther = (type: PaymentType): type is "INSTORE" | "B2B" => type !== "ADYEN"

/** The outermost state; the parallel polling inside it is not shown. */
const outermost = (value: Json): keyof typeof tags =>
  (typeof value === "string" ? value : Object.keys(value ?? {})[0]) as keyof typeof tags

const dueIn = ({ orderId, answer, problems, paymentTypes, status }: PaymentContext): Due => ({
  orderId,
  total: status?.total ?? (0 as Minor),
  others: paymentTypes.filter(isOther),
  method: status?.deliveryMethod ?? null,
  payBefore: status?.payBefore ?? null,
  answer,
  problems,
})

/** Whether ways to pay have been loaded, but not the provider's. */
const isAway = ({ paymentTypes, provider }: PaymentContext): boolean => provider === null && paymentTypes.length > 0

/** The view of a state of the chart. */
export const viewPayment = (value: Json, context: PaymentContext): PaymentView => {
  const { orderId, answer, polls, failures, status } = context
  const tag = tags[outermost(value)]
  switch (tag) {
    case "Collecting":
      return { _tag: tag, ...dueIn(context) }
    case "Broken":
      return { _tag: tag, ...dueIn(context), ...(isAway(context) ? { isAway: true } : {}) }
    case "Acting":
      return { _tag: tag, orderId, resultCode: answer?.resultCode ?? "" }
    case "Confirming": {
      const isSlow = polls >= slowAfter.questions || failures >= slowAfter.failures
      return { _tag: tag, orderId, resultCode: answer?.resultCode ?? null, isSlow }
    }
    case "Nothing":
    case "Missing":
      return { _tag: tag }
    case "Loading":
    case "Unreachable":
    case "Sending":
    case "Uncertain":
    case "Waiting":
      return { _tag: tag, orderId }
    case "Closed":
      return { _tag: tag, orderId, isCalledOff: status !== null && wasCalledOff(status) }
    case "Paid":
      return { _tag: tag, orderId, isPaid: status?.paymentType === "ADYEN" && status.withdrawn !== true }
  }
}

import type { PaymentType } from "../../domain/order/model.ts"
import type { PaymentStatus } from "../../domain/payment/wire.ts"
import type { Problem } from "../../domain/problem/model.ts"
import type { Sealed } from "../../vault/model.ts"
import type { RouteView } from "../route/actor.ts"

/** The views of other units that the payment reads. */
export interface PaymentSees {
  readonly route: RouteView
}

/** The provider's last word on an attempt. */
export interface Answered {
  readonly resultCode: string
  readonly refusalReason: number | null
}

/** Context of the payment chart. Handles only: no card data, no address of a bank. */
export interface PaymentContext {
  readonly orderId: string
  /** Whether the payment screen of the order is open. */
  readonly isShown: boolean
  /** The order that the checkout waits for while another order's screen is open; its status is requested afterwards. */
  readonly awaited?: string | undefined
  readonly status: PaymentStatus | null
  /** Initial data of the provider's component; its text is lost on a reload. */
  readonly provider: Sealed | null
  readonly paymentTypes: readonly PaymentType[]
  readonly details: Sealed | null
  readonly action: Sealed | null
  /** The idempotency key of the step that is sent, or sent again. */
  readonly key: string
  readonly other: "INSTORE" | "B2B"
  readonly answer: Answered | null
  readonly problems: readonly Problem[]
  /** How often the decision was polled. */
  readonly polls: number
  readonly failures: number
}

/**
 * When a decision counts as slow: after this many polls, about half a minute; after this many failures in a row; or at
 * once when a busy server asks for a wait of at least this many ms.
 */
export const slowAfter = { questions: 6, failures: 2, toldToWait: 10_000 }

/** The part of the context that is reset when another order is paid, or the same screen is opened again. */
export const fresh = {
  status: null,
  provider: null,
  paymentTypes: [],
  details: null,
  action: null,
  key: "",
  other: "INSTORE",
  answer: null,
  problems: [],
  polls: 0,
  failures: 0,
} as const

/** The context when no order is being paid. */
export const initialPayment = { orderId: "", isShown: false, ...fresh } as const

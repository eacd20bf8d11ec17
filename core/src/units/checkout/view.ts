import type { Json } from "../../kernel/json.ts"
import type { UnpaidOrder } from "../../domain/device/model.ts"
import type { PaymentType } from "../../domain/order/model.ts"
import type { Problem } from "../../domain/problem/model.ts"
import type { Block } from "../../domain/checkout/block.ts"
import type { CheckoutContext } from "./context.ts"
import type {
  CheckoutFields,
  FieldFaults,
  PayerChange,
  PaymentFault,
  PriceChange,
  ProofFault,
} from "../../domain/checkout/model.ts"
import { isKnown } from "./known.ts"
import { findFaults } from "../../domain/checkout/rules/findFaults.ts"
import { isForeignNumber } from "../../domain/phone/rules/isForeignNumber.ts"

/** The step of the checkout. */
export type CheckoutStep =
  | { readonly _tag: "Filling" }
  | { readonly _tag: "Sending" }
  /** The server did not answer; the order is retried automatically. */
  | { readonly _tag: "Uncertain" }
  /** The customer proves their number by a code, and the order is sent once they have. */
  | { readonly _tag: "Proving"; readonly phase: "asking" | "asked" | "checking" }
  /** The server has the order and awaits its payment. */
  | { readonly _tag: "Paying"; readonly orderId: string }

/** The view of the checkout. `faults` holds only errors that may be shown already. */
export interface CheckoutView {
  readonly step: CheckoutStep
  /** The order that awaits its payment, with its food if this device knows it. */
  readonly unpaid?: UnpaidOrder
  readonly fields: CheckoutFields
  /** Whether the account supplies all contact details, so that no contact field has to be shown. */
  readonly isKnown: boolean
  readonly faults: FieldFaults
  /** What blocked the order at the last check; checked again when the order is sent. */
  readonly blocks: readonly Block[]
  readonly paymentType: PaymentType
  readonly offeredPayments: readonly PaymentType[]
  readonly emailOptIn: boolean
  readonly smsOptIn: boolean
  readonly billingNote: string
  readonly remembers: boolean
  /**
   * Why the server refused the order; `message` is empty after a change of language, and the code's own text is shown.
   */
  readonly problems: readonly Problem[]
  readonly priceChange: PriceChange | null
  /** Whether another tab changed the payer since the customer saw it; they must press once more. */
  readonly payerChange: PayerChange | null
  readonly paymentFault: PaymentFault | null
  readonly proofFault: ProofFault | null
}

const phases = { askingCode: "asking", codeAsked: "asked", checkingCode: "checking" } as const
const isProving = (value: Json): value is keyof typeof phases => typeof value === "string" && value in phases

const stepOf = (value: Json, unpaid: CheckoutContext["unpaid"]): CheckoutStep => {
  if (value === "paying") return { _tag: "Paying", orderId: unpaid?.orderId ?? "" }
  if (isProving(value)) return { _tag: "Proving", phase: phases[value] }
  if (value === "checking" || value === "placing") return { _tag: "Sending" }
  return value === "uncertain" ? { _tag: "Uncertain" } : { _tag: "Filling" }
}

const phoneFaultOf = ({ fields }: CheckoutContext) => (isForeignNumber(fields.phone) ? "foreignPhone" : "invalidPhone")

export const viewCheckout = (value: Json, context: CheckoutContext): CheckoutView => {
  const faults: FieldFaults = {
    ...findFaults(context.fields),
    ...(context.phoneFault ? { phone: phoneFaultOf(context) } : {}),
  }
  return {
    step: stepOf(value, context.unpaid),
    ...(value === "paying" && context.unpaid !== null ? { unpaid: context.unpaid } : {}),
    fields: context.fields,
    isKnown: isKnown(context),
    faults: Object.fromEntries(Object.entries(faults).filter(([field]) => context.left.includes(field as never))),
    blocks: context.blocks,
    paymentType: context.paymentType,
    offeredPayments: context.offered,
    emailOptIn: context.emailOptIn,
    smsOptIn: context.smsOptIn,
    billingNote: context.billingNote,
    remembers: context.remembers,
    problems: context.problems,
    priceChange: context.priceChange,
    payerChange: context.payerChange,
    paymentFault: context.paymentFault,
    proofFault: context.proofFault,
  }
}

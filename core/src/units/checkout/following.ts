import type { ApiFailure } from "../../api/failure.ts"
import type { UnpaidOrder } from "../../domain/device/model.ts"
import type { Given } from "../../kernel/unit.ts"
import { ownerIn } from "../session/ownerIn.ts"
import type { CheckoutContext, CheckoutSees } from "./context.ts"
import { keepUnpaid, paymentWanted } from "./paying.ts"

/** The argument of an action that reads only the context. */
export interface InContext {
  readonly context: CheckoutContext
}

/** The id of the order already made of this cart, as given in the server's refusal; `null` after any other failure. */
export const orderedIn = (error: unknown): string | null => {
  const failure = error as ApiFailure
  return failure._tag === "Refused" && failure.ordered !== undefined ? failure.ordered : null
}

/**
 * The order that another tab has made of this cart: that tab then stores a new cart, without a store until food is
 * added.
 */
export const orderedElsewhere = ({ at, see }: Given<CheckoutSees>): UnpaidOrder | null => {
  const { activeOrderId, cartId, storeId } = see.cart
  if (storeId !== "" || activeOrderId === null) return null
  return { key: cartId, orderId: activeOrderId, sentAt: at.t, ...ownerIn(see.session) }
}

/** Tells the customer that the cart was ordered already. */
export const noticeOrdered = { type: "send", params: { type: "Noticed", notice: { _tag: "AlreadyOrdered" } } } as const

/** Emits `PaymentWanted` for the order, which finds out whether anything is left to pay. */
export const askedToPay = {
  type: "send",
  params: ({ context }: InContext) => paymentWanted(context.unpaid, context.sentHere),
} as const

/** Emits `PaymentWanted` for an order that the server has; the device stores the order instead of the attempt. */
export const followPayment = [
  { type: "tell", params: { type: "SaveAttempt", attempt: null } },
  { type: "tell", params: ({ context }: InContext) => keepUnpaid(context.unpaid) },
  askedToPay,
] as const

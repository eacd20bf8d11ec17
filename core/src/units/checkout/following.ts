import type { ApiFailure } from "../../api/failure.ts"
import type { UnpaidOrder } from "../../domain/device/model.ts"
import type { Given } from "../../kernel/unit.ts"
import { ownerIn } from "../session/ownerIn.ts"
import type { CheckoutContext, CheckoutSees } from "./context.ts"
import { keepUnpaid, paymentWanted } from "./paying.ts"

/** What an action that only reads the context is given. */
export interface InContext {
  readonly context: CheckoutContext
}

/** The order that was made of this cart already, as the server's refusal names it; `null` after any other failure. */
export const orderedIn = (error: unknown): string | null => {
  const failure = error as ApiFailure
  return failure._tag === "Refused" && failure.ordered !== undefined ? failure.ordered : null
}

/** The order that another tab has made of this cart; that tab stores a new cart, at no store yet unless food was added since. */
export const orderedElsewhere = ({ at, see }: Given<CheckoutSees>): UnpaidOrder | null => {
  const { activeOrderId, cartId, storeId } = see.cart
  if (storeId !== "" || activeOrderId === null) return null
  return { key: cartId, orderId: activeOrderId, sentAt: at.t, ...ownerIn(see.session) }
}

/** Tells the customer that the cart was ordered already. */
export const noticeOrdered = { type: "send", params: { type: "Noticed", notice: { _tag: "AlreadyOrdered" } } } as const

/** Asks for the payment of the order, which finds out whether anything is left to pay. */
export const askedToPay = {
  type: "send",
  params: ({ context }: InContext) => paymentWanted(context.unpaid, context.sentHere),
} as const

/** Asks for the payment of an order that the server has; the device keeps the order instead of the attempt. */
export const followed = [
  { type: "tell", params: { type: "SaveAttempt", attempt: null } },
  { type: "tell", params: ({ context }: InContext) => keepUnpaid(context.unpaid) },
  askedToPay,
] as const

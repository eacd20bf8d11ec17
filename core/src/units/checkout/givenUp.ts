import { assign, givenIn } from "../../kernel/chart.ts"
import { failureIn } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import { checkoutChart } from "./chart.ts"
import type { CheckoutContext, CheckoutSees } from "./context.ts"
import { keepUnpaid, orderPlaced, paymentWanted } from "./paying.ts"

// A payment that was given up on this page may be completed on another one, or by Back. Then the cart is not sent again.

/** Says that the given-up order was placed after all. Its lines leave the cart, unless the customer changed them since. */
const placedAfterAll = ({
  context,
  event,
}: {
  readonly context: CheckoutContext
  readonly event: unknown
}): ShopEvent => {
  const { givenUp } = context
  const { cart } = givenIn<CheckoutSees>(event).see
  const isUnchanged = JSON.stringify(cart.orderLines) === JSON.stringify(givenUp?.lines)
  return orderPlaced(givenUp && { ...givenUp.order, ...(isUnchanged && { key: cart.cartId }) }, context)
}

/** The given-up order is placed: this page follows it. */
export const followGivenUp = [{ type: "send", params: placedAfterAll }, "dropGivenUp"] as const

/** Before the cart is sent again, the server is asked what has become of its given-up order. */
export const askingGivenUp = checkoutChart.createStateConfig({
  invoke: {
    id: "askGivenUp",
    src: "ReadPayment",
    input: ({ context }) => ({ orderId: context.givenUp?.order.orderId ?? "" }),
    onDone: [
      {
        guard: { type: "stands", params: ({ event }) => ({ is: "placed", status: event.output }) },
        target: "placed",
        actions: followGivenUp,
      },
      // Its money may be on the way: nobody pays for a second order meanwhile.
      {
        guard: { type: "stands", params: ({ event }) => ({ is: "undecided", status: event.output }) },
        target: "paying",
        actions: [
          assign({ unpaid: ({ context }) => context.givenUp?.order ?? null, givenUp: null, failures: 0 }),
          { type: "tell", params: ({ context }) => keepUnpaid(context.unpaid) },
          { type: "send", params: ({ context }) => paymentWanted(context.unpaid, true) },
        ],
      },
      { target: "checking", actions: assign({ failures: 0 }) },
    ],
    onError: [
      { guard: { type: "isUnknown", params: ({ event }) => failureIn(event) }, target: "checking" },
      { target: "askingGivenUpAgain", actions: assign({ failures: ({ context }) => context.failures + 1 }) },
    ],
  },
})

/** Without an answer the cart is not sent. */
export const askingGivenUpAgain = checkoutChart.createStateConfig({
  after: { growing: "askingGivenUp" },
  on: { OrderSubmitted: "askingGivenUp", ConnectionRestored: "askingGivenUp" },
})

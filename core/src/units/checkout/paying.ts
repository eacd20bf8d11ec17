import type { Attempt, UnpaidOrder } from "../../domain/device/model.ts"
import type { Owned } from "../../domain/device/rules/isLeftByAnother.ts"
import { feeCode } from "../../domain/order/feeLine.ts"
import type { OrderLine } from "../../domain/order/model.ts"
import { assign } from "../../kernel/chart.ts"
import type { ShopTell } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import { checkoutChart, unpaidIn } from "./chart.ts"
import type { CheckoutContext } from "./context.ts"
import { forgetCustomer } from "./remembering.ts"

/** The order in flight once the server has it, without the customer's name and address, which are no longer needed. */
export const unpaidNow = ({ attempt }: CheckoutContext, orderId: string): UnpaidOrder | null =>
  attempt && { key: attempt.key, orderId, sentAt: attempt.at, lines: foodOf(attempt), ...ownerOf(attempt) }

/** An earlier order of this cart that differed from this attempt, so that its lines are not known here. */
export const orderedBefore = (context: CheckoutContext, orderId: string): UnpaidOrder | null => {
  const order = unpaidNow(context, orderId)
  if (order === null) return null
  const { lines: _, ...known } = order
  return known
}

const foodOf = ({ order }: Attempt): readonly OrderLine[] =>
  order.products.filter(({ codes: [code] }) => code !== feeCode)

const ownerOf = (order: Owned | null): Owned =>
  order?.customerId === undefined ? {} : { customerId: order.customerId }

/** Stores the order that awaits payment on the device; `null` removes it. */
export const keepUnpaid = (value: UnpaidOrder | null): ShopTell => ({
  type: "Keep",
  kept: { entry: "unpaidOrder", value },
})

/** Asks for the payment of an order; a new one, sent from this page, opens the payment page. */
export const paymentWanted = (unpaid: UnpaidOrder | null, isNew: boolean): ShopEvent => ({
  type: "PaymentWanted",
  orderId: unpaid?.orderId ?? "",
  isNew,
  ...ownerOf(unpaid),
})

/** Reports that the server has an order, which needs nothing more from the customer. */
export const orderPlaced = (order: UnpaidOrder | null, { remembers }: CheckoutContext): ShopEvent => ({
  type: "OrderPlaced",
  orderId: order?.orderId ?? "",
  key: order?.key ?? "",
  remembers,
  ...(order?.lines === undefined ? {} : { lines: order.lines }),
  ...ownerOf(order),
})

/** Gives the cart with this key a new one, so that its next order is a new order. */
export const keySpent = (key: string): ShopEvent => ({ type: "KeySpent", key })

/** Forgets the order that awaited payment. */
export const forgetUnpaid = { type: "tell", params: keepUnpaid(null) } as const

/** Waits for the payment of the order that another tab has sent for this cart. */
export const awaitUnpaid = [
  "takeUnpaid",
  { type: "send", params: ({ event }: { readonly event: ShopEvent }) => paymentWanted(unpaidIn(event), false) },
] as const

/**
 * The card payment takes over. The cart stays until the order is paid (DECISIONS §14), and so does the order's id on
 * the device: a page opened meanwhile waits for the payment too.
 */
export const paying = checkoutChart.createStateConfig({
  on: {
    // The next customer is not asked to pay for it, and what stays in the cart becomes a new order.
    LoggedOut: {
      guard: ({ context }) => context.unpaid !== null && context.unpaid.customerId !== null,
      target: "filling",
      actions: [
        ...forgetCustomer,
        forgetUnpaid,
        { type: "send", params: ({ context }) => keySpent(context.unpaid?.key ?? "") },
        assign({ unpaid: null, sentHere: false }),
        "look",
      ],
    },
    KeptElsewhere: [
      // The other tab has abandoned the first order, or paid for it, and has sent the cart again.
      { guard: "isSentElsewhere", actions: [...awaitUnpaid] },
      { guard: "isOverUnseen", target: "filling", actions: [assign({ unpaid: null, sentHere: false }), "look"] },
    ],
    PaymentEnded: [
      {
        guard: "isAuthorised",
        target: "placed",
        actions: [forgetUnpaid, { type: "send", params: ({ context }) => orderPlaced(context.unpaid, context) }],
      },
      {
        guard: "isOwnPayment",
        target: "filling",
        actions: [
          forgetUnpaid,
          { type: "send", params: ({ context }) => keySpent(context.unpaid?.key ?? "") },
          assign(({ event }) => ({
            unpaid: null,
            sentHere: false,
            paymentFault: event.outcome === "authorised" ? null : event.outcome,
          })),
        ],
      },
    ],
  },
})

import type { Refusal } from "../../api/refusal.ts"
import { assign, type ErrorActorEvent, givenIn } from "../../kernel/chart.ts"
import { failureIn } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import { checkoutChart, noticeAbandoned } from "./chart.ts"
import { attemptNow, blocksNow, type CheckoutSees } from "./context.ts"
import { askedToPay, followPayment, noticeOrdered, orderedElsewhere, orderedIn } from "./following.ts"
import { orderedBefore, orderPlaced, unpaidNow } from "./paying.ts"
import { keepContact, keepTyped } from "./remembering.ts"

const failed = ({ event }: { readonly event: ErrorActorEvent }) => failureIn(event)
const refusedIn = (failing: { readonly event: ErrorActorEvent }) => failed(failing) as Refusal

/** Notes why the server refused the order, and tells the other units. */
const noteRefused = [
  { type: "noteRefusal", params: refusedIn },
  {
    type: "send",
    params: (failing: { readonly event: ErrorActorEvent }): ShopEvent => ({
      type: "OrderRefused",
      refusal: refusedIn(failing),
    }),
  },
] as const

/** The phone number is checked, and the order is built with it. */
export const checking = checkoutChart.createStateConfig({
  invoke: {
    id: "phone",
    src: "ReadPhone",
    input: ({ context }) => ({ text: context.fields.phone }),
    onDone: [
      {
        guard: ({ context, event }) =>
          event.output._tag === "Phone" &&
          context.payerChange !== "told" &&
          blocksNow(context, givenIn(event)).length === 0,
        target: "placing",
        actions: assign({
          sentHere: true,
          attempt: ({ context, event }) =>
            event.output._tag === "Phone" ? attemptNow(context, event.output.e164, givenIn(event)) : null,
        }),
      },
      // Another tab has ordered the cart meanwhile, and left an empty one.
      {
        guard: ({ event }) => orderedElsewhere(givenIn<CheckoutSees>(event)) !== null,
        target: "paying",
        actions: [
          assign({ unpaid: ({ event }) => orderedElsewhere(givenIn<CheckoutSees>(event)), sentHere: true }),
          noticeOrdered,
          askedToPay,
        ],
      },
      {
        target: "filling",
        actions: [assign({ phoneFault: ({ event }) => event.output._tag !== "Phone" }), "askPayer", "look"],
      },
    ],
    onError: { target: "filling", actions: assign({ phoneFault: true }) },
  },
})

/** The order is sent, and kept on the device until its outcome is known. */
export const placing = checkoutChart.createStateConfig({
  entry: { type: "tell", params: ({ context }) => ({ type: "SaveAttempt", attempt: context.attempt }) },
  invoke: {
    id: "order",
    src: "PlaceOrder",
    input: ({ context }) => ({ attempt: context.attempt }),
    onDone: [
      {
        guard: "waitsForPayment",
        target: "paying",
        actions: [
          assign(({ context, event }) => ({
            failures: 0,
            attempt: null,
            unpaid: unpaidNow(context, event.output.orderId),
          })),
          ...followPayment,
        ],
      },
      {
        target: "placed",
        actions: [
          {
            type: "send",
            params: ({ context, event }) => orderPlaced(unpaidNow(context, event.output.orderId), context),
          },
        ],
      },
    ],
    onError: [
      // Another tab has sent this cart as a different order: this tab follows that order, paid or not.
      {
        guard: ({ event }) => orderedIn(event.error) !== null,
        target: "paying",
        actions: [
          assign(({ context, event }) => ({
            failures: 0,
            attempt: null,
            unpaid: orderedBefore(context, orderedIn(event.error) ?? ""),
          })),
          noticeOrdered,
          ...followPayment,
        ],
      },
      // The number can be proven by an SMS code: its bot check is solved while the customer reads why.
      {
        guard: { type: "leadsToProof", params: failed },
        target: "settled",
        actions: [...noteRefused, { type: "tell", params: { type: "PrepareBotCheck", purpose: "login" } }],
      },
      // An earlier page's order was sent again while the customer is elsewhere: a notice says so, the checkout has
      // details.
      {
        guard: { type: "isSentBeforeElsewhere", params: failed },
        target: "settled",
        actions: [...noteRefused, noticeOrdered],
      },
      { guard: { type: "isRefusal", params: failed }, target: "settled", actions: noteRefused },
      { target: "uncertain", actions: assign({ failures: ({ context }) => context.failures + 1 }) },
    ],
  },
})

/**
 * The order's outcome is unknown. The identical order is resent until the server answers, unless so much time has
 * passed that the order is no longer wanted, for example because the page was suspended.
 */
export const uncertain = checkoutChart.createStateConfig({
  after: {
    growing: [
      { guard: "stillWanted", target: "placing" },
      { target: "settled", actions: noticeAbandoned },
    ],
  },
  on: { OrderSubmitted: "placing", ConnectionRestored: { guard: "stillWanted", target: "placing" } },
})

/** The server has the order, paid or to be paid in the store. */
export const placed = checkoutChart.createStateConfig({
  // A message and a note belong to one order: the next one begins without them.
  entry: [
    assign(({ context: { fields, sources } }) => {
      const { message: _, billingNote: __, ...others } = sources
      return { fields: { ...fields, message: "" }, sources: others, billingNote: "" }
    }),
    { type: "tell", params: ({ context }) => keepTyped(context) },
  ],
  always: [
    {
      guard: "remembers",
      target: "settled",
      actions: {
        type: "tell",
        params: ({ context, event }) => keepContact(context, givenIn<CheckoutSees>(event).see.cart.shipping),
      },
    },
    { target: "settled" },
  ],
})

/** The outcome is known: the device forgets the attempt. */
export const settled = checkoutChart.createStateConfig({
  entry: [
    { type: "tell", params: { type: "SaveAttempt", attempt: null } },
    assign({ attempt: null, failures: 0, unpaid: null, sentHere: false }),
  ],
  always: "filling",
})

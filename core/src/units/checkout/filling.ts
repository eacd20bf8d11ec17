import type { Typed } from "../../domain/checkout/model.ts"
import type { DeviceContents } from "../../domain/device/model.ts"
import { assign, givenIn } from "../../kernel/chart.ts"
import { checkoutChart, noticeAbandoned, sentBy } from "./chart.ts"
import type { CheckoutSees } from "./context.ts"
import { allFields } from "./initialContext.ts"
import { awaitUnpaid, forgetUnpaid, keySpent, paymentWanted } from "./paying.ts"
import { keepTyped } from "./remembering.ts"

const attemptIn = ({ attempt }: DeviceContents) => ({ attempt, ...sentBy(attempt?.order.paymentType ?? "INSTORE") })

/** The customer who is typing: a logged-in one or a guest. */
const typistIn = (event: unknown): Typed => {
  const { session } = givenIn<CheckoutSees>(event).see
  return { customerId: session._tag === "LoggedIn" ? session.user._id : null }
}

/** The customer types and chooses, until they send the order. */
export const filling = checkoutChart.createStateConfig({
  on: {
    // The page was closed while an order was in flight: find out its outcome first.
    DeviceRead: [
      {
        guard: { type: "attemptLeft", params: ({ event }) => event.contents },
        target: "placing",
        actions: ["restore", assign(({ event }) => attemptIn(event.contents))],
      },
      // The server has the order: it may have been paid meanwhile, or still can be.
      {
        guard: { type: "unpaidLeft", params: ({ event }) => event.contents },
        target: "paying",
        actions: [
          "restore",
          assign(({ event }) => ({ unpaid: event.contents.unpaidOrder, ...sentBy("ADYEN") })),
          { type: "send", params: ({ event }) => paymentWanted(event.contents.unpaidOrder, false) },
        ],
      },
      // The order is too old to be still wanted, or its customer is no longer logged in: it is not sent again.
      {
        guard: { type: "attemptTooOld", params: ({ event }) => event.contents },
        actions: ["restore", { type: "tell", params: { type: "SaveAttempt", attempt: null } }, noticeAbandoned],
      },
      // An order of another day, which the server has closed long ago, or of a customer who is no longer logged in.
      { guard: ({ event }) => event.contents.unpaidOrder !== null, actions: ["restore", forgetUnpaid] },
      { actions: "restore" },
    ],
    // Another tab has sent this cart and awaits its payment, so this tab does not send it too.
    KeptElsewhere: { guard: "isSentElsewhere", target: "paying", actions: [...awaitUnpaid] },
    FieldTyped: {
      actions: [
        assign(({ context, event }) => ({
          fields: { ...context.fields, [event.field]: event.text },
          sources: { ...context.sources, [event.field]: typistIn(event) },
          phoneFault: event.field === "phone" ? false : context.phoneFault,
          problems: [],
        })),
        { type: "tell", params: ({ context }) => keepTyped(context) },
      ],
    },
    // The removed code may be what the order was refused for.
    CouponRemoved: { actions: assign({ problems: [] }) },
    // Problems of an organisation, such as its limits, do not apply to the customer's own orders.
    AccountChanged: { guard: "isVisited", actions: [assign({ problems: [] }), "fillIn", "hearPayer", "look"] },
    BillingNoteTyped: {
      actions: [
        assign(({ context, event }) => ({
          billingNote: event.billingNote,
          sources: { ...context.sources, billingNote: typistIn(event) },
        })),
        { type: "tell", params: ({ context }) => keepTyped(context) },
      ],
    },
    OptInChosen: {
      actions: assign(({ event }) =>
        event.channel === "email" ? { emailOptIn: event.agreed } : { smsOptIn: event.agreed },
      ),
    },
    PaymentTypeChosen: {
      actions: [
        assign({ chosenPayment: ({ event }) => event.paymentType, problems: [] }),
        "look",
        { type: "tell", params: ({ context }) => keepTyped(context) },
      ],
    },
    NumberProofWanted: { guard: "isProofWayOn", target: "askingCode" },
    FieldLeft: {
      actions: assign({
        left: ({ context, event }) =>
          context.left.includes(event.field) ? context.left : [...context.left, event.field],
      }),
    },
    OrderSubmitted: [
      // The outcome of an earlier order would hide why this one is not sent.
      { guard: "cannotBeSent", actions: [assign({ left: allFields }), "forgetEarlier", "look"] },
      // A payer that another tab has changed must be read before anything is ordered at their cost.
      { guard: "isPayerUnread", actions: [assign({ left: allFields }), "askPayer"] },
      { target: "checking", actions: "clearOutcome" },
    ],
    // This device does not know the order that was made of the cart, so only the customer can decide to order again.
    NewOrderChosen: {
      guard: "isSentBefore",
      actions: [
        assign({ problems: [] }),
        { type: "send", params: ({ event }) => keySpent(givenIn<CheckoutSees>(event).see.cart.cartId) },
        { type: "send", params: { type: "OrderSubmitted" } },
      ],
    },
  },
})

import type { DeviceContents } from "../../domain/device/model.ts"
import { assign } from "../../kernel/chart.ts"
import { checkoutChart, noticeAbandoned } from "./chart.ts"
import { allFields } from "./initialContext.ts"
import { forgetContact, keepTyped } from "./remembering.ts"

/** An order in flight, and the way to pay that was offered for it: a store's status, which offers it, comes later. */
const attemptIn = ({ attempt }: DeviceContents) => {
  const paymentType = attempt?.order.paymentType ?? "INSTORE"
  return { attempt, paymentType, cardOffered: paymentType === "ADYEN" }
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
      // The order is too old to be still wanted; never place it without the customer.
      {
        guard: { type: "attemptTooOld", params: ({ event }) => event.contents },
        actions: ["restore", { type: "tell", params: { type: "SaveAttempt", attempt: null } }, noticeAbandoned],
      },
      { actions: "restore" },
    ],
    FieldTyped: {
      actions: [
        assign(({ context, event }) => ({
          fields: { ...context.fields, [event.field]: event.text },
          phoneFault: event.field === "phone" ? false : context.phoneFault,
          problems: [],
        })),
        { type: "tell", params: ({ context }) => keepTyped(context) },
      ],
    },
    // What the order was refused for may be gone with the code.
    CouponRemoved: { actions: assign({ problems: [] }) },
    // An organisation's limits are not the customer's own.
    AccountChanged: { guard: "isVisited", actions: [assign({ problems: [] }), "look"] },
    BillingNoteTyped: {
      actions: [
        assign({ billingNote: ({ event }) => event.billingNote }),
        { type: "tell", params: ({ context }) => keepTyped(context) },
      ],
    },
    RememberingChosen: [
      { guard: ({ event }) => event.remember, actions: assign({ remembers: true }) },
      { actions: [assign({ remembers: false }), { type: "tell", params: forgetContact }] },
    ],
    OptInChosen: {
      actions: assign(({ event }) =>
        event.channel === "email" ? { emailOptIn: event.agreed } : { smsOptIn: event.agreed },
      ),
    },
    PaymentTypeChosen: {
      actions: [assign({ chosenPayment: ({ event }) => event.paymentType, problems: [] }), "look"],
    },
    NumberProofWanted: { guard: "isProofWayOn", target: "askingCode" },
    FieldLeft: {
      actions: assign({
        left: ({ context, event }) =>
          context.left.includes(event.field) ? context.left : [...context.left, event.field],
      }),
    },
    OrderSubmitted: [
      {
        guard: "canBeSent",
        target: "checking",
        actions: assign({ left: allFields, problems: [], priceChange: null, paymentFault: null, blocks: [] }),
      },
      { actions: [assign({ left: allFields }), "look"] },
    ],
  },
})

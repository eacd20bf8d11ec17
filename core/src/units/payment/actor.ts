import { assign, type ChartState, unitFromChart } from "../../kernel/chart.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import { paymentChart } from "./chart.ts"
import { fresh, initialPayment, type PaymentContext, type PaymentSees } from "./context.ts"
import { type PaymentView, viewPayment } from "./view.ts"
import {
  byAnswer,
  byClosing,
  byDoubt,
  byFailure,
  byMethods,
  byRefusedMethods,
  byReturn,
  byStatus,
  cancelled,
  ended,
  given,
  giveUp,
  keepDetails,
  opening,
  payOtherwise,
  reopened,
  settled,
  retryLater,
  whileActing,
  whileOpen,
  whilePlaced,
} from "./ways.ts"

const machine = paymentChart.createMachine({
  id: "payment",
  context: initialPayment,
  initial: "nothing",
  on: {
    ScreenOpened: [
      { guard: "isPayment", target: ".asking", actions: ["noteLeft", "open"] },
      // Leaving the screen does not end a payment: the server's status decides.
      { guard: "isShown", target: ".asking", actions: "leave" },
    ],
    PaymentWanted: [
      // An order from before a reload may have been paid meanwhile, in another app or tab.
      {
        guard: "isElsewhere",
        target: ".asking",
        actions: [assign(({ event }) => ({ ...fresh, orderId: event.orderId })), "awaitNone"],
      },
      { guard: "isAnother", actions: assign({ awaited: ({ event }) => event.orderId }) },
    ],
    KeptElsewhere: { guard: "isDecidedElsewhere", actions: "awaitNone" },
    PaymentReturned: {
      guard: "isShown",
      target: ".continuing",
      actions: [
        "takeReturn",
        // Removes the provider's result from the address, so that a reload does not send it again.
        { type: "tell", params: ({ event }) => ({ type: "ReplacePath", path: event.see.route.path }) },
      ],
    },
  },
  states: {
    nothing: { on: { ScreenOpened: opening } },
    asking: {
      invoke: {
        id: "ask",
        src: "ReadPayment",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: byStatus,
        onError: byDoubt("askingAgain"),
      },
    },
    askingAgain: retryLater("asking"),
    // A component that is still mounted is reused, so that a refusal does not lose what was typed. Back from a bank,
    // the page must first load what is owed.
    choosing: {
      always: [
        { guard: "isUnread", target: "asking" },
        { guard: "hasProvider", target: "collecting" },
        { target: "loading" },
      ],
    },
    loading: {
      invoke: {
        id: "methods",
        src: "LoadPaymentMethods",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: byMethods,
        onError: byRefusedMethods,
      },
    },
    loadingAgain: retryLater("loading"),
    collecting: {
      invoke: {
        id: "collect",
        src: "CollectPayment",
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          { guard: given, target: "beginning", actions: keepDetails },
          { guard: cancelled, target: "collecting", reenter: true, actions: "noteCancelled" },
          { target: "broken" },
        ],
        onError: "broken",
      },
      ...whileOpen,
      on: { PaymentGivenUp: giveUp, OtherPaymentChosen: payOtherwise },
    },
    broken: {
      ...whileOpen,
      on: {
        PaymentGivenUp: giveUp,
        OtherPaymentChosen: payOtherwise,
        LoadingRetried: { target: "asking", actions: assign({ provider: null, problems: [] }) },
      },
    },
    beginning: {
      invoke: {
        id: "begin",
        src: "BeginPayment",
        input: ({ context: { orderId, details, key } }) => ({ orderId, details, key }),
        onDone: byAnswer,
        onError: byFailure("beginningAgain"),
      },
    },
    beginningAgain: retryLater("beginning"),
    acting: {
      invoke: {
        id: "act",
        src: "ShowPaymentAction",
        input: ({ context: { provider, action } }) => ({ provider, action }),
        onDone: [
          { guard: given, target: "continuing", actions: keepDetails },
          { guard: cancelled, target: "choosing", actions: "noteCancelled" },
          { target: "choosing", actions: "noteBroken" },
        ],
        onError: { target: "choosing", actions: "noteBroken" },
      },
      ...whileActing,
      on: {
        OtherPaymentChosen: payOtherwise,
        LoadingRetried: { target: "asking", actions: "dropProvider" },
      },
    },
    continuing: {
      invoke: {
        id: "continue",
        src: "ContinuePayment",
        input: ({ context: { orderId, details, key } }) => ({ orderId, details, key }),
        onDone: byAnswer,
        onError: byReturn,
      },
    },
    continuingAgain: retryLater("continuing"),
    // Only the provider's notification to the server places an order; it usually arrives within a second.
    confirming: {
      entry: assign({ polls: ({ context }) => context.polls + 1 }),
      invoke: {
        id: "confirm",
        src: "ReadPayment",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: byStatus,
        onError: byDoubt("pausing"),
      },
    },
    pausing: {
      after: { polling: "confirming" },
      on: { LoadingRetried: "confirming", ConnectionRestored: "confirming", PageShown: "confirming" },
    },
    switching: {
      invoke: {
        id: "switch",
        src: "PayOtherwise",
        input: ({ context: { orderId, other, key } }) => ({ orderId, paymentType: other, key }),
        onDone: byStatus,
        onError: byFailure("switchingAgain"),
      },
    },
    switchingAgain: retryLater("switching"),
    givingUp: {
      invoke: {
        id: "giveUp",
        src: "GiveUpPayment",
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: byClosing,
        onError: byFailure("givingUpAgain"),
      },
    },
    givingUpAgain: retryLater("givingUp"),
    resting: {
      on: {
        PaymentGivenUp: giveUp,
        PageShown: "asking",
        ConnectionRestored: "asking",
        KeptElsewhere: { guard: "isDecidedElsewhere", target: "asking" },
      },
    },
    paid: { ...whilePlaced, ...settled("authorised") },
    closed: settled("closed"),
    // An order that the server does not know cannot be paid: a checkout that waits for it continues without it.
    missing: {
      entry: ended("closed"),
      // A checkout that learns of the order from another tab gets the server's current status.
      on: { PaymentWanted: { guard: "isOwn", target: "asking" }, PaymentReturned: {}, ScreenOpened: reopened },
    },
  },
})

/** Pays an order that awaits its payment (DECISIONS §14): the provider's component collects, the server decides. */
export const payment = unitFromChart<ShopStart, PaymentContext, ShopEvent, ShopCommand, PaymentView, PaymentSees>({
  name: "payment",
  machine,
  view: ({ value, context }: ChartState<PaymentContext>) => viewPayment(value, context),
})

import { backOff } from "../../domain/connection/rules/backOff.ts"
import type { ApiFailure } from "../../api/failure.ts"
import { cartLifetime } from "../../domain/cart/rules/isExpired.ts"
import { isRefusal, type Refusal } from "../../api/refusal.ts"
import type { DeviceContents } from "../../domain/device/model.ts"
import type { Verification } from "../../domain/session/model.ts"
import { assign, type ChartState, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, failureIn, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import { attemptNow, blocksNow, type CheckoutContext, type CheckoutSees, payable } from "./context.ts"
import { allFields, emptyForm, initialContext } from "./initialContext.ts"
import { findFaults } from "../../domain/checkout/rules/findFaults.ts"
import { forgetContact, forgetTyped, keepContact, keepTyped, restoredForm } from "./remembering.ts"
import { type CheckoutView, viewCheckout } from "./view.ts"

/** How long, in ms, an unanswered order is resent, also after a reload. */
export const resentWithin = 15 * 60_000

/** One that is paid online is asked about for as long as a cart lives: sending it again never charges anybody. */
const askedWithin = cartLifetime

type Event = WithGiven<ShopEvent, CheckoutSees>

/** Whether an attempt is recent enough to resend. One from the far future comes from a wrong clock: too old. */
const isStillWanted = (attempt: DeviceContents["attempt"], event: unknown): boolean =>
  attempt !== null &&
  Math.abs(givenIn(event).at.t - attempt.at) <= (attempt.order.paymentType === "ADYEN" ? askedWithin : resentWithin)

const noticeAbandoned = { type: "send", params: { type: "Noticed", notice: { _tag: "AttemptGivenUp" } } } as const

const forget = [
  { type: "tell", params: forgetTyped },
  { type: "tell", params: forgetContact },
] as const

const lookAgain = { guard: "isVisited", actions: "look" } as const

const machine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as Event,
    input: {} as { start: ShopStart },
  },
  actors: callsOf("ReadPhone", "PlaceOrder", "RequestLogin", "VerifyPhone"),
  actions: {
    ...sends,
    noteNoProof: assign(({ context }, failure: ApiFailure) => ({
      problems: failure._tag === "Refused" ? failure.problems : context.problems,
      proofFault: failure._tag === "Refused" ? null : ("unanswered" as const),
      code: null,
    })),
    look: assign(({ context, event }) => {
      const now = { ...context, ...payable(context, givenIn(event)) }
      return { ...now, blocks: blocksNow(now, givenIn(event)) }
    }),
    restore: assign(({ context, event }) => (event.type === "DeviceRead" ? restoredForm(context, event.contents) : {})),
  },
  guards: {
    opensCheckout: ({ event }) => event.type === "ScreenOpened" && event.screen._tag === "Checkout",
    isVisited: ({ context }) => context.visited,
    canBeSent: ({ context, event }) =>
      Object.keys(findFaults(context.fields)).length === 0 && blocksNow(context, givenIn(event)).length === 0,
    isOwnPayment: ({ context, event }) => event.type === "PaymentEnded" && event.orderId === context.payingFor,
    isAuthorised: ({ context, event }) =>
      event.type === "PaymentEnded" && event.orderId === context.payingFor && event.outcome === "authorised",
    waitsForPayment: ({ context }) => context.attempt?.order.paymentType === "ADYEN",
    attemptLeft: ({ event }, { attempt }: DeviceContents) => isStillWanted(attempt, event),
    attemptTooOld: (_, { attempt }: DeviceContents) => attempt !== null,
    isProofWayOn: ({ context }) => context.problems.some(({ ways = [] }) => ways.includes("proveNumber")),
    isVerified: (_, verification: Verification) => verification._tag === "Verified",
    remembers: ({ context }) => context.remembers,
    stillWanted: ({ context, event }) => isStillWanted(context.attempt, event),
  },
  delays: { growing: ({ context }) => backOff(context.failures) },
}).createMachine({
  id: "checkout",
  context: ({ input }) => initialContext(input.start.origin),
  initial: "filling",
  on: {
    // Recomputes the blocks whenever an event may change them. `CartChanged` is left out because it is the hot path:
    // the server confirms its price a second later, and that recomputes them.
    // Nothing is computed before the first visit to the checkout, because nothing shows it.
    ScreenOpened: [{ guard: "opensCheckout", actions: [assign({ visited: true }), "look"] }, lookAgain],
    StoreStatusRead: lookAgain,
    PriceConfirmed: lookAgain,
    CallRefused: lookAgain,
    CallFailed: lookAgain,
    MethodChosen: lookAgain,
    AddressChosen: lookAgain,
    HotspotChosen: lookAgain,
    TimeRequested: lookAgain,
    AccountChanged: lookAgain,
    // The customer's fields are cleared at logout; an order in flight still belongs to them.
    LoggedOut: [
      { guard: "isVisited", actions: [assign(emptyForm), ...forget, "look"] },
      { actions: [assign(emptyForm), ...forget] },
    ],
    // Another tab of this browser was asked to remember the customer, or to forget them.
    KeptElsewhere: {
      guard: ({ event }) => event.kept.entry === "contact",
      actions: assign({ remembers: ({ event }) => event.kept.value !== null }),
    },
  },
  states: {
    filling: {
      on: {
        // The page was closed while an order was in flight: find out its outcome first.
        DeviceRead: [
          {
            guard: { type: "attemptLeft", params: ({ event }) => event.contents },
            target: "placing",
            actions: ["restore", assign({ attempt: ({ event }) => event.contents.attempt })],
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
          actions: [assign({ paymentType: ({ event }) => event.paymentType, problems: [] }), "look"],
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
    },
    checking: {
      invoke: {
        id: "phone",
        src: "ReadPhone",
        input: ({ context }) => ({ text: context.fields.phone }),
        onDone: [
          {
            guard: ({ context, event }) =>
              event.output._tag === "Phone" && blocksNow(context, givenIn(event)).length === 0,
            target: "placing",
            actions: assign({
              sentHere: true,
              attempt: ({ context, event }) =>
                event.output._tag === "Phone" ? attemptNow(context, event.output.e164, givenIn(event)) : null,
            }),
          },
          {
            target: "filling",
            actions: [assign({ phoneFault: ({ event }) => event.output._tag !== "Phone" }), "look"],
          },
        ],
        onError: { target: "filling", actions: assign({ phoneFault: true }) },
      },
    },
    // The server wants the number proven (DECISIONS §21): a code goes out by SMS, and the order once it is right.
    askingCode: {
      invoke: {
        id: "askCode",
        src: "RequestLogin",
        input: ({ context }) => ({ phone: context.fields.phone }),
        onDone: { target: "codeAsked", actions: assign({ proofFault: null }) },
        onError: { target: "filling", actions: { type: "noteNoProof", params: ({ event }) => failureIn(event) } },
      },
    },
    codeAsked: {
      on: {
        NumberCodeEntered: {
          target: "checkingCode",
          actions: assign({ code: ({ event }) => event.code, proofFault: null }),
        },
        NumberProofWanted: "askingCode",
        NumberProofAbandoned: { target: "filling", actions: assign({ proofFault: null }) },
      },
    },
    checkingCode: {
      invoke: {
        id: "checkCode",
        src: "VerifyPhone",
        input: ({ context }) => ({ phone: context.fields.phone, code: context.code }),
        onDone: [
          {
            guard: { type: "isVerified", params: ({ event }) => event.output },
            target: "checking",
            actions: assign({ problems: [], code: null }),
          },
          { target: "codeAsked", actions: assign({ proofFault: "wrongCode", code: null }) },
        ],
        onError: { target: "codeAsked", actions: { type: "noteNoProof", params: ({ event }) => failureIn(event) } },
      },
    },
    placing: {
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
              assign({ failures: 0, payingFor: ({ event }) => event.output.orderId }),
              {
                type: "send",
                params: ({ context, event }) => ({
                  type: "PaymentWanted",
                  orderId: event.output.orderId,
                  isNew: context.sentHere,
                }),
              },
            ],
          },
          {
            target: "placed",
            actions: [
              {
                type: "send",
                params: ({ context, event }) => ({
                  type: "OrderPlaced",
                  orderId: event.output.orderId,
                  key: context.attempt?.key ?? "",
                  remembers: context.remembers,
                }),
              },
            ],
          },
        ],
        onError: [
          {
            guard: ({ event }) => isRefusal(event.error as ApiFailure),
            target: "settled",
            actions: [
              assign(({ context, event }) => {
                const refusal = event.error as Refusal
                const before = context.attempt?.order.totalAmountNet
                return {
                  problems: refusal.problems,
                  priceChange:
                    refusal.price && before !== undefined ? { before, now: refusal.price.customerAmount } : null,
                }
              }),
              { type: "send", params: ({ event }) => ({ type: "OrderRefused", refusal: event.error as Refusal }) },
            ],
          },
          { target: "uncertain", actions: assign({ failures: ({ context }) => context.failures + 1 }) },
        ],
      },
    },
    // The order's outcome is unknown. Resend the identical order until the server answers, unless the page was
    // suspended so long that nobody wants the order any more.
    uncertain: {
      after: {
        growing: [
          { guard: "stillWanted", target: "placing" },
          { target: "settled", actions: noticeAbandoned },
        ],
      },
      on: { OrderSubmitted: "placing", ConnectionRestored: { guard: "stillWanted", target: "placing" } },
    },
    // The card payment takes over. The cart stays until the order is paid (DECISIONS §14), and so does the attempt on
    // the device: a page opened meanwhile resends it, gets the same order id, and waits for the payment too.
    paying: {
      on: {
        PaymentEnded: [
          {
            guard: "isAuthorised",
            target: "placed",
            actions: [
              {
                type: "send",
                params: ({ context }) => ({
                  type: "OrderPlaced",
                  orderId: context.payingFor ?? "",
                  key: context.attempt?.key ?? "",
                  remembers: context.remembers,
                }),
              },
            ],
          },
          {
            guard: "isOwnPayment",
            target: "filling",
            actions: [
              { type: "tell", params: { type: "SaveAttempt", attempt: null } },
              { type: "send", params: ({ context }) => ({ type: "PaymentFailed", key: context.attempt?.key ?? "" }) },
              assign(({ event }) => ({
                attempt: null,
                payingFor: null,
                sentHere: false,
                paymentFault: event.outcome === "cancelled" ? "cancelled" : "closed",
              })),
            ],
          },
        ],
      },
    },
    placed: {
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
    },
    settled: {
      entry: [
        { type: "tell", params: { type: "SaveAttempt", attempt: null } },
        assign({ attempt: null, failures: 0, payingFor: null, sentHere: false }),
      ],
      always: "filling",
    },
  },
})

/** Takes the customer from a confirmed cart to an order that the server has accepted (DECISIONS §14). */
export const checkout = unitFromChart<ShopStart, CheckoutContext, ShopEvent, ShopCommand, CheckoutView, CheckoutSees>({
  name: "checkout",
  machine,
  view: (state: ChartState<CheckoutContext>) => viewCheckout(state.value, state.context),
})

import type { ApiFailure } from "../api/failure.ts"
import { isRefusal, type Refusal } from "../api/refusal.ts"
import type { DeviceContents } from "../device/model.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import type { Given } from "../kernel/unit.ts"
import { callsOf, sends, type ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import { attemptNow, blocksNow, type CheckoutContext, type CheckoutSees, payable } from "./context.ts"
import { allFields, untold, unvisited } from "./untold.ts"
import { findFaults } from "./rules/findFaults.ts"
import { type CheckoutView, viewCheckout } from "./view.ts"

const longestWait = 30_000

/** An order that nobody answered is sent again for so long, also by a page that is opened anew. */
export const resentWithin = 15 * 60_000

type Event = WithGiven<ShopEvent, CheckoutSees>

/** Replies carry what is given too, though XState does not know it. */
const givenIn = (event: unknown): Given<CheckoutSees> => event as Event

const placedIn = (event: unknown): string => (event as { readonly output: { readonly orderId: string } }).output.orderId

/** A time far ahead is a clock's that was wrong: how old such an order is, nobody knows. */
const isStillWanted = (attempt: DeviceContents["attempt"], event: unknown): boolean =>
  attempt !== null && Math.abs(givenIn(event).at.t - attempt.at) <= resentWithin

const givenUp = { type: "send", params: { type: "Noticed", notice: { _tag: "AttemptGivenUp" } } } as const

const lookAgain = { guard: "isVisited", actions: "look" } as const

const machine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as Event,
    input: {} as { start: ShopStart } | undefined,
  },
  actors: callsOf("ReadPhone", "PlaceOrder"),
  actions: {
    ...sends,
    look: assign(({ context, event }) => {
      const now = { ...context, ...payable(context, givenIn(event)) }
      return { ...now, blocks: blocksNow(now, givenIn(event)) }
    }),
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
    stillWanted: ({ context, event }) => isStillWanted(context.attempt, event),
  },
  delays: { growing: ({ context }) => Math.min(longestWait, 1000 * 2 ** context.failures) },
}).createMachine({
  id: "checkout",
  context: ({ input }) => unvisited(input?.start.origin),
  initial: "filling",
  on: {
    // What keeps the cart from being ordered is looked at when something may have changed it. Not at each change of
    // the cart: that is the hot path, and its price is answered a second later.
    // And not before somebody has come to the checkout: until then nobody sees it.
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
    CardPaymentOffered: { actions: [assign({ cardOffered: ({ event }) => event.offered }), "look"] },
    // Whoever was logged in has gone, and what they wrote with them; an order under way is still theirs.
    LoggedOut: [{ guard: "isVisited", actions: [assign(untold), "look"] }, { actions: assign(untold) }],
  },
  states: {
    filling: {
      on: {
        // The page was closed while an order was under way: learn what became of it before anything else.
        DeviceRead: [
          {
            guard: { type: "attemptLeft", params: ({ event }) => event.contents },
            target: "placing",
            actions: assign({ attempt: ({ event }) => event.contents.attempt }),
          },
          // Nobody waits for that pizza any more: it must not be ordered behind the customer's back.
          {
            guard: { type: "attemptTooOld", params: ({ event }) => event.contents },
            actions: [{ type: "tell", params: { type: "SaveAttempt", attempt: null } }, givenUp],
          },
        ],
        FieldTyped: {
          actions: assign(({ context, event }) => ({
            fields: { ...context.fields, [event.field]: event.text },
            phoneFault: event.field === "phone" ? false : context.phoneFault,
            problems: [],
          })),
        },
        BillingNoteTyped: { actions: assign({ billingNote: ({ event }) => event.billingNote }) },
        OptInChosen: {
          actions: assign(({ event }) =>
            event.channel === "email" ? { emailOptIn: event.agreed } : { smsOptIn: event.agreed },
          ),
        },
        PaymentTypeChosen: { actions: [assign({ paymentType: ({ event }) => event.paymentType }), "look"] },
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
              assign({ failures: 0, payingFor: ({ event }) => placedIn(event) }),
              { type: "send", params: ({ event }) => ({ type: "PaymentWanted", orderId: placedIn(event) }) },
            ],
          },
          {
            target: "settled",
            actions: [
              {
                type: "send",
                params: ({ context, event }) => ({
                  type: "OrderPlaced",
                  orderId: placedIn(event),
                  key: context.attempt?.key ?? "",
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
    // Nobody knows whether the order arrived. It is sent again, the very same, until somebody answers; not by a
    // page that wakes when nobody waits for that pizza any more.
    uncertain: {
      after: {
        growing: [
          { guard: "stillWanted", target: "placing" },
          { target: "settled", actions: givenUp },
        ],
      },
      on: { OrderSubmitted: "placing", ConnectionRestored: { guard: "stillWanted", target: "placing" } },
    },
    // The port of card payments has the word. The cart stays until the order is paid (DECISIONS §14), and the order on
    // the device: a page that is opened meanwhile sends it again, is told the same id, and waits for the payment too.
    paying: {
      on: {
        PaymentEnded: [
          {
            guard: "isAuthorised",
            target: "settled",
            actions: [
              {
                type: "send",
                params: ({ context }) => ({
                  type: "OrderPlaced",
                  orderId: context.payingFor ?? "",
                  key: context.attempt?.key ?? "",
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
                paymentFault: event.outcome === "cancelled" ? "cancelled" : "refused",
              })),
            ],
          },
        ],
      },
    },
    settled: {
      entry: [
        { type: "tell", params: { type: "SaveAttempt", attempt: null } },
        assign({ attempt: null, failures: 0, payingFor: null }),
      ],
      always: "filling",
    },
  },
})

/** Takes the customer from a confirmed cart to an order that the server has (DECISIONS §14). */
export const checkout = unitFromChart<ShopStart, CheckoutContext, ShopEvent, ShopCommand, CheckoutView, CheckoutSees>({
  name: "checkout",
  machine,
  view: (state: ChartState<CheckoutContext>) => viewCheckout(state.value, state.context),
})

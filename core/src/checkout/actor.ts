import { assign, setup } from "xstate"
import type { ApiFailure } from "../api/failure.ts"
import { isRefusal, type Refusal } from "../api/refusal.ts"
import type { CartView } from "../cart/view.ts"
import type { Attempt, DeviceContents } from "../device/model.ts"
import { type ChartState, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import type { OriginPrefix } from "../order/model.ts"
import type { Problem } from "../problem/model.ts"
import type { RouteView } from "../route/actor.ts"
import { callsOf, sends, type ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { ValidationView } from "../validation/actor.ts"
import type { CheckoutField, CheckoutFields, PriceChange } from "./model.ts"
import { buildOrder } from "./rules/buildOrder.ts"
import { findFaults } from "./rules/findFaults.ts"
import { type CheckoutView, viewCheckout } from "./view.ts"

/** What the checkout looks at besides itself. */
export interface CheckoutSees {
  readonly cart: CartView
  readonly route: RouteView
  readonly validation: ValidationView
}

/** What the checkout remembers while it is filled in and sent. */
export interface CheckoutContext {
  readonly origin: OriginPrefix
  readonly fields: CheckoutFields
  /** Fields that have been left once: only their faults are shown. */
  readonly left: readonly CheckoutField[]
  readonly phoneFault: boolean
  /** The order under way; sent again it is the same order. */
  readonly attempt: Attempt | null
  readonly problems: readonly Problem[]
  /** The total that was sent, and the server's own: the customer is asked again (DECISIONS §2). */
  readonly priceChange: PriceChange | null
  readonly failures: number
}

const empty: CheckoutFields = { firstName: "", lastName: "", phone: "", email: "", message: "" }
const allFields = Object.keys(empty) as readonly CheckoutField[]
const longestWait = 30_000

/** An order that nobody answered is sent again for so long, also by a page that is opened anew. */
export const resentWithin = 15 * 60_000

type Event = WithGiven<ShopEvent, CheckoutSees>

/** Replies carry what is given too, though XState does not know it. */
const seen = (event: unknown): CheckoutSees => (event as Event).see
const timeOf = (event: unknown): number => (event as Event).at.t

const machine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as Event,
    input: {} as { start: ShopStart } | undefined,
  },
  actors: callsOf("ReadPhone", "PlaceOrder"),
  actions: sends,
  guards: {
    canBeSent: ({ context, event }) =>
      Object.keys(findFaults(context.fields)).length === 0 &&
      event.see.cart.totalCount > 0 &&
      event.see.validation._tag === "Confirmed",
    attemptLeft: ({ event }, { attempt }: DeviceContents) =>
      attempt !== null && event.at.t - attempt.at <= resentWithin,
    attemptTooOld: (_, { attempt }: DeviceContents) => attempt !== null,
  },
  delays: { growing: ({ context }) => Math.min(longestWait, 1000 * 2 ** context.failures) },
}).createMachine({
  id: "checkout",
  context: ({ input }) => ({
    origin: input?.start.origin ?? "web",
    fields: empty,
    left: [],
    phoneFault: false,
    attempt: null,
    problems: [],
    priceChange: null,
    failures: 0,
  }),
  initial: "filling",
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
            actions: [
              { type: "tell", params: { type: "SaveAttempt", attempt: null } },
              { type: "send", params: { type: "Noticed", notice: { _tag: "AttemptGivenUp" } } },
            ],
          },
        ],
        FieldTyped: {
          actions: assign(({ context, event }) => ({
            fields: { ...context.fields, [event.field]: event.text },
            phoneFault: event.field === "phone" ? false : context.phoneFault,
            problems: [],
          })),
        },
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
            actions: assign({ left: allFields, problems: [], priceChange: null }),
          },
          { actions: assign({ left: allFields }) },
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
            guard: ({ event }) => {
              const { cart, validation } = seen(event)
              return event.output._tag === "Phone" && validation._tag === "Confirmed" && cart.totalCount > 0
            },
            target: "placing",
            actions: assign({
              attempt: ({ context, event }): Attempt | null => {
                const { cart, route, validation } = seen(event)
                const phone = event.output
                if (phone._tag !== "Phone" || validation._tag !== "Confirmed") return null
                const { fields, origin } = context
                const order = buildOrder({
                  cart,
                  price: validation.price,
                  fields,
                  phone: phone.e164,
                  language: route.language,
                  origin,
                })
                return { key: cart.cartId, order, at: timeOf(event) }
              },
            }),
          },
          {
            target: "filling",
            actions: assign({ phoneFault: ({ event }) => event.output._tag !== "Phone" }),
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
        onDone: {
          target: "settled",
          actions: {
            type: "send",
            params: ({ event }) => ({ type: "OrderPlaced", orderId: (event.output as { orderId: string }).orderId }),
          },
        },
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
    // Nobody knows whether the order arrived. It is sent again, the very same, until somebody answers.
    uncertain: { after: { growing: "placing" }, on: { OrderSubmitted: "placing" } },
    settled: {
      entry: [{ type: "tell", params: { type: "SaveAttempt", attempt: null } }, assign({ attempt: null, failures: 0 })],
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

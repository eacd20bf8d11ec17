import type { ApiFailure } from "../api/failure.ts"
import { isPriceChange, isRefusal, type Refusal } from "../api/refusal.ts"
import { shippingPrice } from "../cart/rules/shippingPrice.ts"
import type { CartView } from "../cart/view.ts"
import { unavailableDialog } from "../dialog/rules/unavailableDialog.ts"
import { assign, setup, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import { marketOf } from "../market/markets.ts"
import { zero } from "../money/rules/kroner.ts"
import type { ValidatedPrice } from "../price/model.ts"
import { callsOf, sends, type ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import { organisationOf, type SessionView } from "../session/view.ts"
import type { StoreView } from "../store/view.ts"
import { couponDialog } from "./dialogs.ts"
import { minimumFor } from "./rules/minimumFor.ts"
import { readRefusal } from "./rules/readRefusal.ts"
import { requestOf } from "./rules/requestOf.ts"
import { unasked } from "./unasked.ts"
import { type ValidationContext, type ValidationView, viewValidation } from "./view.ts"

export type { ValidationView } from "./view.ts"

/** What the validation looks at besides itself. */
export interface ValidationSees {
  readonly cart: CartView
  readonly session: SessionView
  readonly store: StoreView
}

/** After the last change, before the server is asked (SPEC §9). */
export const debounce = 1000
const longestWait = 30_000

type Event = WithGiven<ShopEvent, ValidationSees>

/** Replies carry what is given too, though XState does not know it. */
const seen = (event: unknown): ValidationSees => (event as Event).see
const priceIn = (event: unknown) => (event as { readonly output: ValidatedPrice }).output
const failureIn = (event: unknown) => (event as { readonly error: ApiFailure }).error

/** The server does not know what to do with a cart that was just moved: it is emptied, whatever is answered (SPEC §8.2). */
const unknownThere = ({ storeName }: CartView) =>
  unavailableDialog({ storeName, unavailable: [], soldOut: [] }, { type: "CartEmptied" })

const technical = { type: "send", params: { type: "Noticed", notice: { _tag: "Technical", code: 3099 } } } as const

const machine = setup({
  types: {
    context: {} as ValidationContext,
    events: {} as Event,
    input: {} as { start: ShopStart } | undefined,
  },
  actors: callsOf("ValidatePrice"),
  actions: {
    ...sends,
    note: assign(({ context, event }) => {
      const { cart, session, store } = seen(event)
      const minimum = minimumFor(cart, context.said, store.current?.store ?? null, context.marketMinimum)
      return {
        request: requestOf(cart, organisationOf(session)),
        price: null,
        before: event.type === "OrderRefused" ? context.price : null,
        problems: [],
        minimum,
        failures: 0,
        hasAlerted: false,
      }
    }),
    forget: assign({ ...unasked, minimum: zero, hasAlerted: false }),
    noteMove: assign({ hasMoved: true }),
    confirm: assign(({ context: { request }, event }) => {
      const price = priceIn(event)
      const minimum = price.minimumCustomerAmount
      const said = request && { storeId: request.cart.storeId, method: request.cart.deliveryMethod, minimum }
      return { price, reading: null, minimum, said, hasMoved: false, failures: 0, hasAlerted: false }
    }),
    noteRefusal: assign(({ event }) => {
      const refusal = failureIn(event) as Refusal
      return { problems: refusal.problems, reading: readRefusal(refusal), failures: 0 }
    }),
    settleMove: assign({ hasMoved: false }),
    noteFailure: assign({ failures: ({ context }) => context.failures + 1, reading: null }),
    noteAlert: assign({ hasAlerted: true }),
    listenAnew: assign({ hasAlerted: false }),
  },
  guards: {
    isEmpty: ({ event }) => event.see.cart.totalCount === 0,
    hasAsked: ({ context: { request } }) => request !== null,
    isPriceChange: ({ event }) => event.type === "OrderRefused" && isPriceChange(event.refusal),
    isRefusal: ({ event }) => isRefusal(failureIn(event)),
    isNewOutage: ({ context, event }) => {
      const failure = failureIn(event)
      return !context.hasAlerted && failure._tag === "Refused" && (failure.status === 500 || failure.status === 503)
    },
    isUnavailableThere: ({ context }) => context.hasMoved && context.reading?.isUnavailable === true,
    isWrongMethod: ({ context }) => context.reading?.isWrongMethod === true,
    isTechnical: ({ context }) => context.reading?.isTechnical === true,
  },
  delays: {
    debounce,
    growing: ({ context }) => Math.min(longestWait, 1000 * 2 ** context.failures),
  },
}).createMachine({
  id: "validation",
  context: ({ input }) => ({
    ...unasked,
    marketMinimum: marketOf(input?.start.market).minimumDelivery,
    minimum: zero,
    said: null,
    hasAlerted: false,
  }),
  initial: "empty",
  on: {
    CartMoved: { actions: "noteMove" },
    CartChanged: [
      { guard: "isEmpty", target: ".empty", actions: "forget" },
      { target: ".waiting", reenter: true, actions: "note" },
    ],
    // Prices are for whom is ordered, as much as for what is: codes, points and organisations are somebody's.
    AccountChanged: { guard: "hasAsked", target: ".waiting", reenter: true, actions: "note" },
    LoggedOut: { guard: "hasAsked", target: ".waiting", reenter: true, actions: "note" },
    // The order was sent with a price that is no longer so: ask again, at once.
    OrderRefused: { guard: "isPriceChange", target: ".asking", reenter: true, actions: "note" },
  },
  states: {
    empty: {},
    waiting: { after: { debounce: "asking" } },
    asking: {
      invoke: {
        id: "price",
        src: "ValidatePrice",
        input: ({ context }) => ({ request: context.request }),
        onDone: {
          target: "confirmed",
          actions: [
            "confirm",
            {
              type: "send",
              params: ({ event }) => ({ type: "PriceConfirmed", surchargeAmount: event.output.surchargeAmount }),
            },
          ],
        },
        onError: [
          { guard: "isRefusal", target: "refusing", actions: "noteRefusal" },
          { guard: "isNewOutage", target: "unconfirmed", actions: ["noteFailure", "noteAlert", technical] },
          { target: "unconfirmed", actions: "noteFailure" },
        ],
      },
    },
    confirmed: {},
    // What a refusal asks of the shop is said once, one thing after the other (SPEC §8.2).
    refusing: {
      initial: "afterMove",
      states: {
        afterMove: {
          always: [
            {
              guard: "isUnavailableThere",
              target: "method",
              actions: { type: "send", params: ({ event }) => unknownThere(seen(event).cart) },
            },
            { target: "method" },
          ],
        },
        method: {
          always: [
            {
              guard: "isWrongMethod",
              target: "technical",
              actions: {
                type: "send",
                params: ({ context, event }) => {
                  const { cart, store } = seen(event)
                  const price = shippingPrice({ ...cart.shipping, method: "delivery" }, store.current?.store ?? null)
                  return couponDialog(context.request?.coupons ?? [], cart.shipping.method, price)
                },
              },
            },
            { target: "technical" },
          ],
        },
        technical: {
          always: [
            { guard: "isTechnical", target: "#refused", actions: ["settleMove", technical] },
            { target: "#refused", actions: "settleMove" },
          ],
        },
      },
    },
    refused: { id: "refused", on: { PriceRetried: "asking" } },
    unconfirmed: {
      after: { growing: "asking" },
      on: { PriceRetried: { target: "asking", actions: "listenAnew" }, ConnectionRestored: "asking" },
    },
  },
})

/** Has the server confirm what the cart costs, one second after the last change (SPEC §5, DECISIONS §7). */
export const validation = unitFromChart<
  ShopStart,
  ValidationContext,
  ShopEvent,
  ShopCommand,
  ValidationView,
  ValidationSees
>({ name: "validation", machine, view: viewValidation })

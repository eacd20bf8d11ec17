import { assign, setup } from "xstate"
import type { ApiFailure } from "../api/failure.ts"
import { isPriceChange, isRefusal } from "../api/refusal.ts"
import type { CartView } from "../cart/view.ts"
import { type ChartState, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import type { PriceRequest, ValidatedPrice } from "../price/model.ts"
import type { Problem } from "../problem/model.ts"
import { requestOf } from "./rules/requestOf.ts"
import { callsOf, sends, type ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"

/** What the validation looks at besides itself. */
export interface ValidationSees {
  readonly cart: CartView
}

/** What the validation remembers of the last question. */
export interface ValidationContext {
  /** What the server is asked: always the cart as it was last told of. */
  readonly request: PriceRequest | null
  /** Belongs to `request`, or is `null`. */
  readonly price: ValidatedPrice | null
  readonly problems: readonly Problem[]
  readonly failures: number
}

/** How sure the total is (DECISIONS §7). */
export type ValidationView =
  | { readonly _tag: "Empty" }
  | { readonly _tag: "Pending" }
  | { readonly _tag: "Confirmed"; readonly price: ValidatedPrice }
  /** The server has said that this cart cannot be ordered as it is. */
  | { readonly _tag: "Refused"; readonly problems: readonly Problem[] }
  /** Nobody answered: the cart is kept, ordering waits, it is tried again by itself. */
  | { readonly _tag: "Unconfirmed" }

/** After the last change, before the server is asked (SPEC §9). */
export const debounce = 1000
const longestWait = 30_000

const machine = setup({
  types: { context: {} as ValidationContext, events: {} as WithGiven<ShopEvent, ValidationSees> },
  actors: callsOf("ValidatePrice"),
  actions: {
    ...sends,
    note: assign({
      request: ({ event }) => requestOf(event.see.cart),
      price: null,
      problems: [],
      failures: 0,
    }),
    forget: assign({ request: null, price: null, problems: [], failures: 0 }),
  },
  guards: {
    isEmpty: ({ event }) => event.see.cart.totalCount === 0,
    isPriceChange: ({ event }) => event.type === "OrderRefused" && isPriceChange(event.refusal),
    isRefusal: (_, failure: ApiFailure) => isRefusal(failure),
  },
  delays: {
    debounce,
    growing: ({ context }) => Math.min(longestWait, 1000 * 2 ** context.failures),
  },
}).createMachine({
  id: "validation",
  context: { request: null, price: null, problems: [], failures: 0 },
  initial: "empty",
  on: {
    CartChanged: [
      { guard: "isEmpty", target: ".empty", actions: "forget" },
      { target: ".waiting", reenter: true, actions: "note" },
    ],
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
          actions: assign({ price: ({ event }) => event.output, failures: 0 }),
        },
        onError: [
          {
            guard: { type: "isRefusal", params: ({ event }) => event.error as ApiFailure },
            target: "refused",
            actions: assign({
              problems: ({ event }) => {
                const failure = event.error as ApiFailure
                return failure._tag === "Refused" ? failure.problems : []
              },
            }),
          },
          { target: "unconfirmed", actions: assign({ failures: ({ context }) => context.failures + 1 }) },
        ],
      },
    },
    confirmed: {},
    refused: { on: { PriceRetried: "asking" } },
    unconfirmed: { after: { growing: "asking" }, on: { PriceRetried: "asking" } },
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
>({
  name: "validation",
  machine,
  view: ({ value, context }: ChartState<ValidationContext>): ValidationView => {
    if (value === "empty") return { _tag: "Empty" }
    if (value === "refused") return { _tag: "Refused", problems: context.problems }
    if (value === "unconfirmed") return { _tag: "Unconfirmed" }
    return value === "confirmed" && context.price ? { _tag: "Confirmed", price: context.price } : { _tag: "Pending" }
  },
})

import type { ApiFailure } from "../../api/failure.ts"
import { isPriceChange, isRefusal, type Refusal } from "../../api/refusal.ts"
import { shippingPrice } from "../../domain/cart/rules/shippingPrice.ts"
import type { CartView } from "../cart/view.ts"
import { unavailableDialog } from "../dialog/rules/unavailableDialog.ts"
import { couponKey } from "../../domain/discount/rules/couponKey.ts"
import { isAboutGoods } from "../../domain/discount/rules/mayCountLater.ts"
import { lapsedCodes } from "../../domain/validation/rules/lapsedCodes.ts"
import { askAgainAfter } from "../../messages/askAgainAfter.ts"
import { assign, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { marketOf } from "../../domain/market/markets.ts"
import { zero } from "../../domain/money/rules/kroner.ts"
import type { ValidatedPrice } from "../../domain/price/model.ts"
import { callsOf, failureIn, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import { organisationOf, type SessionView } from "../session/view.ts"
import type { StoreView } from "../store/view.ts"
import { couponDialog } from "./dialogs.ts"
import { minimumFor } from "./rules/minimumFor.ts"
import { readRefusal } from "./rules/readRefusal.ts"
import { requestOf } from "./rules/requestOf.ts"
import { unasked } from "./unasked.ts"
import { type ValidationContext, type ValidationView, viewValidation } from "./view.ts"

export type { ValidationView } from "./view.ts"

/** The views of other units that the validation reads. */
export interface ValidationSees {
  readonly cart: CartView
  readonly session: SessionView
  readonly store: StoreView
}

/** Debounce in ms between the last change and the price request (SPEC §9). */
export const debounce = 1000
type Event = WithGiven<ShopEvent, ValidationSees>

const seen = (event: unknown): ValidationSees => givenIn<ValidationSees>(event).see

/** The dialog for a moved cart of which the new store sells nothing: every answer empties the cart (SPEC §8.2). */
const unknownThere = ({ storeName }: CartView) =>
  unavailableDialog({ storeName, unavailable: [], soldOut: [] }, { type: "CartEmptied" })

/** The code that an event adds to the cart: one the server has judged, or a granted one. */
const codesIn = (event: Event): readonly string[] => {
  if (event.type === "CouponAccepted") return [event.code]
  return event.type === "DiscountChosen" && event.choice._tag !== "Nothing" ? [event.choice.discount.couponCode] : []
}

const technical = { type: "send", params: { type: "Noticed", notice: { _tag: "Technical", code: 3099 } } } as const

const machine = setup({
  types: {
    context: {} as ValidationContext,
    events: {} as Event,
    input: {} as { start: ShopStart },
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
    confirm: assign(({ context: { request } }, price: ValidatedPrice) => {
      const minimum = price.minimumCustomerAmount
      const said = request && { storeId: request.cart.storeId, method: request.cart.deliveryMethod, minimum }
      return {
        price,
        reading: null,
        counted: price.validCoupons,
        minimum,
        said,
        hasMoved: false,
        failures: 0,
        hasAlerted: false,
      }
    }),
    noteRefusal: assign((_, refusal: Refusal) => ({
      problems: refusal.problems,
      reading: readRefusal(refusal),
      failures: 0,
    })),
    noteCounted: assign(({ context, event }) => ({ counted: [...context.counted, ...codesIn(event)] })),
    forgetRefusal: assign({ problems: [], reading: null }),
    settleMove: assign({ hasMoved: false }),
    noteFailure: assign({ failures: ({ context }) => context.failures + 1, reading: null }),
    noteAlert: assign({ hasAlerted: true }),
    listenAnew: assign({ hasAlerted: false }),
  },
  guards: {
    isEmpty: ({ event }) => event.see.cart.totalCount === 0,
    hasAsked: ({ context: { request } }) => request !== null,
    isPriceChange: ({ event }) => event.type === "OrderRefused" && isPriceChange(event.refusal),
    isRefusal: (_, failure: ApiFailure) => isRefusal(failure),
    isNewOutage: ({ context }, failure: ApiFailure) =>
      !context.hasAlerted &&
      failure._tag === "Refused" &&
      // A busy server says when to retry: the price is only late, and no fault is reported.
      (failure.status === 500 || (failure.status === 503 && failure.retryAfter === undefined)),
    hasLapsed: ({ context }) => lapsedCodes(context.problems, context.counted).length > 0,
    /** Codes carried over from an earlier order, which the server has not judged yet, do not count. */
    hasRefusedBrought: ({ context, event }) => {
      const brought = new Set(seen(event).cart.broughtCodes.map(couponKey))
      return context.problems.some(({ coupons = [] }) => coupons.some((code) => brought.has(couponKey(code))))
    },
    isUnavailableThere: ({ context }) => context.hasMoved && context.reading?.isUnavailable === true,
    isWrongMethod: ({ context }) => context.reading?.isWrongMethod === true,
    isTechnical: ({ context }) => context.reading?.isTechnical === true,
  },
  delays: {
    debounce,
    growing: ({ context: { failures }, event }) => askAgainAfter(event, failures),
  },
}).createMachine({
  id: "validation",
  context: ({ input }) => ({
    ...unasked,
    marketMinimum: marketOf(input.start.market).minimumDelivery,
    minimum: zero,
    said: null,
    hasAlerted: false,
  }),
  initial: "empty",
  on: {
    CartMoved: { actions: "noteMove" },
    CouponAccepted: { actions: "noteCounted" },
    DiscountChosen: { actions: "noteCounted" },
    CartChanged: [
      { guard: "isEmpty", target: ".empty", actions: "forget" },
      { target: ".waiting", actions: "note" },
    ],
    // Prices depend on the account as well as the items: codes, points and organisations belong to it.
    AccountChanged: { guard: "hasAsked", target: ".waiting", actions: "note" },
    LoggedOut: { guard: "hasAsked", target: ".waiting", actions: "note" },
    // The order was refused because its price changed: request the price again at once.
    OrderRefused: { guard: "isPriceChange", target: ".asking", actions: "note" },
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
            { type: "confirm", params: ({ event }) => event.output },
            {
              type: "send",
              params: ({ event }) => ({ type: "PriceConfirmed", surchargeAmount: event.output.surchargeAmount }),
            },
          ],
        },
        onError: [
          {
            guard: { type: "isRefusal", params: ({ event }) => failureIn(event) },
            target: "refusing",
            actions: { type: "noteRefusal", params: ({ event }) => event.error as Refusal },
          },
          {
            guard: { type: "isNewOutage", params: ({ event }) => failureIn(event) },
            target: "unconfirmed",
            actions: ["noteFailure", "noteAlert", technical],
          },
          { target: "unconfirmed", actions: "noteFailure" },
        ],
      },
    },
    confirmed: {},
    // Handles each reason of a refusal once, in order (SPEC §8.2).
    refusing: {
      initial: "brought",
      states: {
        brought: {
          always: [
            {
              guard: "hasRefusedBrought",
              target: "#refused",
              actions: [
                { type: "send", params: ({ context: { problems } }) => ({ type: "CodesRefused", problems }) },
                "forgetRefusal",
              ],
            },
            { target: "lapse" },
          ],
        },
        // Removes codes that counted until now; the cart is then priced without them.
        lapse: {
          always: [
            {
              guard: "hasLapsed",
              target: "#refused",
              actions: [
                {
                  type: "send",
                  params: ({ context: { problems, counted } }) => ({
                    type: "CodesLapsed",
                    codes: lapsedCodes(problems, counted),
                    problems: problems.filter(isAboutGoods),
                  }),
                },
                "forgetRefusal",
              ],
            },
            { target: "afterMove" },
          ],
        },
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
    // A refusal contains the server's text, so another language needs a new request.
    refused: { id: "refused", on: { PriceRetried: "asking", LanguageChosen: "asking" } },
    unconfirmed: {
      after: { growing: "asking" },
      on: { PriceRetried: { target: "asking", actions: "listenAnew" }, ConnectionRestored: "asking" },
    },
  },
})

/** Makes the server confirm the cart's price, one second after the last change (SPEC §5, DECISIONS §7). */
export const validation = unitFromChart<
  ShopStart,
  ValidationContext,
  ShopEvent,
  ShopCommand,
  ValidationView,
  ValidationSees
>({ name: "validation", machine, view: viewValidation })

import type { ApiFailure } from "../../api/failure.ts"
import { isRefusal, problemsIn } from "../../api/refusal.ts"
import { askAgainAfter } from "../../messages/askAgainAfter.ts"
import { couponKey } from "../../domain/discount/rules/couponKey.ts"
import { couponRefusals } from "../../domain/discount/line.ts"
import { couponsToSend } from "../../domain/discount/rules/couponsToSend.ts"
import { mayCountLater } from "../../domain/discount/rules/mayCountLater.ts"
import { assign, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, failureIn, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { DialogView } from "../dialog/actor.ts"
import type { OverlayView } from "../overlay/view.ts"
import { type CodeSees, codeToJudge } from "./rules/codeToJudge.ts"
import { accept, tellAdded, tellRefused } from "./telling.ts"
import { type CouponContext, type CouponView, viewCoupon } from "./view.ts"

/** The views of other units that the entered code reads. */
export interface CouponSees extends CodeSees {
  readonly dialog: DialogView
  readonly overlay: OverlayView
}

/** Time in ms between a change of the cart and the new verdict, as for its price. */
const debounce = 1000
/** Time in ms after which the request for a verdict times out. */
const patience = 10_000
/** The most codes that a price request may contain. */
const most = 20

type Event = WithGiven<ShopEvent, CouponSees>

const seen = (event: unknown): CouponSees => givenIn<CouponSees>(event).see

const nothing: CouponContext = { code: "", replaces: false, problems: [], failures: 0 }
const said = (code: number): CouponContext["problems"] => [{ code, message: "" }]

const judge = {
  id: "verdict",
  src: "JudgeCode",
  input: ({ context, event }: { readonly context: CouponContext; readonly event: unknown }) => ({
    asked: codeToJudge(context.code, context.replaces, seen(event)),
  }),
} as const

/** Asks again after a change of account: the verdict may differ, and the customer still expects one. */
const anew = { target: "again", actions: "settle" } as const

/** The code is in the cart again: its lapse was undone. */
const back = { guard: "isThere", target: "typing", actions: "clear" } as const

const machine = setup({
  types: { context: {} as CouponContext, events: {} as Event },
  actors: callsOf("JudgeCode"),
  actions: {
    ...sends,
    write: assign(({ event }) => (event.type === "CouponTyped" ? { ...nothing, code: event.code } : {})),
    pick: assign(({ event }) => (event.type === "DealPicked" ? { ...nothing, code: event.code, replaces: true } : {})),
    hold: assign(({ event }) =>
      event.type === "CodesLapsed" ? { ...nothing, code: event.codes[0] ?? "", problems: event.problems } : {},
    ),
    say: assign({ problems: (_, code: number) => said(code) }),
    noteRefusal: assign({ problems: (_, failure: ApiFailure) => problemsIn(failure), failures: 0 }),
    noteFailure: assign({ problems: [], failures: ({ context }) => context.failures + 1 }),
    settle: assign({ problems: [], failures: 0 }),
    clear: assign(nothing),
  },
  guards: {
    isBlank: ({ context }) => couponKey(context.code) === "",
    isThere: ({ context, event }) =>
      couponsToSend(seen(event).cart).some((code) => couponKey(code) === couponKey(context.code)),
    isFull: ({ event }) => seen(event).cart.manualDeals.length >= most,
    isEmpty: ({ event }) => seen(event).cart.totalCount === 0,
    /** One code of the cart lapsed, and nobody is typing another. */
    isFree: ({ context, event }) =>
      event.type === "CodesLapsed" && event.codes.length === 1 && couponKey(context.code) === "",
    /** The field or the deals are open, and show the verdict themselves. */
    isWatched: ({ event }) => {
      const { dialog, overlay } = seen(event)
      return dialog.open?.content._tag === "CouponCodes" || overlay.modal?.modal._tag === "Deals"
    },
    isRefusal: (_, failure: ApiFailure) => isRefusal(failure),
    isErased: ({ event }) => event.type === "CouponTyped" && event.code === "",
    mayCountLater: ({ context }) => mayCountLater(context.problems),
    isOfFriend: ({ context }) => context.problems.some(({ code }) => code === couponRefusals.referralNotTheirs),
  },
  delays: { debounce, patience, growing: ({ context, event }) => askAgainAfter(event, context.failures) },
}).createMachine({
  id: "coupon",
  context: nothing,
  initial: "typing",
  on: {
    CouponTyped: { target: ".typing", actions: "write" },
    CouponSubmitted: [
      { guard: "isBlank" },
      { guard: "isThere", target: ".refused", actions: { type: "say", params: 3026 } },
      { guard: "isFull", target: ".refused", actions: { type: "say", params: 4025 } },
      { target: ".judging" },
    ],
    DealPicked: { target: ".judging", reenter: true, actions: "pick" },
    CodesLapsed: { guard: "isFree", target: ".unfit", actions: "hold" },
    // The reason may not hold for another account.
    AccountChanged: { target: ".typing", actions: "settle" },
    LoggedOut: { target: ".typing", actions: "clear" },
    OrderPlaced: { target: ".typing", actions: "clear" },
  },
  states: {
    typing: {},
    judging: {
      on: {
        // The field keeps a submitted code until its verdict is shown; only emptying the field withdraws it.
        CouponTyped: [{ guard: "isErased", target: "typing", actions: "write" }, {}],
        CouponSubmitted: {},
        CartChanged: { target: "judging", reenter: true },
        AccountChanged: { target: "judging", reenter: true, actions: "settle" },
      },
      after: { patience: { target: "unreached", actions: "noteFailure" } },
      invoke: {
        ...judge,
        onDone: [
          { guard: "isEmpty", target: "waiting", actions: "settle" },
          { guard: "isWatched", target: "typing", actions: [...accept] },
          { target: "typing", actions: [tellAdded, ...accept] },
        ],
        onError: [
          {
            guard: { type: "isRefusal", params: ({ event }) => failureIn(event) },
            target: "told",
            actions: { type: "noteRefusal", params: ({ event }) => failureIn(event) },
          },
          { target: "unreached", actions: "noteFailure" },
        ],
      },
    },
    /** Shows a notice of a refusal if the place that shows it is not open. */
    told: {
      always: [
        { guard: "isWatched", target: "sorted" },
        { target: "sorted", actions: tellRefused },
      ],
    },
    sorted: { always: [{ guard: "mayCountLater", target: "unfit" }, { target: "refused" }] },
    // A friend's code is for members only: a guest's is judged again once they have logged in.
    refused: { on: { AccountChanged: { guard: "isOfFriend", target: "judging", actions: "settle" } } },
    unfit: { on: { CartChanged: [back, { target: "again" }], AccountChanged: anew } },
    waiting: { on: { CartChanged: [{ guard: "isEmpty" }, { target: "again" }], AccountChanged: {} } },
    again: {
      on: { CartChanged: [back, { target: "again", reenter: true }], AccountChanged: { ...anew, reenter: true } },
      after: { debounce: "rejudging" },
    },
    rejudging: {
      on: { CartChanged: [back, { target: "again" }], AccountChanged: anew },
      after: { patience: { target: "unreached", actions: "noteFailure" } },
      invoke: {
        ...judge,
        onDone: [
          { guard: "isEmpty", target: "waiting", actions: "settle" },
          { target: "typing", actions: [tellAdded, ...accept] },
        ],
        onError: [
          {
            guard: { type: "isRefusal", params: ({ event }) => failureIn(event) },
            target: "sorted",
            actions: { type: "noteRefusal", params: ({ event }) => failureIn(event) },
          },
          { target: "unreached", actions: "noteFailure" },
        ],
      },
    },
    unreached: { after: { growing: "judging" }, on: { ConnectionRestored: "judging", AccountChanged: anew } },
  },
})

/** Judges a code before it enters the cart: a wrong one stays in the field with its reason (SPEC §4.2, §8.3). */
export const coupon = unitFromChart<ShopStart, CouponContext, ShopEvent, ShopCommand, CouponView, CouponSees>({
  name: "coupon",
  machine,
  view: viewCoupon,
})

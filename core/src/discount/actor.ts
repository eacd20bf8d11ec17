import type { CartView } from "../cart/view.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import type { OverlayView } from "../overlay/view.ts"
import { organisationOf, type SessionView } from "../session/view.ts"
import { callsOf, sends, type ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { Deal } from "./model.ts"
import { couponKey } from "./rules/couponKey.ts"
import { writtenCode } from "./rules/writtenCode.ts"
import type { Discount } from "./wire.ts"

/** What the choice of discounts looks at besides itself. */
export interface OffersSees {
  readonly cart: CartView
  readonly overlay: OverlayView
  readonly session: SessionView
}

/** What it remembers. */
export interface OffersContext {
  readonly code: string
  readonly fault: 3026 | null
  readonly deals: readonly Deal[]
  readonly discounts: readonly Discount[]
  readonly failures: number
}

/** What may be chosen, and the code that is being written, with the code of SPEC §8.3 for what is wrong with it. */
export interface OffersView {
  readonly step: "idle" | "loading" | "loaded" | "failed"
  readonly code: string
  readonly fault: 3026 | null
  /** What the shop advertises. */
  readonly deals: readonly Deal[]
  /** What was given to whoever orders. */
  readonly discounts: readonly Discount[]
}

type Event = WithGiven<ShopEvent, OffersSees>

const wanted = { guard: "isWanted", target: "loading" } as const
const longestWait = 30_000

const machine = setup({
  types: { context: {} as OffersContext, events: {} as Event },
  actors: callsOf("LoadOffers"),
  actions: {
    ...sends,
    write: assign({ code: ({ event }) => (event.type === "CouponTyped" ? event.code : ""), fault: null }),
    refuse: assign({ fault: 3026 }),
    forgetGiven: assign({ discounts: [] }),
    noteFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  guards: {
    isWanted: ({ event }) => event.type === "ModalOpened" && event.modal._tag === "Deals",
    isShown: ({ event }) => event.see.overlay.modal?.modal._tag === "Deals",
    isBlank: ({ context }) => writtenCode(context.code) === "",
    isThere: ({ context, event }) =>
      event.see.cart.manualDeals.some((code) => couponKey(code) === couponKey(context.code)),
  },
  delays: { growing: ({ context }) => Math.min(longestWait, 1000 * 2 ** context.failures) },
}).createMachine({
  id: "offers",
  context: { code: "", fault: null, deals: [], discounts: [], failures: 0 },
  initial: "idle",
  on: {
    CouponTyped: { actions: "write" },
    CouponSubmitted: [
      { guard: "isBlank" },
      { guard: "isThere", actions: "refuse" },
      {
        actions: [
          { type: "send", params: ({ context }) => ({ type: "CouponEntered", code: writtenCode(context.code) }) },
          "write",
        ],
      },
    ],
    // They were given to somebody else.
    AccountChanged: [
      { guard: "isShown", target: ".loading", reenter: true, actions: "forgetGiven" },
      { target: ".idle", actions: "forgetGiven" },
    ],
    LoggedOut: { target: ".idle", actions: "forgetGiven" },
  },
  states: {
    idle: { on: { ModalOpened: wanted } },
    loading: {
      invoke: {
        id: "offers",
        src: "LoadOffers",
        input: ({ event }) => {
          const { session } = event.see
          return { isLoggedIn: session._tag === "LoggedIn", organisationId: organisationOf(session) }
        },
        onDone: { target: "loaded", actions: assign(({ event }) => ({ ...event.output, failures: 0 })) },
        onError: { target: "failed", actions: "noteFailure" },
      },
    },
    loaded: { on: { ModalOpened: wanted } },
    failed: {
      after: { growing: [{ guard: "isShown", target: "loading" }, { target: "idle" }] },
      on: { ModalOpened: wanted, OffersRetried: "loading" },
    },
  },
})

/** What a customer may take off the price, asked for anew each time they look (SPEC §2.4, §7.3, §7.4). */
export const offers = unitFromChart<ShopStart, OffersContext, ShopEvent, ShopCommand, OffersView, OffersSees>({
  name: "offers",
  machine,
  view: ({ value, context: { code, fault, deals, discounts } }: ChartState<OffersContext>): OffersView => ({
    step: value as OffersView["step"],
    code,
    fault,
    deals,
    discounts,
  }),
})

import { askAgainAfter } from "../../messages/askAgainAfter.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import type { OverlayView } from "../overlay/view.ts"
import { organisationOf, type SessionView } from "../session/view.ts"
import { callsOf, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { Deal } from "../../domain/discount/model.ts"
import type { Discount } from "../../domain/discount/wire.ts"

/** The views of other units that the offers read. */
export interface OffersSees {
  readonly overlay: OverlayView
  readonly session: SessionView
}

/** Context of the offers. */
export interface OffersContext {
  readonly deals: readonly Deal[]
  readonly discounts: readonly Discount[]
  readonly failures: number
}

/** The available offers. */
export interface OffersView {
  readonly step: "idle" | "loading" | "loaded" | "failed"
  /** Deals that the shop advertises. */
  readonly deals: readonly Deal[]
  /** Discounts granted to the customer. */
  readonly discounts: readonly Discount[]
}

type Event = WithGiven<ShopEvent, OffersSees>

const wanted = { guard: "isWanted", target: "loading" } as const
const machine = setup({
  types: { context: {} as OffersContext, events: {} as Event },
  actors: callsOf("LoadOffers"),
  actions: {
    ...sends,
    forgetGiven: assign({ discounts: [] }),
    noteFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  guards: {
    isWanted: ({ event }) => event.type === "ModalOpened" && event.modal._tag === "Deals",
    isShown: ({ event }) => event.see.overlay.modal?.modal._tag === "Deals",
  },
  delays: { growing: ({ context, event }) => askAgainAfter(event, context.failures) },
}).createMachine({
  id: "offers",
  context: { deals: [], discounts: [], failures: 0 },
  initial: "idle",
  on: {
    // The discounts belonged to another account.
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

/** Loads the deals and discounts a customer can use, each time they open the panel (SPEC §2.4, §7.3, §7.4). */
export const offers = unitFromChart<ShopStart, OffersContext, ShopEvent, ShopCommand, OffersView, OffersSees>({
  name: "offers",
  machine,
  view: ({ value, context: { deals, discounts } }: ChartState<OffersContext>): OffersView => ({
    step: value as OffersView["step"],
    deals,
    discounts,
  }),
})

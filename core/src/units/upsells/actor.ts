import type { CartView } from "../cart/view.ts"
import type { FavouritesView } from "../favourites/actor.ts"
import type { Json } from "../../kernel/json.ts"
import { assign, type ChartState, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { marketOf } from "../../domain/market/markets.ts"
import type { Upsell } from "../../domain/menu/upsell.ts"
import type { RouteView } from "../route/actor.ts"
import { writePath } from "../../domain/route/rules/writePath.ts"
import { callsOf, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { StoreView } from "../store/view.ts"
import { correctClock } from "../../domain/timing/rules/correctClock.ts"
import { servedAt } from "../../domain/timing/rules/servedAt.ts"
import { fittingUpsells } from "../../domain/upsells/rules/fittingUpsells.ts"

/** The views of other units that the upsells read. */
export interface UpsellsSees {
  readonly cart: CartView
  readonly favourites: FavouritesView
  readonly route: RouteView
  readonly store: StoreView
}

/** Context of the upsells. */
export interface UpsellsContext {
  /** Id of the cart that has seen its upsells; each cart sees them once. */
  readonly doneFor: string | null
  readonly shelves: readonly Upsell[]
}

/** `asking` and `showing` belong to the panel, `gathering` and `listed` to the page of extras. */
const steps = ["idle", "asking", "showing", "gathering", "listed"] as const

/** The shelves of products offered before payment. */
export interface UpsellsView {
  readonly step: (typeof steps)[number]
  readonly shelves: readonly Upsell[]
}

/** Upper bound in ms on waiting for upsells; after it the checkout opens without them. */
export const patience = 3000

type Event = WithGiven<ShopEvent, UpsellsSees>

const checkoutPath = ({ market, language }: RouteView): ShopEvent => ({
  type: "PathOpened",
  path: writePath(marketOf(market), language, { _tag: "Checkout" }),
  how: "link",
})

const fitting = (event: { readonly output: readonly Upsell[] }): readonly Upsell[] => {
  const { at, see } = givenIn<UpsellsSees>(event)
  const { current } = see.store
  if (current === null || current.store.id !== see.cart.storeId) return []
  const categories = see.cart.lines.map(({ category }) => category)
  const now = servedAt(see.cart.shipping.requestedTime, correctClock(at.t, see.store.clock))
  return fittingUpsells(event.output, { categories, menu: current.menu, now })
}

const onPage = [
  { guard: "opensEmptyPage", target: "nothing", actions: "clear" },
  { guard: "opensPage", target: "gathering", actions: "clear" },
] as const
const pageLeft = { ScreenOpened: [...onPage, { target: "idle", actions: "clear" }] } as const

/** Upsells depend on store and time: a product sold out in one store, or at one time, is available in another. */
const anew = { target: "gathering", reenter: true } as const

/** Returns to idle and forgets the cart, so that its upsells are offered again. */
const turnedAway = { target: "idle", actions: "forgetCart" } as const

const goOn = {
  type: "send",
  params: ({ event }: { event: unknown }) => checkoutPath(givenIn<UpsellsSees>(event).see.route),
} as const

const asked = ({ event }: { event: unknown }) => {
  const { cart, favourites } = givenIn<UpsellsSees>(event).see
  const cartItems = cart.lines.map(({ variationCode, quantity }) => ({ variationCode, quantity }))
  const { requestedTime } = cart.shipping
  return { storeId: cart.storeId, cartItems, favourites, ...(requestedTime === null ? {} : { requestedTime }) }
}

const isExtras = (event: ShopEvent): boolean => event.type === "ScreenOpened" && event.screen._tag === "Extras"

const machine = setup({
  types: { context: {} as UpsellsContext, events: {} as Event },
  actors: callsOf("LoadUpsells"),
  actions: {
    ...sends,
    noteCart: assign({ doneFor: ({ event }) => event.see.cart.cartId }),
    forgetCart: assign({ doneFor: null }),
    clear: assign({ shelves: [] }),
  },
  guards: {
    opensEmptyPage: ({ event }) => isExtras(event) && event.see.cart.totalCount === 0,
    opensPage: ({ event }) => isExtras(event),
    opensOther: ({ event }) => event.type === "ModalOpened" && event.modal._tag !== "Upsells",
    isFilled: ({ event }) => event.see.cart.totalCount > 0,
    isEmpty: ({ event }) => event.see.cart.totalCount === 0,
    isDone: ({ context, event }) => context.doneFor === event.see.cart.cartId,
  },
  delays: { patience },
}).createMachine({
  id: "upsells",
  context: { doneFor: null, shelves: [] },
  initial: "idle",
  states: {
    idle: {
      on: {
        ScreenOpened: [...onPage],
        CheckoutWanted: [
          { guard: "isEmpty" },
          { guard: "isDone", actions: goOn },
          { target: "asking", actions: "noteCart" },
        ],
      },
    },
    asking: {
      invoke: {
        id: "upsells",
        src: "LoadUpsells",
        input: asked,
        onDone: [
          {
            guard: ({ event }) => fitting(event).length > 0,
            target: "showing",
            actions: [
              assign({ shelves: ({ event }) => fitting(event) }),
              {
                type: "send",
                params: { type: "ModalAsked", modal: { _tag: "Upsells" }, onClose: { type: "UpsellsLeft" } },
              },
            ],
          },
          { target: "idle", actions: goOn },
        ],
        onError: { target: "idle", actions: goOn },
      },
      after: { patience: { target: "idle", actions: goOn } },
      // The customer navigated away, closed the cart or emptied it: do not redirect them.
      on: {
        ScreenOpened: [...onPage, { target: "idle" }],
        ModalOpened: { ...turnedAway, guard: "opensOther" },
        ModalClosed: turnedAway,
        DrawerOpened: turnedAway,
        CartChanged: { ...turnedAway, guard: "isEmpty" },
      },
    },
    showing: {
      on: {
        UpsellsPassed: { target: "idle", actions: [goOn, "clear"] },
        UpsellsLeft: { target: "idle", actions: "clear" },
      },
    },
    // An empty cart has no upsells; a cart stored on the device arrives a moment later.
    nothing: { on: { ...pageLeft, CartChanged: { guard: "isFilled", target: "gathering" } } },
    // The page may be opened directly by its address: load upsells once the store is loaded.
    gathering: {
      invoke: {
        id: "upsells",
        src: "LoadUpsells",
        input: asked,
        onDone: { target: "listed", actions: assign({ shelves: ({ event }) => fitting(event) }) },
        onError: "listed",
      },
      on: { ...pageLeft, StoreLoaded: anew, TimeRequested: anew },
    },
    listed: {
      on: {
        ...pageLeft,
        StoreLoaded: anew,
        TimeRequested: anew,
        UpsellsPassed: { target: "idle", actions: ["noteCart", "clear", goOn] },
      },
    },
  },
})

/** Offers products that suit the cart, once before payment; it never blocks payment (SPEC §2.4, §7.1). */
export const upsells = unitFromChart<ShopStart, UpsellsContext, ShopEvent, ShopCommand, UpsellsView, UpsellsSees>({
  name: "upsells",
  machine,
  view: ({ value, context: { shelves } }: ChartState<UpsellsContext>): UpsellsView => ({
    step: stepOf(value),
    shelves,
  }),
})

const stepOf = (value: Json): UpsellsView["step"] =>
  value === "nothing" ? "listed" : (steps.find((step) => step === value) ?? "idle")

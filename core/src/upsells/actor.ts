import type { CartView } from "../cart/view.ts"
import type { FavouritesView } from "../favourites/actor.ts"
import type { Json } from "../kernel/json.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import { marketOf } from "../market/markets.ts"
import type { Upsell } from "../menu/upsell.ts"
import type { RouteView } from "../route/actor.ts"
import { writePath } from "../route/rules/writePath.ts"
import { callsOf, sends, type ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { StoreView } from "../store/view.ts"
import { fittingUpsells } from "./rules/fittingUpsells.ts"

/** What the upsells look at besides themselves. */
export interface UpsellsSees {
  readonly cart: CartView
  readonly favourites: FavouritesView
  readonly route: RouteView
  readonly store: StoreView
}

/** What the upsells remember. */
export interface UpsellsContext {
  /** The cart that has been through them: one is asked once. */
  readonly doneFor: string | null
  readonly shelves: readonly Upsell[]
}

/** In front of what is looked at: asked for, shown. On a page of their own: gathered, listed. */
const steps = ["idle", "asking", "showing", "gathering", "listed"] as const

/** The shelves of things to add before paying. */
export interface UpsellsView {
  readonly step: (typeof steps)[number]
  readonly shelves: readonly Upsell[]
}

/** Nobody waits longer than this to pay: then the shelves are left out. */
export const patience = 3000

type Event = WithGiven<ShopEvent, UpsellsSees>

/** Replies carry what is given too, though XState does not know it. */
const given = (event: unknown): Pick<Event, "at" | "see"> => event as Event

const checkoutPath = ({ market, language }: RouteView): ShopEvent => ({
  type: "PathOpened",
  path: writePath(marketOf(market), language, { _tag: "Checkout" }),
  how: "link",
})

const fitting = (event: { readonly output: readonly Upsell[] }): readonly Upsell[] => {
  const { at, see } = given(event)
  const { current } = see.store
  if (current === null || current.store.id !== see.cart.storeId) return []
  const categories = see.cart.lines.map(({ category }) => category)
  return fittingUpsells(event.output, { categories, menu: current.menu, now: at.t })
}

const onPage = [
  { guard: "opensEmptyPage", target: "nothing", actions: "clear" },
  { guard: "opensPage", target: "gathering", actions: "clear" },
] as const
const pageLeft = { ScreenOpened: [...onPage, { target: "idle", actions: "clear" }] } as const

/** Whoever comes back to it is asked anew. */
const turnedAway = { target: "idle", actions: "forgetCart" } as const

const goOn = { type: "send", params: ({ event }: { event: unknown }) => checkoutPath(given(event).see.route) } as const

const asked = ({ event }: { event: unknown }) => {
  const { cart, favourites } = given(event).see
  const cartItems = cart.lines.map(({ variationCode, quantity }) => ({ variationCode, quantity }))
  return { storeId: cart.storeId, cartItems, favourites }
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
      // The customer went elsewhere meanwhile, put the cart away or emptied it: nobody is led on.
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
    // No store can say what goes with nothing; a cart that the device remembers comes a moment later.
    nothing: { on: { ...pageLeft, CartChanged: { guard: "isFilled", target: "gathering" } } },
    // An address may be the first thing that is opened: what fits is known with the store.
    gathering: {
      invoke: {
        id: "upsells",
        src: "LoadUpsells",
        input: asked,
        onDone: { target: "listed", actions: assign({ shelves: ({ event }) => fitting(event) }) },
        onError: "listed",
      },
      on: { ...pageLeft, StoreLoaded: { target: "gathering", reenter: true } },
    },
    listed: {
      on: {
        ...pageLeft,
        StoreLoaded: "gathering",
        UpsellsPassed: { target: "idle", actions: ["noteCart", "clear", goOn] },
      },
    },
  },
})

/** Offers what fits the cart, once before it is paid; it never keeps anybody from paying (SPEC §2.4, §7.1). */
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

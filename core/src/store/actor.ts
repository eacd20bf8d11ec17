import { assign, setup } from "xstate"
import type { ApiFailure } from "../api/failure.ts"
import type { CartView } from "../cart/view.ts"
import { type ChartState, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import { callsOf, sends, type ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import { storeSlugOf } from "../route/rules/storeSlugOf.ts"
import type { Store } from "./model.ts"
import type { CurrentStore, Loading, StoreView } from "./view.ts"

/** What is known of the stores. */
export interface StoreContext {
  readonly list: readonly Store[] | null
  readonly wanted: string | null
  readonly current: CurrentStore | null
}

/** A store's standing is asked for anew while its menu is open. */
const statusEvery = 60_000
const retryAfter = 5_000

/** What the stores look at besides themselves. */
export interface StoreSees {
  readonly cart: CartView
}

/** The store that an event asks for, by slug or id: a menu's own, a cart's before it is ordered, an order's. */
const wantedBy = (event: WithGiven<ShopEvent, StoreSees>): string | null => {
  if (event.type === "OrderOpened") return event.storeId
  if (event.type !== "ScreenOpened") return null
  const { screen } = event
  if (screen._tag === "Cart" || screen._tag === "Checkout") return event.see.cart.storeSlug || null
  return storeSlugOf(screen)
}

const isOther = ({ current }: StoreContext, wanted: string | null): boolean =>
  wanted !== null && wanted !== current?.store.slug && wanted !== current?.store.id

const machine = setup({
  types: {
    context: {} as StoreContext,
    events: {} as WithGiven<ShopEvent, StoreSees>,
  },
  actors: callsOf("LoadStores", "LoadStore", "LoadStatus"),
  actions: sends,
  guards: {
    listWanted: ({ context, event }) =>
      event.type === "ScreenOpened" && ["Stores", "Landing"].includes(event.screen._tag) && context.list === null,
    otherStoreWanted: ({ context, event }) => isOther(context, wantedBy(event)),
    noMenuWanted: ({ context, event }) =>
      event.type === "ScreenOpened" && storeSlugOf(event.screen) === null && !isOther(context, wantedBy(event)),
    sameStoreWanted: ({ context, event }) => {
      const slug = event.type === "ScreenOpened" ? storeSlugOf(event.screen) : null
      return slug !== null && slug === context.current?.store.slug
    },
  },
}).createMachine({
  id: "store",
  context: { list: null, wanted: null, current: null },
  type: "parallel",
  states: {
    list: {
      initial: "idle",
      states: {
        idle: { on: { ScreenOpened: { guard: "listWanted", target: "loading" } } },
        loading: {
          invoke: {
            id: "list",
            src: "LoadStores",
            input: {},
            onDone: { target: "idle", actions: assign({ list: ({ event }) => event.output }) },
            onError: { target: "failed" },
          },
        },
        failed: {
          after: { [retryAfter]: "loading" },
          on: { LoadingRetried: "loading", ScreenOpened: { guard: "listWanted", target: "loading" } },
        },
      },
    },
    shown: {
      initial: "idle",
      on: {
        ScreenOpened: [
          {
            guard: "otherStoreWanted",
            target: ".loading",
            actions: assign({ wanted: ({ event }) => wantedBy(event) }),
          },
          {
            guard: "sameStoreWanted",
            target: ".ready",
            actions: assign({ wanted: ({ event }) => storeSlugOf(event.screen) }),
          },
        ],
        OrderOpened: {
          guard: "otherStoreWanted",
          target: ".loading",
          actions: assign({ wanted: ({ event }) => wantedBy(event) }),
        },
      },
      states: {
        idle: {},
        loading: {
          invoke: {
            id: "store",
            src: "LoadStore",
            input: ({ context }) => ({ store: context.wanted ?? "" }),
            onDone: {
              target: "ready",
              actions: [
                assign({ current: ({ event }) => ({ ...event.output, status: null }) }),
                { type: "send", params: ({ event }) => ({ type: "StoreLoaded", store: event.output.store }) },
              ],
            },
            onError: [
              { guard: ({ event }) => isMissing(event.error as ApiFailure), target: "missing" },
              { target: "failed" },
            ],
          },
        },
        ready: {
          initial: "asking",
          on: { ScreenOpened: { guard: "noMenuWanted", target: ".resting" } },
          states: {
            asking: {
              invoke: {
                id: "status",
                src: "LoadStatus",
                input: ({ context }) => ({ store: context.current?.store.id ?? "" }),
                onDone: {
                  target: "known",
                  actions: assign({
                    current: ({ context, event }) => context.current && { ...context.current, status: event.output },
                  }),
                },
                onError: "known",
              },
            },
            known: { after: { [statusEvery]: "asking" } },
            // Its menu is not shown: what is known stays, nothing is asked.
            resting: {},
          },
        },
        missing: {},
        failed: { after: { [retryAfter]: "loading" }, on: { LoadingRetried: "loading" } },
      },
    },
  },
})

const isMissing = (failure: ApiFailure): boolean => failure._tag === "Refused" && failure.status === 404

const listOf = (at: string | undefined, list: StoreContext["list"]): Loading<readonly Store[]> => {
  if (list) return { _tag: "Loaded", value: list }
  if (at === "loading") return { _tag: "Loading" }
  return at === "failed" ? { _tag: "Failed" } : { _tag: "Idle" }
}

const shownOf = (at: unknown, current: CurrentStore | null): Loading<CurrentStore> => {
  if (typeof at === "object" && current) return { _tag: "Loaded", value: current }
  if (at === "missing") return { _tag: "Missing" }
  if (at === "failed") return { _tag: "Failed" }
  return at === "loading" ? { _tag: "Loading" } : { _tag: "Idle" }
}

/** The stores, and the one whose menu is shown. */
export const store = unitFromChart<ShopStart, StoreContext, ShopEvent, ShopCommand, StoreView, StoreSees>({
  name: "store",
  machine,
  view: ({ value, context }: ChartState<StoreContext>): StoreView => {
    const at = value as { readonly list: string; readonly shown: unknown }
    return {
      list: listOf(at.list, context.list),
      wanted: context.wanted,
      shown: shownOf(at.shown, context.current),
      current: context.current,
    }
  },
})

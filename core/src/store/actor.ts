import type { ApiFailure } from "../api/failure.ts"
import type { CartView } from "../cart/view.ts"
import type { ConnectionView } from "../connection/actor.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import type { Given } from "../kernel/unit.ts"
import { callsOf, sends, type ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import { storeSlugOf } from "../route/rules/storeSlugOf.ts"
import type { ClockReading } from "../timing/rules/correctClock.ts"
import type { Store, StoreStatus, StoreWithMenu } from "./model.ts"
import type { CurrentStore, Loading, StoreView } from "./view.ts"

/** What is known of the stores. */
export interface StoreContext {
  readonly list: readonly Store[] | null
  readonly wanted: string | null
  readonly current: CurrentStore | null
  /** The store that the customer chose to order from, until its menu and standing are there. */
  readonly chosen: string | null
  readonly clock: ClockReading | null
  /** What came while nobody could be reached: the device had kept it, and it is asked for again. */
  readonly isOld: { readonly list: boolean; readonly menu: boolean }
}

/** A store's standing is asked for anew while its menu is open. */
const statusEvery = 60_000
const retryAfter = 5_000

/** What the stores look at besides themselves. */
export interface StoreSees {
  readonly cart: CartView
  readonly connection: ConnectionView
}

/** The store that an event asks for, by slug or id: a menu's own, a cart's before it is ordered, an order's. */
const wantedBy = (event: WithGiven<ShopEvent, StoreSees>): string | null => {
  if (event.type === "StoreChosen") return event.storeSlug
  if (event.type === "Reordered") return event.storeId
  if (event.type === "OrderOpened") return event.storeId
  if (event.type !== "ScreenOpened") return null
  const { screen } = event
  if (screen._tag === "Cart" || screen._tag === "Extras" || screen._tag === "Checkout")
    return event.see.cart.storeSlug || null
  return storeSlugOf(screen)
}

const listed: ReadonlySet<string> = new Set(["Stores", "Landing", "StoreSelector", "AddressFinder", "UserStore"])

/** Whether a page or a panel opens on which all stores can be seen. */
const showsStores = (event: ShopEvent): boolean => {
  if (event.type === "ScreenOpened") return listed.has(event.screen._tag)
  return (event.type === "ModalOpened" || event.type === "ModalAsked") && listed.has(event.modal._tag)
}

const wanted = { guard: "listWanted", target: "loading" } as const
const listOpened = { ScreenOpened: wanted, ModalOpened: wanted, ModalAsked: wanted } as const

const isOther = ({ current }: Pick<StoreContext, "current">, wanted: string | null): boolean =>
  wanted !== null && wanted !== current?.store.slug && wanted !== current?.store.id

/** How the store in hand stands; what is old of it first. */
const askAnew = [{ guard: "isMenuOld", target: "renewing" }, { target: "asking" }] as const
const entered = { type: "send", params: { type: "StoreEntered" } } as const
const storeLoaded = {
  type: "send",
  params: ({ event }: { readonly event: unknown }) => ({ type: "StoreLoaded", store: storeIn(event).store }) as const,
} as const
const statusRead = { type: "send", params: { type: "StoreStatusRead" } } as const

const isCurrent = ({ current }: StoreContext, wanted: string | null): boolean =>
  wanted !== null && current !== null && !isOther({ current }, wanted)

/** Replies carry what is given too, though XState does not know it. */
const statusIn = (event: unknown) => event as Given<StoreSees> & { readonly output: StoreStatus }
const isLost = (event: unknown): boolean => (event as Given<StoreSees>).see.connection.isLost
const listIn = (event: unknown) => (event as { readonly output: readonly Store[] }).output
const storeIn = (event: unknown) => (event as { readonly output: StoreWithMenu }).output

const machine = setup({
  types: {
    context: {} as StoreContext,
    events: {} as WithGiven<ShopEvent, StoreSees>,
  },
  actors: callsOf("LoadStores", "LoadStore", "LoadStatus"),
  actions: {
    ...sends,
    // A newer wish takes an unfulfilled choice back, unless it is the same store.
    want: assign({
      wanted: ({ event }) => wantedBy(event),
      chosen: ({ context, event }) => (context.chosen === wantedBy(event) ? context.chosen : null),
    }),
    choose: assign({ wanted: ({ event }) => wantedBy(event), chosen: ({ event }) => wantedBy(event) }),
    noteStatus: assign(({ context, event }) => {
      const { output: status, at } = statusIn(event)
      return {
        current: context.current && { ...context.current, status },
        clock: { server: status.serverTime, device: at.t },
      }
    }),
    takeList: assign(({ context, event }) => ({
      list: listIn(event),
      isOld: { ...context.isOld, list: isLost(event) },
    })),
    takeStore: assign(({ context, event }) => ({
      current: { ...storeIn(event), status: null },
      isOld: { ...context.isOld, menu: isLost(event) },
    })),
    settleChoice: assign({ chosen: null }),
  },
  guards: {
    isListOld: ({ context }) => context.isOld.list,
    isMenuOld: ({ context }) => context.isOld.menu,
    isChosen: ({ context }) => isCurrent(context, context.chosen),
    listWanted: ({ context, event }) => context.list === null && showsStores(event),
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
  context: { list: null, wanted: null, current: null, chosen: null, clock: null, isOld: { list: false, menu: false } },
  type: "parallel",
  states: {
    list: {
      initial: "idle",
      states: {
        idle: { on: { ...listOpened, ConnectionRestored: { guard: "isListOld", target: "loading" } } },
        loading: {
          invoke: {
            id: "list",
            src: "LoadStores",
            input: {},
            onDone: { target: "idle", actions: "takeList" },
            onError: { target: "failed" },
          },
        },
        failed: {
          after: { [retryAfter]: "loading" },
          on: { ...listOpened, LoadingRetried: "loading", ConnectionRestored: "loading" },
        },
      },
    },
    shown: {
      initial: "idle",
      on: {
        ScreenOpened: [
          { guard: "otherStoreWanted", target: ".loading", actions: "want" },
          {
            guard: "sameStoreWanted",
            target: ".ready",
            actions: assign({ wanted: ({ event }) => storeSlugOf(event.screen) }),
          },
        ],
        OrderOpened: { guard: "otherStoreWanted", target: ".loading", actions: "want" },
        StoreChosen: [
          { guard: "otherStoreWanted", target: ".loading", actions: "choose" },
          { target: ".ready", actions: "choose" },
        ],
        Reordered: { guard: "otherStoreWanted", target: ".loading", actions: "choose" },
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
              actions: ["takeStore", storeLoaded],
            },
            onError: [
              { guard: ({ event }) => isMissing(event.error as ApiFailure), target: "missing" },
              { target: "failed" },
            ],
          },
        },
        ready: {
          initial: "asking",
          on: {
            ScreenOpened: { guard: "noMenuWanted", target: ".resting" },
            ConnectionRestored: { guard: "isMenuOld", target: ".renewing" },
          },
          states: {
            asking: {
              invoke: {
                id: "status",
                src: "LoadStatus",
                input: ({ context }) => ({ store: context.current?.store.id ?? "" }),
                onDone: [
                  { guard: "isChosen", target: "known", actions: ["noteStatus", "settleChoice", entered, statusRead] },
                  { target: "known", actions: ["noteStatus", statusRead] },
                ],
                onError: [
                  { guard: "isChosen", target: "known", actions: ["settleChoice", entered, statusRead] },
                  { target: "known", actions: statusRead },
                ],
              },
            },
            known: { after: { [statusEvery]: askAnew }, on: { ConnectionRestored: askAnew } },
            // What the device had kept is replaced by what is so today, without a word to who reads it meanwhile.
            renewing: {
              invoke: {
                id: "store",
                src: "LoadStore",
                input: ({ context }) => ({ store: context.current?.store.slug ?? "" }),
                onDone: { target: "asking", actions: ["takeStore", storeLoaded] },
                onError: "known",
              },
            },
            // Its menu is not shown: what is known stays, nothing is asked.
            resting: { on: { TimingOpened: "asking" } },
          },
        },
        missing: {},
        failed: {
          after: { [retryAfter]: "loading" },
          on: { LoadingRetried: "loading", ConnectionRestored: "loading" },
        },
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
      clock: context.clock,
    }
  },
})

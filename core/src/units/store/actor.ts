import type { ApiFailure } from "../../api/failure.ts"
import {
  assign,
  type ChartState,
  type DoneActorEvent,
  givenIn,
  setup,
  unitFromChart,
  type WithGiven,
} from "../../kernel/chart.ts"
import { callsOf, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import { askAgainIn } from "../../messages/askAgainAfter.ts"
import type { ShopStart } from "../../messages/start.ts"
import { storeSlugOf } from "../../domain/route/rules/storeSlugOf.ts"
import type { ClockReading } from "../../domain/timing/rules/correctClock.ts"
import type { Store, StoreStatus, StoreWithMenu } from "../../domain/store/model.ts"
import type { CurrentStore, Loading, StoreView } from "./view.ts"
import { menuOpenedBy, showsCart, showsStores, type StoreSees, wantedBy } from "./wantedBy.ts"

/** Context of the stores. */
export interface StoreContext {
  readonly list: readonly Store[] | null
  readonly wanted: string | null
  readonly current: CurrentStore | null
  /** The store that the customer chose to order from, until its menu and status are loaded. */
  readonly chosen: string | null
  readonly clock: ClockReading | null
  /** Which data came from the device's cache while offline, and must be reloaded. */
  readonly isOld: { readonly list: boolean; readonly menu: boolean }
}

/** Interval in ms at which the store's status is refreshed while its menu is open. */
const statusEvery = 60_000
const triesEvery = 5_000

const wanted = { guard: "listWanted", target: "loading" } as const
const listOpened = { ScreenOpened: wanted, ModalOpened: wanted, ModalAsked: wanted } as const

const isOther = ({ current }: Pick<StoreContext, "current">, wanted: string | null): boolean =>
  wanted !== null && wanted !== current?.store.slug && wanted !== current?.store.id

/** Refreshes the current store: a stale menu first, then the status. */
const askAnew = [{ guard: "isMenuOld", target: "renewing" }, { target: "asking" }] as const
const entered = { type: "send", params: { type: "StoreEntered" } } as const
const storeLoaded = {
  type: "send",
  params: ({ event }: { readonly event: DoneActorEvent<StoreWithMenu> }) =>
    ({ type: "StoreLoaded", store: event.output.store }) as const,
} as const
const missed = {
  type: "send",
  params: ({ context: { wanted } }: { readonly context: StoreContext }) => ({ type: "StoreMissed", wanted }) as const,
} as const
const statusRead = { type: "send", params: { type: "StoreStatusRead" } } as const

const noteStatus = {
  type: "noteStatus",
  params: ({ event }: { readonly event: DoneActorEvent<StoreStatus> }) => event.output,
} as const

const isCurrent = ({ current }: StoreContext, wanted: string | null): boolean =>
  wanted !== null && current !== null && !isOther({ current }, wanted)

const isLost = (event: unknown): boolean => givenIn<StoreSees>(event).see.connection.isLost

const machine = setup({
  types: {
    context: {} as StoreContext,
    events: {} as WithGiven<ShopEvent, StoreSees>,
  },
  actors: callsOf("LoadStores", "LoadStore", "LoadStatus"),
  actions: {
    ...sends,
    // A newer request cancels a pending choice, unless it is for the same store.
    want: assign({
      wanted: ({ event }) => wantedBy(event),
      chosen: ({ context, event }) => (context.chosen === wantedBy(event) ? context.chosen : null),
    }),
    choose: assign({ wanted: ({ event }) => wantedBy(event), chosen: ({ event }) => wantedBy(event) }),
    noteStatus: assign(({ context, event }, status: StoreStatus) => ({
      current: context.current && { ...context.current, status },
      clock: { server: status.serverTime, device: givenIn(event).at.t },
    })),
    takeList: assign(({ context, event }, list: readonly Store[]) => ({
      list,
      isOld: { ...context.isOld, list: isLost(event) },
    })),
    takeStore: assign(({ context, event }, loaded: StoreWithMenu) => ({
      current: { ...loaded, status: null },
      isOld: { ...context.isOld, menu: isLost(event) },
    })),
    settleChoice: assign({ chosen: null }),
  },
  guards: {
    isListOld: ({ context }) => context.isOld.list,
    isMenuOld: ({ context }) => context.isOld.menu,
    isChosen: ({ context }) => isCurrent(context, context.chosen),
    // While another menu is shown, the details of the cart's store come from the list.
    listWanted: ({ context, event }) =>
      context.list === null &&
      (showsStores(event) || (showsCart(event) && isOther(context, event.see.cart.storeId || null))),
    /** Beer added after the age check of a repeated order: its store is already shown. */
    isFollowUp: ({ event }) => event.type === "ReorderAgreed" && event.how === "ofAge",
    otherStoreWanted: ({ context, event }) => isOther(context, wantedBy(event)),
    // A menu needed only to draw or name something does not cancel the loading of a store that the customer chose.
    otherMenuWanted: ({ context, event }) =>
      isOther(context, wantedBy(event)) && (context.chosen === null || isCurrent(context, context.chosen)),
    // Before the first status has arrived, its request continues: the ways to pay depend on it.
    noMenuWanted: ({ context, event }) =>
      context.current?.status != null &&
      context.chosen === null &&
      menuOpenedBy(event) === null &&
      !isOther(context, wantedBy(event)),
    sameStoreWanted: ({ context, event }) => menuOpenedBy(event) === context.current?.store.slug,
  },
  delays: { trying: ({ event }) => askAgainIn(event, triesEvery) },
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
            onDone: { target: "idle", actions: { type: "takeList", params: ({ event }) => event.output } },
            onError: { target: "failed" },
          },
        },
        failed: {
          after: { trying: "loading" },
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
            // Back at the shown menu, a chosen store that is still loading is no longer wanted.
            actions: assign(({ context, event }) => ({
              wanted: storeSlugOf(event.screen),
              chosen: isCurrent(context, context.chosen) ? context.chosen : null,
            })),
          },
        ],
        MenuWanted: { guard: "otherMenuWanted", target: ".loading", actions: "want" },
        StoreChosen: [
          { guard: "otherStoreWanted", target: ".loading", actions: "choose" },
          { target: ".ready", actions: "choose" },
        ],
        // Loads the stock again: sold-out products must not come into the cart.
        ReorderAgreed: [
          { guard: "isFollowUp" },
          { guard: "otherStoreWanted", target: ".loading", actions: "choose" },
          { target: ".ready", actions: "choose" },
        ],
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
              actions: [{ type: "takeStore", params: ({ event }) => event.output }, storeLoaded],
            },
            onError: [
              { guard: ({ event }) => isMissing(event.error as ApiFailure), target: "missing", actions: missed },
              { target: "failed" },
            ],
          },
        },
        ready: {
          initial: "asking",
          on: {
            ScreenOpened: { guard: "noMenuWanted", target: ".resting" },
            ConnectionRestored: { guard: "isMenuOld", target: ".renewing" },
            // The store may have closed, or its waiting time grown, since its last status.
            OrderRefused: ".asking",
          },
          states: {
            asking: {
              invoke: {
                id: "status",
                src: "LoadStatus",
                input: ({ context }) => ({ store: context.current?.store.id ?? "" }),
                onDone: [
                  { guard: "isChosen", target: "known", actions: [noteStatus, "settleChoice", entered, statusRead] },
                  { target: "known", actions: [noteStatus, statusRead] },
                ],
                onError: [
                  { guard: "isChosen", target: "known", actions: ["settleChoice", entered, statusRead] },
                  { target: "known", actions: statusRead },
                ],
              },
            },
            known: { after: { [statusEvery]: askAnew }, on: { ConnectionRestored: askAnew } },
            // Replaces a cached menu with a fresh one; the old menu stays visible meanwhile.
            renewing: {
              invoke: {
                id: "store",
                src: "LoadStore",
                input: ({ context }) => ({ store: context.current?.store.slug ?? "" }),
                onDone: {
                  target: "asking",
                  actions: [{ type: "takeStore", params: ({ event }) => event.output }, storeLoaded],
                },
                onError: "known",
              },
            },
            // The menu is not shown: keep the data, stop refreshing.
            resting: { on: { TimingOpened: "asking" } },
          },
        },
        missing: {},
        failed: {
          after: { trying: "loading" },
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

/** The list of stores, and the store whose menu is shown. */
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

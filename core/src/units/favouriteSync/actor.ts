import type { FavouriteList } from "../../domain/favourites/model.ts"
import { changeOf, joinFavourites } from "../../domain/favourites/rules/syncFavourites.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"

/** The customer's list as the device has it, and whether it has changed since it was sent. */
export interface FavouriteSyncContext {
  readonly list: FavouriteList
  readonly isStale: boolean
}

/** Whether the customer's favourites are being synchronised with the server. */
export interface FavouriteSyncView {
  readonly step: "idle" | "syncing"
}

const none: FavouriteSyncContext = { list: { customerId: null, codes: [] }, isStale: false }

const machine = setup({
  types: { context: {} as FavouriteSyncContext, events: {} as WithGiven<ShopEvent, object> },
  actors: callsOf("SyncFavourites"),
  actions: {
    ...sends,
    note: assign(({ event }) => (event.type === "FavouritesListed" ? { list: event.list } : {})),
  },
  guards: {
    isStale: ({ context }) => context.isStale,
    isUnsent: ({ context: { list } }) => list.customerId !== null && changeOf(list) !== null,
  },
}).createMachine({
  id: "favouriteSync",
  context: none,
  initial: "idle",
  on: { LoggedOut: { target: ".idle", actions: assign(none) } },
  states: {
    idle: {
      on: {
        FavouritesListed: { target: "syncing", actions: "note" },
        ConnectionRestored: { guard: "isUnsent", target: "syncing" },
      },
    },
    syncing: {
      entry: assign({ isStale: false }),
      // A second request while the first is on its way could arrive before it.
      on: { FavouritesListed: { actions: ["note", assign({ isStale: true })] } },
      invoke: {
        id: "sync",
        src: "SyncFavourites",
        input: ({ context: { list } }) => ({ customerId: list.customerId ?? "", change: changeOf(list) }),
        onDone: [
          { guard: "isStale", target: "syncing", reenter: true },
          {
            target: "idle",
            actions: {
              type: "send",
              params: ({ context, event }) => ({
                type: "FavouritesSynced",
                list: joinFavourites(context.list, event.output),
              }),
            },
          },
        ],
        onError: "idle",
      },
    },
  },
})

/** Shares a customer's favourites with their other devices; unsent changes are sent at the next chance (SPEC §7.1). */
export const favouriteSync = unitFromChart<
  ShopStart,
  FavouriteSyncContext,
  ShopEvent,
  ShopCommand,
  FavouriteSyncView,
  object
>({
  name: "favouriteSync",
  machine,
  view: ({ value }: ChartState<FavouriteSyncContext>): FavouriteSyncView => ({
    step: value as unknown as FavouriteSyncView["step"],
  }),
})

import { unitFromLedger } from "../kernel/ledger.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { FavouriteLists } from "./model.ts"
import type { SessionView } from "../session/view.ts"
import { favouritesOf, toggleFavourite } from "./rules/toggleFavourite.ts"

/** The state of the favourites unit. */
export interface FavouritesState {
  /** Whose list is shown; `null` while nobody is logged in. */
  readonly customerId: string | null
  readonly lists: FavouriteLists
}

/** Variation codes that the customer likes, newest first. */
export type FavouritesView = readonly string[]

/** What the favourites look at besides themselves. */
export interface FavouritesSees {
  readonly session: SessionView
}

/** What the customer likes, kept on the device, a list for each who uses it (SPEC §3). */
export const favourites = unitFromLedger<
  ShopStart,
  FavouritesState,
  ShopEvent,
  ShopCommand,
  FavouritesView,
  FavouritesSees
>({
  name: "favourites",
  init: () => ({ customerId: null, lists: [] }),
  on: {
    DeviceRead: (state, { contents }) => ({
      customerId: (contents.loggedIn ? contents.currentAccount?.customerId : null) ?? null,
      lists: contents.favourites ?? state.lists,
    }),
    // Whoever logs in finds their own list, and whoever logs out takes it away.
    AccountChanged: (state, { see: { session } }) => ({
      ...state,
      customerId: session._tag === "LoggedIn" ? session.user._id : null,
    }),
    LoggedOut: (state) => ({ ...state, customerId: null }),
    FavouriteToggled: (state, { variationCode }, out) => {
      const lists = toggleFavourite(state.lists, state.customerId, variationCode)
      out.emit.tell({ command: { type: "Keep", kept: { entry: "favourites", value: lists } } })
      return { ...state, lists }
    },
    KeptElsewhere: (state, { kept }) => (kept.entry === "favourites" ? { ...state, lists: kept.value ?? [] } : state),
  },
  view: ({ lists, customerId }) => favouritesOf(lists, customerId),
})

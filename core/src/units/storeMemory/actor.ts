import { type LedgerOut, unitFromLedger } from "../../kernel/ledger.ts"
import type { RouteView } from "../route/actor.ts"
import type { Screen } from "../../domain/route/model.ts"
import { menuSlugOf } from "../../domain/route/rules/storeSlugOf.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { Store } from "../../domain/store/model.ts"
import type { StoreView } from "../store/view.ts"
import type { ChosenStore } from "../../domain/storeMemory/model.ts"

/** State of the store memory; `null` until a store is chosen. */
export interface StoreMemoryState {
  readonly chosen: ChosenStore | null
}

/** The views of other units that the store memory reads. */
export interface StoreMemorySees {
  readonly route: RouteView
  readonly store: StoreView
}

/** Matches a store by slug or id; an address may use either. */
const isOf = (screen: Screen, { id, slug }: Store): boolean => {
  const named = menuSlugOf(screen)
  return named === slug || named === id
}

const remember = (
  state: StoreMemoryState,
  { id, slug, name }: Store,
  out: LedgerOut<ShopEvent, ShopCommand>,
): StoreMemoryState => {
  const { chosen } = state
  if (chosen?.id === id && chosen.slug === slug && chosen.name === name) return state
  const value = { id, slug, name }
  out.emit.tell({ command: { type: "Keep", kept: { entry: "store", value } } })
  return { chosen: value }
}

/** Remembers the store chosen last: one whose menu was opened and loaded (SPEC §2.3, §3). */
export const storeMemory = unitFromLedger<
  ShopStart,
  StoreMemoryState,
  ShopEvent,
  ShopCommand,
  StoreMemoryState,
  StoreMemorySees
>({
  name: "storeMemory",
  init: () => ({ chosen: null }),
  on: {
    DeviceRead: (state, { contents }) => (contents.store ? { chosen: contents.store } : state),
    // Only a store whose menu is shown counts as chosen, not one loaded for an order's tracker.
    StoreLoaded: (state, { store, see }, out) => (isOf(see.route.screen, store) ? remember(state, store, out) : state),
    // An explicit choice counts on any screen.
    StoreEntered: (state, { see }, out) => (see.store.current ? remember(state, see.store.current.store, out) : state),
    ScreenOpened: (state, { screen, see }, out) => {
      const store = see.store.current?.store
      return store && isOf(screen, store) ? remember(state, store, out) : state
    },
    KeptElsewhere: (state, { kept }) => (kept.entry === "store" ? { chosen: kept.value } : state),
  },
  view: (state) => state,
})

import { type LedgerOut, unitFromLedger } from "../kernel/ledger.ts"
import type { RouteView } from "../route/actor.ts"
import type { Screen } from "../route/model.ts"
import { menuSlugOf } from "../route/rules/storeSlugOf.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { Store } from "../store/model.ts"
import type { StoreView } from "../store/view.ts"
import type { ChosenStore } from "./model.ts"

/** The state of the store memory; `null` until a store was chosen. */
export interface StoreMemoryState {
  readonly chosen: ChosenStore | null
}

/** What the store memory looks at besides itself. */
export interface StoreMemorySees {
  readonly route: RouteView
  readonly store: StoreView
}

/** An address may name a store by its slug or its id. */
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

/** Which store the customer chose last: the one whose menu was opened and is there (SPEC §2.3, §3). */
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
    // A store that is loaded for an order's tracker was not chosen now: only the one whose menu is shown counts.
    StoreLoaded: (state, { store, see }, out) => (isOf(see.route.screen, store) ? remember(state, store, out) : state),
    // The customer chose it, whatever is shown.
    StoreEntered: (state, { see }, out) => (see.store.current ? remember(state, see.store.current.store, out) : state),
    ScreenOpened: (state, { screen, see }, out) => {
      const store = see.store.current?.store
      return store && isOf(screen, store) ? remember(state, store, out) : state
    },
    KeptElsewhere: (state, { kept }) => (kept.entry === "store" ? { chosen: kept.value } : state),
  },
  view: (state) => state,
})

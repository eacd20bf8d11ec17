import type { CartView } from "../cart/view.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../kernel/chart.ts"
import type { RouteView } from "../route/actor.ts"
import { storeSlugOf } from "../route/rules/storeSlugOf.ts"
import type { SessionView } from "../session/view.ts"
import { callsOf, sends, type ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { StoreMemoryState } from "../storeMemory/actor.ts"

/** The store that is being kept, or could not be. */
export interface DefaultStoreContext {
  readonly wanted: string | null
}

/** What the default store looks at besides itself. */
export interface DefaultStoreSees {
  readonly cart: CartView
  readonly route: RouteView
  readonly session: SessionView
  readonly storeMemory: StoreMemoryState
}

/** How the keeping of a default store goes; which one it is says the profile. */
export interface DefaultStoreView {
  readonly step: "idle" | "saving" | "saved" | "failed"
  /** Id of the store that was chosen last; `null` before. */
  readonly wanted: string | null
}

type Event = WithGiven<ShopEvent, DefaultStoreSees>

const favouriteOf = (session: SessionView): string | null =>
  session._tag === "LoggedIn" ? session.user.favoriteStore : null

const machine = setup({
  types: { context: {} as DefaultStoreContext, events: {} as Event },
  actors: callsOf("SaveDefaultStore"),
  actions: { ...sends },
  guards: {
    isLoggedIn: ({ event }) => event.see.session._tag === "LoggedIn",
    // Whoever has chosen nothing yet, and looks at no store, begins with their own.
    isWelcome: ({ event: { see } }) =>
      favouriteOf(see.session) !== null &&
      see.storeMemory.chosen === null &&
      see.cart.storeSlug === "" &&
      storeSlugOf(see.route.screen) === null,
    opensPanel: ({ event }) => event.type === "ModalOpened" && event.modal._tag === "UserStore",
  },
}).createMachine({
  id: "defaultStore",
  context: { wanted: null },
  initial: "idle",
  on: {
    DefaultStoreChosen: {
      guard: "isLoggedIn",
      target: ".saving",
      reenter: true,
      actions: assign({ wanted: ({ event }) => event.storeId }),
    },
    AccountChanged: [
      {
        guard: "isWelcome",
        target: ".idle",
        actions: {
          type: "send",
          params: ({ event }) => ({ type: "StoreChosen", storeSlug: favouriteOf(event.see.session) ?? "" }),
        },
      },
      { target: ".idle" },
    ],
    LoggedOut: ".idle",
  },
  states: {
    idle: {},
    saving: {
      invoke: {
        id: "save",
        src: "SaveDefaultStore",
        input: ({ context }) => ({ storeId: context.wanted ?? "" }),
        onDone: {
          target: "saved",
          actions: { type: "send", params: ({ event }) => ({ type: "ProfileChanged", user: event.output }) },
        },
        onError: "failed",
      },
    },
    saved: { on: { ModalOpened: { guard: "opensPanel", target: "idle" } } },
    failed: { on: { ModalOpened: { guard: "opensPanel", target: "idle" } } },
  },
})

/** Keeps which store a customer mostly orders from, and begins with it when nothing else was chosen (SPEC §2.4, §3). */
export const defaultStore = unitFromChart<
  ShopStart,
  DefaultStoreContext,
  ShopEvent,
  ShopCommand,
  DefaultStoreView,
  DefaultStoreSees
>({
  name: "defaultStore",
  machine,
  view: ({ value, context }: ChartState<DefaultStoreContext>): DefaultStoreView => ({
    step: value as unknown as DefaultStoreView["step"],
    wanted: context.wanted,
  }),
})

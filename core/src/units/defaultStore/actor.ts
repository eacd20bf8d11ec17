import type { CartView } from "../cart/view.ts"
import { assign, type ChartState, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import type { RouteView } from "../route/actor.ts"
import { storeSlugOf } from "../../domain/route/rules/storeSlugOf.ts"
import type { SessionView } from "../session/view.ts"
import { callsOf, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { StoreMemoryState } from "../storeMemory/actor.ts"

/** The store being saved, or the one that failed to save; `null` is none. */
export interface DefaultStoreContext {
  readonly wanted: string | null
}

/** The views of other units that the default store reads. */
export interface DefaultStoreSees {
  readonly cart: CartView
  readonly route: RouteView
  readonly session: SessionView
  readonly storeMemory: StoreMemoryState
}

/** Progress of saving the default store; the profile holds which store it is. */
export interface DefaultStoreView {
  readonly step: "idle" | "saving" | "saved" | "failed"
  /** Id of the store chosen last; `null` before a choice, and after the choice of none. */
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
    // A customer without a chosen or open store starts with their default store.
    isWelcome: ({ event: { see } }) =>
      favouriteOf(see.session) !== null &&
      see.storeMemory.chosen === null &&
      see.cart.storeSlug === "" &&
      storeSlugOf(see.route.screen) === null,
    isSameCustomer: ({ event }) => event.type === "AccountChanged" && event.isSameCustomer,
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
      // Switching between a customer's own account and an organisation does not change whose default store is saved.
      on: { AccountChanged: { guard: "isSameCustomer" } },
      invoke: {
        id: "save",
        src: "SaveDefaultStore",
        input: ({ context }) => ({ storeId: context.wanted }),
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

/** Saves the customer's default store, and opens it when no other store was chosen (SPEC §2.4, §3). */
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

import { shippingTo } from "../../domain/address/rules/shippingTo.ts"
import { usualAddress } from "../../domain/address/rules/usualAddress.ts"
import type { ShippingAddress } from "../../domain/cart/model.ts"
import { backOff } from "../../domain/connection/rules/backOff.ts"
import { assign, givenIn, setup, unitFromChart, type WithGiven } from "../../kernel/chart.ts"
import { callsOf, sends, type ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { FinderView } from "../address/view.ts"
import { storeOfCart } from "../cart/rules/storeOfCart.ts"
import type { CartView } from "../cart/view.ts"
import type { RouteView } from "../route/actor.ts"
import { organisationOf, type SessionView } from "../session/view.ts"
import type { StoreView } from "../store/view.ts"
import { type AccountContext, type AccountView, viewAccount } from "./view.ts"

/** The views of other units that the account reads. */
export interface AccountSees {
  readonly cart: CartView
  readonly finder: FinderView
  readonly route: RouteView
  readonly session: SessionView
  readonly store: StoreView
}

const seen = (event: unknown): AccountSees => givenIn<AccountSees>(event).see

/** The organisation whose budget the checkout shows. */
const payerIn = ({ route, session }: AccountSees): string | null =>
  route.screen._tag === "Checkout" ? organisationOf(session) : null

/** Whether the checkout needs an address from a customer, who has not begun to type one. */
const lacksAddress = ({ cart: { shipping }, finder, route, session }: AccountSees): boolean =>
  route.screen._tag === "Checkout" &&
  session._tag === "LoggedIn" &&
  session.organisation === null &&
  shipping.method === "delivery" &&
  shipping.address === null &&
  finder.query === ""

/** The saved address that the food goes to unless the customer says otherwise. */
const usualIn = ({ addresses }: AccountContext, see: AccountSees): ShippingAddress | null => {
  if (addresses === null || !lacksAddress(see)) return null
  const usual = usualAddress(addresses, storeOfCart(see.cart, see.store)?.deliveryArea ?? null)
  return usual && { ...shippingTo(usual), deliveryDescription: usual.deliveryDescription, ofAccount: true }
}

const chart = setup({
  types: { context: {} as AccountContext, events: {} as WithGiven<ShopEvent, AccountSees> },
  actors: callsOf("LoadBudget", "LoadAddresses"),
  actions: {
    ...sends,
    forget: assign({ budget: null, addresses: null, failures: 0 }),
    noteFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  guards: {
    wantsBudget: ({ event }) => payerIn(seen(event)) !== null,
    wantsAddresses: ({ context, event }) => context.addresses === null && lacksAddress(seen(event)),
  },
  delays: { growing: ({ context }) => backOff(context.failures) },
})

const fill = chart.enqueueActions(({ context, enqueue, event }) => {
  const address = usualIn(context, seen(event))
  if (address !== null) enqueue({ type: "send", params: { type: "AddressChosen", address } })
})

const toBudget = { guard: "wantsBudget", target: ".loadingBudget", reenter: true } as const
const toAddresses = { guard: "wantsAddresses", target: ".loadingAddresses" } as const

const machine = chart.createMachine({
  id: "account",
  context: { budget: null, addresses: null, failures: 0 },
  initial: "idle",
  on: {
    // An order may have taken from the budget before the next one is begun.
    ScreenOpened: [toBudget, toAddresses, { target: ".idle", actions: [assign({ budget: null }), fill] }],
    AccountChanged: [
      { ...toBudget, actions: "forget" },
      // What was loaded is another account's; the guard must not take it for this one's.
      {
        guard: ({ event }) => lacksAddress(seen(event)),
        target: ".loadingAddresses",
        reenter: true,
        actions: "forget",
      },
      { target: ".idle", actions: "forget" },
    ],
    LoggedOut: { target: ".idle", actions: "forget" },
    MethodChosen: [toAddresses, { actions: fill }],
    // Others may have used the budget up.
    OrderRefused: toBudget,
  },
  states: {
    idle: {},
    loadingBudget: {
      invoke: {
        id: "budget",
        src: "LoadBudget",
        input: ({ event }) => ({ organisationId: payerIn(seen(event)) ?? "" }),
        onDone: { target: "idle", actions: assign({ budget: ({ event }) => event.output, failures: 0 }) },
        onError: { target: "restingBudget", actions: "noteFailure" },
      },
    },
    restingBudget: { after: { growing: "loadingBudget" }, on: { ConnectionRestored: "loadingBudget" } },
    loadingAddresses: {
      invoke: {
        id: "addresses",
        src: "LoadAddresses",
        input: {},
        onDone: {
          target: "loaded",
          actions: assign({ addresses: ({ event }) => event.output, failures: 0 }),
        },
        onError: { target: "restingAddresses", actions: "noteFailure" },
      },
    },
    loaded: { always: { target: "idle", actions: fill } },
    restingAddresses: { after: { growing: "loadingAddresses" }, on: { ConnectionRestored: "loadingAddresses" } },
  },
})

/** What the server knows of the account that orders, for the checkout: its budget, or its addresses (DECISIONS §12, §13). */
export const account = unitFromChart<ShopStart, AccountContext, ShopEvent, ShopCommand, AccountView, AccountSees>({
  name: "account",
  machine,
  view: viewAccount,
})

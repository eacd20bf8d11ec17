import { assign, type ChartState, unitFromChart } from "../../kernel/chart.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import { checkoutChart } from "./chart.ts"
import type { CheckoutContext, CheckoutSees } from "./context.ts"
import { filling } from "./filling.ts"
import { initialContext } from "./initialContext.ts"
import { paying } from "./paying.ts"
import { checking, placed, placing, settled, uncertain } from "./placing.ts"
import { askingCode, checkingCode, codeAsked } from "./proving.ts"
import { forgetContact, forgetCustomer } from "./remembering.ts"
import { type CheckoutView, viewCheckout } from "./view.ts"

const lookAgain = { guard: "isVisited", actions: "look" } as const

const machine = checkoutChart.createMachine({
  id: "checkout",
  context: ({ input }) => initialContext(input.start.origin),
  initial: "filling",
  on: {
    // Recomputes the blocks whenever an event may change them. `CartChanged` is left out because it is the hot path:
    // the server confirms its price a second later, and that recomputes them.
    // Nothing is computed before the first visit to the checkout, because nothing shows it.
    ScreenOpened: [
      { guard: "opensCheckout", actions: [assign({ visited: true }), "fillIn", "seePayer", "look"] },
      lookAgain,
    ],
    StoreStatusRead: lookAgain,
    PriceConfirmed: lookAgain,
    CallRefused: lookAgain,
    CallFailed: lookAgain,
    MethodChosen: lookAgain,
    AddressChosen: lookAgain,
    HotspotChosen: lookAgain,
    TimeRequested: lookAgain,
    // A choice in this tab needs no message; a change made in another tab does.
    AccountChosen: {
      guard: "isVisited",
      actions: { type: "choosePayer", params: ({ event }) => event.organisationId },
    },
    AccountChanged: { guard: "isVisited", actions: ["fillIn", "hearPayer", "look"] },
    // What the account filled in is removed, and what was typed stays; an order in flight still belongs to the
    // customer.
    LoggedOut: [{ guard: "isVisited", actions: [...forgetCustomer, "look"] }, { actions: [...forgetCustomer] }],
    // The order is not resent for a translation: the server's messages, in the previous language, are dropped, and each
    // problem is shown by its code.
    LanguageChosen: {
      guard: ({ event }) => event.language !== event.see.route.language,
      actions: assign({
        problems: ({ context }) => context.problems.map((problem) => ({ ...problem, message: "" })),
      }),
    },
    // Also while an order is in flight or awaits its payment, because the checkbox is still shown.
    RememberingChosen: [
      { guard: ({ event }) => event.remember, actions: assign({ remembers: true }) },
      { actions: [assign({ remembers: false }), { type: "tell", params: forgetContact }] },
    ],
    // Another tab of this browser was asked to remember the customer, or to forget them.
    KeptElsewhere: {
      guard: ({ event }) => event.kept.entry === "contact",
      actions: assign({ remembers: ({ event }) => event.kept.value !== null }),
    },
  },
  states: {
    filling,
    checking,
    askingCode,
    codeAsked,
    checkingCode,
    placing,
    uncertain,
    paying,
    placed,
    settled,
  },
})

/** Takes the customer from a confirmed cart to an order that the server has accepted (DECISIONS §14). */
export const checkout = unitFromChart<ShopStart, CheckoutContext, ShopEvent, ShopCommand, CheckoutView, CheckoutSees>({
  name: "checkout",
  machine,
  view: (state: ChartState<CheckoutContext>) => viewCheckout(state.value, state.context),
})

import type { CartView } from "../cart/view.ts"
import type { DiscountChoice } from "../discount/rules/chooseDiscount.ts"
import { type LedgerOut, unitFromLedger } from "../kernel/ledger.ts"
import type { MenuView } from "../menu/actor.ts"
import type { RouteView } from "../route/actor.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { ValidationView } from "../validation/actor.ts"
import { add, times } from "../money/rules/kroner.ts"
import type { AnalyticsEvent, AnalyticsItem } from "./model.ts"
import { itemOf } from "./rules/itemOf.ts"
import { titleOfPath } from "../route/rules/titleOfPath.ts"

/** What statistics look at besides themselves. */
export interface StatisticsSees {
  readonly cart: CartView
  readonly menu: MenuView
  readonly route: RouteView
  readonly validation: ValidationView
}

/** What waits for the customer's word, and the word once it is known. */
export interface StatisticsState {
  readonly consent: "unknown" | "given" | "refused"
  readonly waiting: readonly AnalyticsEvent[]
  /** What was sent last to be ordered: by the time the order is taken the cart is empty. */
  readonly ordered: readonly AnalyticsItem[]
}

/** How much waits to be allowed. */
export interface StatisticsView {
  readonly waiting: number
}

/** After a change of route, before its page view is counted (SPEC §2.2). */
export const pageViewAfter = 500
/** Of what waits for consent the newest are kept. */
export const mostWaiting = 100

type Out = LedgerOut<ShopEvent, ShopCommand>

const leave = (event: AnalyticsEvent, out: Out) => out.emit.tell({ command: { type: "Track", event } })

const count = (state: StatisticsState, event: AnalyticsEvent, out: Out): StatisticsState => {
  if (state.consent === "refused") return state
  if (state.consent === "unknown") {
    // Until a choice is made this happens often, with a full list: it is copied once.
    const waiting = state.waiting.slice(1 - mostWaiting)
    waiting.push(event)
    return { ...state, waiting }
  }
  leave(event, out)
  return state
}

const valueOf = (items: readonly AnalyticsItem[]) => add(...items.map(({ price, quantity }) => times(price, quantity)))

const discountOf = ({ _tag, discount }: Extract<DiscountChoice, { readonly discount: unknown }>) =>
  ({ code: discount.couponCode, kind: _tag === "UserDiscount" ? "user" : "organisation" }) as const

const withoutQuery = (path: string): string => path.replace(/[?#].*$/, "")

/** Counts what happens, and lets nothing out before the customer has allowed statistics (SPEC §2.2, §7.5). */
export const statistics = unitFromLedger<
  ShopStart,
  StatisticsState,
  ShopEvent,
  ShopCommand,
  StatisticsView,
  StatisticsSees
>({
  name: "statistics",
  init: () => ({ consent: "unknown", waiting: [], ordered: [] }),
  on: {
    ConsentKnown: (state, { choice }, out) => {
      if (!choice.statistics) return { consent: "refused", waiting: [], ordered: [] }
      for (const event of state.waiting) leave(event, out)
      return { ...state, consent: "given", waiting: [] }
    },
    Tracked: (state, { event }, out) => count(state, event, out),
    ScreenOpened: (state, { screen, at, see }, out) => {
      // Each change of route is counted, also when the next one follows at once.
      const settled = { type: "PageSettled", path: withoutQuery(see.route.path) } as const
      if (state.consent !== "refused") out.emit.arm({ id: `page${at.n}`, delay: pageViewAfter, event: settled })
      if (screen._tag === "Menu") {
        return count(state, { name: "view_item_list", properties: { list: see.menu.category } }, out)
      }
      if (screen._tag !== "Checkout" || see.cart.totalCount === 0) return state
      const { totalPrice, lines } = see.cart
      return count(state, { name: "begin_checkout", properties: { value: totalPrice, items: lines.map(itemOf) } }, out)
    },
    ShelfChosen: (state, { category }, out) =>
      count(state, { name: "view_item_list", properties: { list: category } }, out),
    PageSettled: (state, { path }, out) =>
      count(state, { name: "page_view", properties: { title: titleOfPath(path), path } }, out),
    LoggedIn: (state, { how }, out) =>
      count(state, { name: "login", properties: { method: how === "code" ? "sms" : "email" } }, out),
    PaymentEnded: (state, { orderId, outcome }, out) =>
      outcome === "authorised"
        ? state
        : count(state, { name: "payment_failed", properties: { orderId, reason: outcome } }, out),
    CouponEntered: (state, { code }, out) =>
      count(state, { name: "discount_added", properties: { code: code.trim(), kind: "deal" } }, out),
    DiscountChosen: (state, { choice }, out) =>
      choice._tag === "UserDiscount" || choice._tag === "OrganisationDiscount"
        ? count(state, { name: "discount_added", properties: discountOf(choice) }, out)
        : state,
    OrderSubmitted: (state, { see }) => ({ ...state, ordered: see.cart.lines.map(itemOf) }),
    OrderPlaced: (state, { orderId, see: { validation } }, out) => {
      const items = state.ordered
      const value = validation._tag === "Confirmed" ? validation.price.customerAmount : valueOf(items)
      return count({ ...state, ordered: [] }, { name: "purchase", properties: { orderId, value, items } }, out)
    },
  },
  view: ({ waiting }) => ({ waiting: waiting.length }),
})

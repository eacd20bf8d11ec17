import type { CartView } from "../cart/view.ts"
import type { DiscountChoice } from "../../domain/discount/rules/chooseDiscount.ts"
import { type LedgerOut, unitFromLedger } from "../../kernel/ledger.ts"
import type { MenuView } from "../menu/actor.ts"
import type { RouteView } from "../route/actor.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { ValidationView } from "../validation/actor.ts"
import { add, times } from "../../domain/money/rules/kroner.ts"
import type { AnalyticsEvent, AnalyticsItem } from "../../domain/analytics/model.ts"
import { itemOf } from "../../domain/analytics/rules/itemOf.ts"
import { titleOfPath } from "../../domain/route/rules/titleOfPath.ts"

/** The views of other units that analytics reads. */
export interface StatisticsSees {
  readonly cart: CartView
  readonly menu: MenuView
  readonly route: RouteView
  readonly validation: ValidationView
}

/** Events queued until the customer decides on consent, and the decision once it is known. */
export interface StatisticsState {
  readonly consent: "unknown" | "given" | "refused"
  readonly waiting: readonly AnalyticsEvent[]
  /** Items of the order sent last; the cart is already empty when the server accepts the order. */
  readonly ordered: readonly AnalyticsItem[]
}

/** Number of events that wait for consent. */
export interface StatisticsView {
  readonly waiting: number
}

/** Delay in ms between a change of route and its page view (SPEC §2.2). */
export const pageViewAfter = 500
/** Upper bound on events that wait for consent; the oldest are dropped. */
export const mostWaiting = 100

type Out = LedgerOut<ShopEvent, ShopCommand>

const leave = (event: AnalyticsEvent, out: Out) => out.emit.tell({ command: { type: "Track", event } })

const count = (state: StatisticsState, event: AnalyticsEvent, out: Out): StatisticsState => {
  if (state.consent === "refused") return state
  if (state.consent === "unknown") {
    // This path is hot until consent is decided, so a full list is copied only once.
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

/** Collects analytics events and sends none before the customer consents to statistics (SPEC §2.2, §7.5). */
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
      // Each change of route gets its own page view, even when the next one follows within the delay.
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
    CouponAccepted: (state, { code }, out) =>
      count(state, { name: "discount_added", properties: { code, kind: "deal" } }, out),
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

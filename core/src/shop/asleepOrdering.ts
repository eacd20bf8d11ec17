import { beginCart } from "../cart/begin.ts"
import type { CartState } from "../cart/changing.ts"
import type { CartView } from "../cart/view.ts"
import type { WithGiven } from "../kernel/unit.ts"
import { marketOf } from "../market/markets.ts"
import { zero } from "../money/rules/kroner.ts"
import type { RouteView } from "../route/actor.ts"
import { accountOf, type SessionView } from "../session/view.ts"
import type { ShopEvent } from "./events.ts"
import type { ShopStart } from "./start.ts"
import { unasked } from "../validation/unasked.ts"

type Types = readonly ShopEvent["type"][]

/** What is known of the cart before anybody has put anything in it, or chosen how it is to be handed over. */
export const cartAsleep = {
  name: "cart",
  listens: [
    "DeviceRead",
    "AccountChanged",
    "LoggedOut",
    "CartChangedElsewhere",
    "ProductAdded",
    "ItemAdded",
    "LineEdited",
    "LineIncreased",
    "LineDecreased",
    "LineRemoved",
    "RemovalUndone",
    "CartEmptied",
    "StoreEntered",
    "StoreStatusRead",
    "Reordered",
    "MethodChosen",
    "HotspotChosen",
    "AddressChosen",
    "ContactlessChosen",
    "TimeRequested",
    "DiscountChosen",
    "CouponEntered",
    "LoyaltyChosen",
    "LoyaltyAgreed",
    "PizzaSizePreferred",
    "PriceConfirmed",
    "OrderPlaced",
    "PaymentFailed",
    "OrderRefused",
  ] satisfies Types,
  asleep: beginCart,
  wakes: (event: WithGiven<ShopEvent, { readonly session: SessionView }>) => {
    if (event.type === "DeviceRead") {
      const { cart, currentAccount, loggedIn } = event.contents
      return cart !== null || (loggedIn && currentAccount !== null)
    }
    // Whoever it is now, nothing was given to anybody; and no earlier order waits for its store.
    if (event.type === "AccountChanged") return accountOf(event.see.session) !== null
    return event.type !== "LoggedOut" && event.type !== "StoreStatusRead"
  },
  view: ({ cart, large, loyaltyAgreed, removed }: CartState): CartView => {
    const { items: _, timestamp: __, version: ___, ...shown } = cart
    const nothing = { lines: [], orderLines: [], totalCount: 0, totalPrice: zero, expectedTotal: zero }
    return { ...shown, ...large, ...nothing, loyaltyAgreed, removed }
  },
}

/** What is known of the last order as long as the device knows of none. */
export const lastOrderAsleep = {
  name: "lastOrder",
  listens: ["DeviceRead", "OrderPlaced", "ScreenOpened"] satisfies Types,
  asleep: () => ({ value: "idle", context: { kept: null, order: null } }),
  wakes: (event: ShopEvent) =>
    event.type === "OrderPlaced" || (event.type === "DeviceRead" && event.contents.lastOrder !== null),
  view: () => ({ kept: null, order: { _tag: "Idle" } }) as const,
}

/** What is known of the offer of points before anybody comes to where they pay. */
export const loyaltyAsleep = {
  name: "loyalty",
  listens: ["ScreenOpened", "PriceConfirmed", "AccountChanged", "LoggedOut"] satisfies Types,
  asleep: ({ market }: ShopStart) => ({ market, offeredFor: null }),
  wakes: ({ type, see }: WithGiven<ShopEvent, { readonly route: RouteView }>) =>
    (type === "ScreenOpened" || type === "PriceConfirmed") && see.route.screen._tag === "Checkout",
  view: () => ({}),
}

/** What is known of the price as long as there is nothing to be priced. */
export const validationAsleep = {
  name: "validation",
  listens: [
    "CartMoved",
    "CartChanged",
    "AccountChanged",
    "LoggedOut",
    "OrderRefused",
    "PriceRetried",
    "ConnectionRestored",
  ] satisfies Types,
  asleep: ({ market }: ShopStart) => ({
    value: "empty",
    context: {
      ...unasked,
      marketMinimum: marketOf(market).minimumDelivery,
      minimum: zero,
      said: null,
      hasAlerted: false,
    } as const,
  }),
  wakes: ({ type, see }: WithGiven<ShopEvent, { readonly cart: CartView }>) =>
    type === "CartMoved" || type === "OrderRefused" || (type === "CartChanged" && see.cart.totalCount > 0),
  view: () => ({ _tag: "Empty", couponError: null, change: null, minimum: zero, left: zero }) as const,
}

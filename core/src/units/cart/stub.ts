import { beginCart } from "./begin.ts"
import type { CartState } from "./changing.ts"
import type { CartView } from "./view.ts"
import type { WithGiven } from "../../kernel/unit.ts"
import { zero } from "../../domain/money/rules/kroner.ts"
import { accountOf, type SessionView } from "../session/view.ts"
import type { ShopEvent } from "../../messages/events.ts"

/** Stub of the cart: empty, with no method chosen. */
export const cartStub = {
  name: "cart",
  listens: [
    "DeviceRead",
    "AccountChanged",
    "LoggedOut",
    "CartChangedElsewhere",
    "ProductAdded",
    "ItemAdded",
    "MoveAgreed",
    "MoveUndone",
    "LineEdited",
    "LineIncreased",
    "LineDecreased",
    "LineRemoved",
    "RemovalUndone",
    "CartEmptied",
    "StoreEntered",
    "StoreStatusRead",
    "Reordered",
    "ReorderAgreed",
    "LeftOutDismissed",
    "CodesRefused",
    "MethodChosen",
    "HotspotChosen",
    "AddressChosen",
    "DoorDescribed",
    "ContactlessChosen",
    "TimeRequested",
    "DiscountChosen",
    "CouponAccepted",
    "CouponRemoved",
    "CodesLapsed",
    "LapseUndone",
    "LoyaltyChosen",
    "LoyaltyAgreed",
    "PizzaSizePreferred",
    "PriceConfirmed",
    "OrderPlaced",
    "KeySpent",
  ] satisfies readonly ShopEvent["type"][],
  initial: beginCart,
  needsCode: (event: WithGiven<ShopEvent, { readonly session: SessionView }>) => {
    if (event.type === "DeviceRead") {
      const { cart, contact, currentAccount, loggedIn } = event.contents
      return cart !== null || contact !== null || (loggedIn && currentAccount !== null)
    }
    // An empty cart holds no granted discounts, and no earlier order waits for its store.
    if (event.type === "AccountChanged") return accountOf(event.see.session) !== null
    return event.type !== "LoggedOut" && event.type !== "StoreStatusRead"
  },
  view: ({ broughtCodes, cart, large, leftOut, loyaltyAgreed, removed }: CartState): CartView => {
    const { items: _, timestamp: __, version: ___, ...shown } = cart
    const nothing = { lines: [], orderLines: [], totalCount: 0, totalPrice: zero, expectedTotal: zero }
    return {
      ...shown,
      ...large,
      ...nothing,
      loyaltyAgreed,
      removed,
      movedFrom: null,
      lapsed: null,
      leftOut,
      broughtCodes,
      isReordering: false,
    }
  },
}

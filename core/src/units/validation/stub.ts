import type { CartView } from "../cart/view.ts"
import type { WithGiven } from "../../kernel/unit.ts"
import { marketOf } from "../../domain/market/markets.ts"
import { zero } from "../../domain/money/rules/kroner.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import { unasked } from "./unasked.ts"

/** Stub of the validation: the cart is empty, so there is no price. */
export const validationStub = {
  name: "validation",
  listens: [
    "CartMoved",
    "CouponAccepted",
    "DiscountChosen",
    "CartChanged",
    "AccountChanged",
    "LoggedOut",
    "OrderRefused",
    "PriceRetried",
    "ConnectionRestored",
  ] satisfies readonly ShopEvent["type"][],
  initial: ({ market }: ShopStart) => ({
    value: "empty",
    context: {
      ...unasked,
      marketMinimum: marketOf(market).minimumDelivery,
      minimum: zero,
      said: null,
      hasAlerted: false,
    } as const,
  }),
  needsCode: ({ type, see }: WithGiven<ShopEvent, { readonly cart: CartView }>) =>
    type === "CartMoved" ||
    type === "OrderRefused" ||
    type === "DiscountChosen" ||
    (type === "CartChanged" && see.cart.totalCount > 0),
  view: () => ({ _tag: "Empty", couponError: null, change: null, minimum: zero, left: zero }) as const,
}

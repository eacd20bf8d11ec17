import type { CartView } from "../cart/view.ts"
import type { WithGiven } from "../../kernel/unit.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"

const isChange = (type: ShopEvent["type"]): boolean =>
  type === "StoreStatusRead" || type === "CartMoved" || type === "MethodChosen" || type === "HotspotChosen"

/** Stub of the time picker: closed, and the cart holds no requested time that could expire. */
export const timingStub = {
  name: "timing",
  listens: [
    "StoreStatusRead",
    "CartMoved",
    "MethodChosen",
    "HotspotChosen",
    "TimingOpened",
    "TimingClosed",
    "TimeOptionChosen",
    "SlotChosen",
    "TimeRequested",
  ] satisfies readonly ShopEvent["type"][],
  initial: ({ market }: ShopStart) => ({ value: "closed", context: { market, option: null, picker: null } }),
  needsCode: ({ type, see }: WithGiven<ShopEvent, { readonly cart: CartView }>) =>
    type === "TimingOpened" || (isChange(type) && see.cart.shipping.requestedTime !== null),
  view: () => ({ _tag: "Closed" }) as const,
}

import type { ShopEvent } from "../../messages/events.ts"
import { initialPayment } from "./context.ts"

const nothing = { _tag: "Nothing" } as const

/** Stub of the payment: no order waits for one. */
export const paymentStub = {
  name: "payment",
  listens: ["ScreenOpened", "PaymentWanted"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "nothing", context: initialPayment }),
  needsCode: (event: ShopEvent) =>
    event.type === "PaymentWanted" || (event.type === "ScreenOpened" && event.screen._tag === "Payment"),
  view: () => nothing,
}

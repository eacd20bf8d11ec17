import type { PaymentAwaited } from "@skorpe/core/domain/order"
import { dropPassed } from "@skorpe/core/domain/timing"
import { Effect } from "effect"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { Settings } from "../settings/Settings.ts"

/**
 * Whether the store of a waiting order has closed since it was sent, or is no longer listed. As for a new order, a time
 * in the past means now, and a time in the future stays (DECISIONS §5).
 */
export const hasClosed = Effect.fnUntraced(function* ({ storeId, advanceOrderTime }: PaymentAwaited) {
  const { market, now } = yield* Settings
  const at = (yield* Catalogue).find(storeId)
  return at === undefined || dropPassed(market.timeZone, at.store, advanceOrderTime, now())._tag === "NotThen"
})

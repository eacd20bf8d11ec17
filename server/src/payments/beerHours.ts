import { sellsBeerAt } from "@skorpe/core/domain/age"
import { variationByCode } from "@skorpe/core/domain/menu"
import { type PaymentAwaited, placeWaiting } from "@skorpe/core/domain/order"
import { Effect } from "effect"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { Settings } from "../settings/Settings.ts"

/**
 * Whether a waiting order contains beer that could not be handed over if it were placed now. The time at which the order
 * would be ready counts (DECISIONS §10), and a late payment moves that time.
 */
export const isTooLateForBeer = Effect.fnUntraced(function* (created: PaymentAwaited, startAt: Date) {
  const { market, now } = yield* Settings
  const { event } = placeWaiting({ created, startAt: startAt.getTime() }, now(), created.paymentType)
  if (sellsBeerAt(market, event.estimatedAt).allowed) return false
  const at = (yield* Catalogue).find(created.storeId)
  const isBeer = (code: string) => at !== undefined && (variationByCode(at.menu, code)?.product.alcohol ?? 0) > 0
  return created.lines.some(({ codes }) => codes.some(isBeer))
})

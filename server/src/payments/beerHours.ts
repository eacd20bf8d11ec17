import { sellsBeerAt } from "@skorpe/core/age"
import { variationByCode } from "@skorpe/core/menu"
import { type PaymentAwaited, placeWaiting } from "@skorpe/core/order"
import { Effect } from "effect"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { Settings } from "../settings.ts"

/**
 * Whether a waiting order has beer in it that might not be handed over any more if it were placed only now: it is the
 * hour at which it would be ready that counts (DECISIONS §10), and who pays late moves it.
 */
export const isTooLateForBeer = Effect.fnUntraced(function* (created: PaymentAwaited, startAt: Date) {
  const { market, now } = yield* Settings
  const { event } = placeWaiting({ created, startAt: startAt.getTime() }, now(), created.paymentType)
  if (sellsBeerAt(market, event.estimatedAt).allowed) return false
  const at = (yield* Catalogue).find(created.storeId)
  const isBeer = (code: string) => at !== undefined && (variationByCode(at.menu, code)?.product.alcohol ?? 0) > 0
  return created.lines.some(({ codes }) => codes.some(isBeer))
})

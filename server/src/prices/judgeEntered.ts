import { type CodeVerdict, judgeCode } from "@skorpe/core/domain/discount"
import type { Market } from "@skorpe/core/domain/market"
import { type CodeToJudge, readableLines } from "@skorpe/core/domain/price"
import type { StoreWithMenu } from "@skorpe/core/domain/store"
import type { Millis } from "@skorpe/core/domain/time"
import type { AskedFacts } from "./facts.ts"
import { readyAt } from "./readyAt.ts"

/** Judges a typed code for a cart by the server's own catalogue; the facts are of the code first, then of the others. */
export const judgeEntered = (
  market: Market,
  at: StoreWithMenu | null,
  { code, cart }: CodeToJudge,
  now: Millis,
  { coupons }: Extract<AskedFacts, { readonly _tag: "Facts" }>,
): CodeVerdict => {
  const [entered = { code, coupon: null, uses: { total: 0, byCustomer: 0 } }, ...others] = coupons
  if (at === null || cart === null) return judgeCode(entered, others, null, now)
  const lines = readableLines(market, at.menu, cart.products, readyAt(at.store, cart, now))
  return judgeCode(entered, others, { storeId: at.store.id, method: cart.deliveryMethod, now, lines }, now)
}

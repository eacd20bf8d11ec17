import type { ApiFailure } from "../../api/failure.ts"
import type { CouponsAgainst } from "../../domain/discount/line.ts"
import { couponKey } from "../../domain/discount/rules/couponKey.ts"
import { type CodeVerdict, judgeCode } from "../../domain/discount/rules/judgeCode.ts"
import type { AskedCoupon } from "../../domain/discount/verdict.ts"
import { marketOf } from "../../domain/market/markets.ts"
import type { CodeToJudge } from "../../domain/price/codeToJudge.ts"
import type { PriceRequest, ValidatedPrice } from "../../domain/price/model.ts"
import { priceOrder } from "../../domain/price/rules/priceOrder.ts"
import { readableLines } from "../../domain/price/rules/readableLines.ts"
import { servedAt } from "../../domain/timing/rules/servedAt.ts"
import type { Props } from "./props.ts"

/** The server's answer about a cart: a price by the shop's own rule, or a refusal. */
export type Quote =
  | { readonly _tag: "Priced"; readonly price: ValidatedPrice }
  | { readonly _tag: "Refused"; readonly failure: ApiFailure }

const refuse = (status: number, codes: readonly number[], against: readonly CouponsAgainst[] = []): Quote => {
  const problems = codes.map((code) => {
    const coupons = against.find((one) => one.code === code)?.coupons
    return { code, message: `problem ${code}`, ...(coupons === undefined ? {} : { coupons }) }
  })
  return { _tag: "Refused", failure: { _tag: "Refused", status, problems } }
}

const askedIn = ({ coupons }: Props, code: string): AskedCoupon => ({
  code,
  coupon: coupons.find((coupon) => couponKey(coupon.code) === couponKey(code)) ?? null,
  uses: { total: 0, byCustomer: 0 },
})

/** The server's answer about a code, by the shop's own rule. */
export const judge = ({ code, coupons, cart }: CodeToJudge, props: Props, now: number): CodeVerdict => {
  const at = props.stores.find(({ store }) => store.id === cart?.storeId)
  const others = coupons.map((other) => askedIn(props, other))
  if (!at || cart === null) return judgeCode(askedIn(props, code), others, null, now)
  const lines = readableLines(marketOf(props.market), at.menu, cart.products, servedAt(cart.requestedTime, now))
  const situation = { storeId: at.store.id, method: cart.deliveryMethod, now, lines }
  return judgeCode(askedIn(props, code), others, situation, now)
}

/** Prices a cart as the server would, at this moment. */
export const quote = (request: PriceRequest, props: Props, now: number): Quote => {
  const at = props.stores.find(({ store }) => store.id === request.cart.storeId)
  if (!at) return refuse(404, [1008])
  const outcome = priceOrder({
    market: marketOf(props.market),
    store: at.store,
    menu: at.menu,
    deliveryMethod: request.cart.deliveryMethod,
    hotspotId: request.hotspotId,
    products: request.cart.products,
    now,
    at: servedAt(request.cart.requestedTime, now),
    coupons: request.coupons.map((code) => askedIn(props, code)),
    useLoyaltyDiscount: request.isLoyaltyOrder,
    loyalty: null,
    byOrganisation: false,
    position: null,
    hotspotAnswers: null,
    sellsBeer: true,
    largeOrder: { needsRestrictionMessage: false, needsManualOrder: false },
  })
  if (outcome._tag === "Priced") return { _tag: "Priced", price: outcome.price }
  return refuse(400, outcome.codes, outcome.against)
}

import type { ApiFailure } from "../../api/failure.ts"
import { marketOf } from "../../market/markets.ts"
import type { PriceRequest, ValidatedPrice } from "../../price/model.ts"
import { priceOrder } from "../../price/rules/priceOrder.ts"
import type { Props } from "./props.ts"

/** What the play's server says about a cart: a price by the house's own rule, or its refusal. */
export type Quote =
  | { readonly _tag: "Priced"; readonly price: ValidatedPrice }
  | { readonly _tag: "Refused"; readonly failure: ApiFailure }

const refuse = (status: number, codes: readonly number[]): Quote => ({
  _tag: "Refused",
  failure: { _tag: "Refused", status, problems: codes.map((code) => ({ code, message: `problem ${code}` })) },
})

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
    at: Math.max(request.cart.requestedTime ?? 0, now),
    coupons: request.coupons.map((code) => ({
      code,
      coupon: props.coupons.find((coupon) => coupon.code === code) ?? null,
      uses: { total: 0, byCustomer: 0 },
    })),
    useLoyaltyDiscount: request.isLoyaltyOrder,
    loyalty: null,
    byOrganisation: false,
    position: null,
    hotspotAnswers: null,
    sellsBeer: true,
    largeOrder: { needsRestrictionMessage: false, needsManualOrder: false },
  })
  return outcome._tag === "Priced" ? { _tag: "Priced", price: outcome.price } : refuse(400, outcome.codes)
}

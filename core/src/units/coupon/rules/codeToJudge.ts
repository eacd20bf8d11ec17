import { writtenCode } from "../../../domain/discount/rules/writtenCode.ts"
import type { CodeToJudge } from "../../../domain/price/codeToJudge.ts"
import type { CartView } from "../../cart/view.ts"
import { organisationOf, type SessionView } from "../../session/view.ts"
import type { StoreView } from "../../store/view.ts"

/** What a code is judged against. */
export interface CodeSees {
  readonly cart: CartView
  readonly session: SessionView
  readonly store: StoreView
}

/** The request that judges a code for the cart, or for the shown store while the cart has none. */
export const codeToJudge = (code: string, replaces: boolean, { cart, session, store }: CodeSees): CodeToJudge => {
  const storeId = cart.storeId === "" ? (store.current?.store.id ?? null) : cart.storeId
  const { method, requestedTime } = cart.shipping
  return {
    code: writtenCode(code),
    coupons: replaces ? [] : cart.manualDeals,
    cart: storeId === null ? null : { storeId, deliveryMethod: method, requestedTime, products: cart.orderLines },
    organisationId: organisationOf(session),
  }
}

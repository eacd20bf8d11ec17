import { bringBack, isLess } from "../../domain/cart/rules/bringBack.ts"
import type { ChosenDiscounts, GivenDiscount } from "../../domain/discount/chosen.ts"
import type { DiscountChoice } from "../../domain/discount/rules/chooseDiscount.ts"
import { couponKey } from "../../domain/discount/rules/couponKey.ts"
import { couponsToSend } from "../../domain/discount/rules/couponsToSend.ts"
import { removeCodes } from "../../domain/discount/rules/removeCodes.ts"
import { type CartGiven, type CartOut, type CartState, changed } from "./changing.ts"

const discountsOf = ({ cart }: CartState): ChosenDiscounts => {
  const { userDiscount, organisationDiscount, manualDeals } = cart
  return { userDiscount, organisationDiscount, manualDeals }
}

/** Notes that the codes of this cart count; does nothing without codes. */
export const withCounted = (state: CartState): CartState => {
  const discounts = discountsOf(state)
  if (couponsToSend(discounts).length > 0) return { ...state, counted: { items: state.cart.items, discounts } }
  return state.counted === null ? state : { ...state, counted: null }
}

/** Removes codes that no longer fit; until the cart changes again their lapse can be undone. */
export const withLapsed = (state: CartState, codes: readonly string[], given: CartGiven, out: CartOut): CartState => {
  out.emit.send({ event: { type: "Noticed", notice: { _tag: "CodesLapsed", codes } } })
  const next = changed(state, removeCodes(state.cart, codes), given, out)
  const { userDiscount, organisationDiscount } = state.cart
  const granted = (userDiscount ?? organisationDiscount) ? { granted: { userDiscount, organisationDiscount } } : {}
  return { ...next, ...granted, lapsed: { codes, before: state.counted } }
}

/**
 * The choice for an accepted code: a granted discount that had lapsed is granted again, any other code joins the typed
 * ones.
 */
export const choiceOf = ({ granted }: CartState, code: string, codes: readonly string[]): DiscountChoice => {
  const is = (given: GivenDiscount | null | undefined): given is GivenDiscount =>
    given != null && couponKey(given.couponCode) === couponKey(code)
  const { userDiscount, organisationDiscount } = granted ?? {}
  if (is(userDiscount)) return { _tag: "UserDiscount", discount: userDiscount }
  if (is(organisationDiscount)) return { _tag: "OrganisationDiscount", discount: organisationDiscount }
  return { _tag: "ManualDeals", codes: [...codes, code] }
}

/** Whether restoring goods would undo the lapse; otherwise something other than the goods has changed. */
export const canUndoLapse = ({ cart, lapsed }: CartState): boolean =>
  lapsed?.before ? isLess(lapsed.before.items, cart.items) : false

/** Brings back the codes that lapsed, and the goods that they counted for. */
export const withLapseUndone = (state: CartState, given: CartGiven, out: CartOut): CartState => {
  const before = canUndoLapse(state) ? state.lapsed?.before : null
  if (!before) return state
  return changed(state, { ...before.discounts, items: bringBack(before.items, state.cart.items) }, given, out)
}

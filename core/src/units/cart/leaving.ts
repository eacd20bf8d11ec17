import type { CurrentAccount } from "../../domain/device/model.ts"
import type { LogoutCause } from "../../domain/session/model.ts"
import type { CartGiven, CartOut, CartState } from "./changing.ts"
import { ownedBy, withShipping } from "./changing.ts"

const withoutLeft = ({ left: _, ...state }: CartState): CartState => state

/** Removes the account from the cart. If the server ended the session, the cart's address is kept for that customer. */
export const afterLogout = (state: CartState, cause: LogoutCause, given: CartGiven, out: CartOut): CartState => {
  const { account, cart } = state
  const { address } = cart.shipping
  const next = ownedBy(withoutLeft(state), null, given, out)
  if (cause !== "unauthorized" || account === null || !address?.ofAccount) return next
  return { ...next, left: { cartId: cart.cartId, customerId: account.customerId, address } }
}

/** Sets the account that orders, and restores the address that `leftBy` kept for it, unless another was given since. */
export const afterAccountChange = (
  state: CartState,
  account: CurrentAccount | null,
  given: CartGiven,
  out: CartOut,
): CartState => {
  const next = ownedBy(account === null ? state : withoutLeft(state), account, given, out)
  const { left } = state
  const isTheirs = left?.customerId === account?.customerId && left?.cartId === next.cart.cartId
  if (left === undefined || !isTheirs || next.cart.shipping.address !== null) return next
  return withShipping(next, { address: left.address }, given, out)
}

import type { OrderLine } from "../../order/model.ts"
import type { CartItem } from "../model.ts"
import { withoutOrdered } from "./withoutOrdered.ts"

/** The cart while an order that was sent from it waits for its payment. */
export interface CartSince {
  readonly cartId: string
  readonly lines: readonly CartItem[]
}

/** An order that was sent: the id of its cart, and its goods if known. */
export interface SentOrder {
  readonly key: string
  readonly lines?: readonly OrderLine[]
}

const piecesOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** How a cart differs from the order that is being paid: it has more goods, or fewer; `null` if it does not differ. */
export const notCovered = (cart: CartSince, { key, lines }: SentOrder): "added" | "less" | null => {
  if (lines === undefined) return null
  // An emptied cart is another one.
  if (cart.cartId !== key && cart.lines.length > 0) return "added"
  if (withoutOrdered(cart.lines, lines).length > 0) return "added"
  return piecesOf(cart.lines) < piecesOf(lines) ? "less" : null
}

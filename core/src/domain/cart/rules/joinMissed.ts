import type { CartItem, StoredCart } from "../model.ts"
import { mergeItem } from "./mergeItem.ts"
import { newLineId } from "./newLineId.ts"

/** Another tab's change of a cart. */
interface Change {
  readonly before: StoredCart | null
  readonly after: StoredCart
}

const piecesOf = (items: readonly CartItem[], path: string): number =>
  items.find((item) => item.path === path)?.quantity ?? 0

/** The items with this many fewer pieces of one. */
const fewer = (items: readonly CartItem[], path: string, pieces: number): readonly CartItem[] =>
  items
    .map((item) => (item.path === path ? { ...item, quantity: item.quantity - pieces } : item))
    .filter(({ quantity }) => quantity > 0)

/** The items together with those of another cart, under unique ids. */
const more = (items: readonly CartItem[], item: CartItem, record: number): readonly CartItem[] => {
  const isTaken = items.some(({ id }) => id === item.id)
  return mergeItem(items, isTaken ? { ...item, id: newLineId(items, record) } : item, "all")
}

/**
 * A cart with the goods that another tab added meanwhile, and without those that it removed. Two tabs that begin a cart
 * at once continue with the stored one, because an order may have been sent for it. A cart that the other tab has
 * ordered gets another id, and keeps only the goods that the order does not have; this tab's cart does not get back an
 * id that it has left, because that may be ordered. Goods of another store do not join.
 */
export const joinMissed = (own: StoredCart, { before, after }: Change, record: number): StoredCart => {
  const isElsewhere = own.items.length > 0 && after.items.length > 0 && own.storeId !== after.storeId
  const isBegun = before === null || before.cartId === ""
  const isOrdered = !isBegun && after.cartId !== before.cartId
  if (isElsewhere && !isOrdered) return own
  const earlier = before?.items ?? []
  let { items } = own
  for (const { path, quantity } of earlier) {
    const gone = quantity - piecesOf(after.items, path)
    if (gone > 0 && piecesOf(items, path) > 0) items = fewer(items, path, gone)
  }
  for (const item of isElsewhere ? [] : after.items) {
    const quantity = item.quantity - piecesOf(earlier, item.path)
    if (quantity > 0) items = more(items, { ...item, quantity }, record)
  }
  const { activeOrderId } = isOrdered ? after : own
  const cartId = cartIdOf(own, { before, after }, isOrdered)
  if (items === own.items && cartId === own.cartId && activeOrderId === own.activeOrderId) return own
  // An empty cart has no store of its own yet.
  const place = own.items.length === 0 ? after : own
  const { storeId, storeName, storeSlug } = place
  return { ...own, storeId, storeName, storeSlug, items, cartId, activeOrderId }
}

const cartIdOf = (own: StoredCart, { before, after }: Change, isOrdered: boolean): string => {
  if (isOrdered) return own.cartId === before?.cartId ? "" : own.cartId
  const areBothBegun = (before?.cartId ?? "") === "" && own.cartId !== "" && after.cartId !== ""
  return areBothBegun && after.items.length > 0 ? after.cartId : own.cartId
}

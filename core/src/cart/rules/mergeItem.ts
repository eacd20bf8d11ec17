import type { CartItem } from "../model.ts"

const mostPieces = 99

/** Adds a line, or its pieces to the line with the same path (SPEC §4.2). Never more than 99 pieces of one. */
export const mergeItem = (items: readonly CartItem[], added: CartItem): readonly CartItem[] => {
  if (!items.some(({ path }) => path === added.path)) return [...items, added]
  return items.map((item) =>
    item.path === added.path
      ? { ...item, price: added.price, quantity: Math.min(mostPieces, item.quantity + added.quantity) }
      : item,
  )
}

/** Changes the pieces of one line by `step`; the line goes when none is left. */
export const stepItem = (items: readonly CartItem[], id: string, step: 1 | -1): readonly CartItem[] =>
  items
    .map((item) => (item.id === id ? { ...item, quantity: Math.min(mostPieces, item.quantity + step) } : item))
    .filter(({ quantity }) => quantity > 0)

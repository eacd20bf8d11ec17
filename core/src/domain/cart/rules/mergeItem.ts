import { mostPieces } from "../../order/limits.ts"
import type { CartItem } from "../model.ts"

/** How a line merges with an added one: one piece more, all pieces added, or replaced (SPEC §4.2). */
export type Merging = "one" | "all" | "replace"

const merged = (item: CartItem, added: CartItem, how: Merging): CartItem => {
  switch (how) {
    case "one":
      return { ...item, price: added.price, quantity: Math.min(mostPieces, item.quantity + 1) }
    case "all":
      return { ...item, price: added.price, quantity: Math.min(mostPieces, item.quantity + added.quantity) }
    case "replace":
      return { ...added, id: item.id, quantity: Math.min(mostPieces, added.quantity) }
  }
}

/** Adds a line, or merges it with the line of its id, else of its path. At most 99 pieces per line. */
export const mergeItem = (items: readonly CartItem[], added: CartItem, how: Merging): readonly CartItem[] => {
  const same = items.find(({ id }) => id === added.id) ?? items.find(({ path }) => path === added.path)
  if (!same) return [...items, { ...added, quantity: Math.min(mostPieces, added.quantity) }]
  return items.map((item) => (item === same ? merged(item, added, how) : item))
}

/** Replaces the line with the edited one's id; a line that is now equal is merged into it. */
export const replaceItem = (items: readonly CartItem[], edited: CartItem): readonly CartItem[] => {
  const twin = items.find(({ id, path }) => id !== edited.id && path === edited.path)
  const whole = { ...edited, quantity: Math.min(mostPieces, edited.quantity + (twin?.quantity ?? 0)) }
  return items.filter((item) => item !== twin).map((item) => (item.id === edited.id ? whole : item))
}

/** The items without one line; the same array when it is absent. */
export const removeItem = (items: readonly CartItem[], lineId: string): readonly CartItem[] =>
  items.some(({ id }) => id === lineId) ? items.filter(({ id }) => id !== lineId) : items

/** Changes a line's quantity by `step`; removes the line at zero. Returns the same array when nothing changes. */
export const stepItem = (items: readonly CartItem[], lineId: string, step: 1 | -1): readonly CartItem[] => {
  const item = items.find(({ id }) => id === lineId)
  const quantity = Math.min(mostPieces, (item?.quantity ?? 0) + step)
  if (!item || quantity === item.quantity) return items
  return quantity < 1 ? removeItem(items, lineId) : items.map((one) => (one === item ? { ...one, quantity } : one))
}

import type { CartItem } from "../model.ts"

const isSame = (one: CartItem, other: CartItem): boolean => one.id === other.id || one.path === other.path

/** The earlier items, plus those added since: undo removes nothing. */
export const bringBack = (before: readonly CartItem[], now: readonly CartItem[]): readonly CartItem[] => [
  ...before.map((item) => {
    const quantity = now.find((one) => one.path === item.path)?.quantity ?? 0
    return quantity > item.quantity ? { ...item, quantity } : item
  }),
  ...now.filter((one) => !before.some((item) => isSame(item, one))),
]

/** True if an earlier item has been removed or changed. */
export const isLess = (before: readonly CartItem[], now: readonly CartItem[]): boolean =>
  before.some((item) => item.quantity > (now.find((one) => one.path === item.path)?.quantity ?? 0))

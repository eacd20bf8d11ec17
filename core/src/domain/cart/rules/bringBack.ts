import type { CartItem } from "../model.ts"

const isSame = (one: CartItem, other: CartItem): boolean => one.id === other.id || one.path === other.path

/** The goods of before, with what was added since: bringing back takes nothing away. */
export const bringBack = (before: readonly CartItem[], now: readonly CartItem[]): readonly CartItem[] => [
  ...before.map((item) => {
    const quantity = now.find((one) => one.path === item.path)?.quantity ?? 0
    return quantity > item.quantity ? { ...item, quantity } : item
  }),
  ...now.filter((one) => !before.some((item) => isSame(item, one))),
]

/** True when goods of before were taken away or changed since. */
export const isLess = (before: readonly CartItem[], now: readonly CartItem[]): boolean =>
  before.some((item) => item.quantity > (now.find((one) => one.path === item.path)?.quantity ?? 0))

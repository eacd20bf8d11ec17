import type { MarketId } from "@skorpe/core/market"
import { storageKey } from "../services/storageKey.ts"

const entries = ["cart", "lastOrder", "searchHistory", "currentAccount"] as const

/** Whether this device remembers something that will wake what sleeps (core/src/shop/asleep.ts), as far as one can tell. */
export const hasKept = (market: MarketId): boolean => {
  try {
    return entries.some((entry) => localStorage.getItem(storageKey(market, entry)) !== null)
  } catch {
    // Storage is denied: nothing is remembered.
    return false
  }
}

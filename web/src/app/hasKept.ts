import type { MarketId } from "@skorpe/core/market"
import { readFlag } from "../services/loginFlag.ts"
import { storageKey } from "../services/storageKey.ts"

const entries = ["cart", "lastOrder", "searchHistory", "currentAccount"] as const

/** What a storage says; one that is denied says that nothing is remembered. */
const ask = (question: () => boolean): boolean => {
  try {
    return question()
  } catch {
    return false
  }
}

/** Whether this device remembers something that will wake what sleeps (core/src/shop/asleep.ts), as far as one can tell. */
export const hasKept = (market: MarketId): boolean =>
  ask(() => entries.some((entry) => localStorage.getItem(storageKey(market, entry)) !== null))

/** Whether this device remembers anything at all of an earlier visit to this market. */
export const hasBeenHere = (market: MarketId): boolean =>
  readFlag() !== null || ask(() => Object.keys(localStorage).some((key) => key.startsWith(storageKey(market, ""))))

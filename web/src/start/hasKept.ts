import type { MarketId } from "@skorpe/core/domain/market"
import { readFlag } from "../services/loginFlag.ts"
import { storageKey } from "../services/storageKey.ts"

const entries = ["cart", "lastOrder", "searchHistory", "currentAccount", "contact"] as const

/** The result of a question to a storage; false if access is denied. */
const ask = (question: () => boolean): boolean => {
  try {
    return question()
  } catch {
    return false
  }
}

/**
 * Whether the browser's storage has an entry that needs lazy units (core/src/shop/lazy/triggers.ts), so that they load early. It is
 * only a hint: it is synchronous, and does not decode the entries.
 */
export const hasKept = (market: MarketId): boolean =>
  ask(() => entries.some((entry) => localStorage.getItem(storageKey(market, entry)) !== null)) ||
  ask(() => sessionStorage.getItem(storageKey(market, "typed")) !== null)

/** Whether this device has any entry from an earlier visit to this market. */
export const hasBeenHere = (market: MarketId): boolean =>
  readFlag() !== null || ask(() => Object.keys(localStorage).some((key) => key.startsWith(storageKey(market, ""))))

import type { ShopWorld } from "@skorpe/core/shop"
import { seeShop } from "./lazyShop.ts"

const entry = "skorpe.handover"

interface Handed {
  readonly build: string
  readonly market: string
  readonly scroll: number
  readonly world: ShopWorld
  /** The stored cart that this world contains. */
  readonly cart: string | null
}

/** Stores the world for the page that this tab loads next, when the language changes (DECISIONS §16) or a payment begins or ends. */
export const storeHandOver = (handed: Handed): void => {
  try {
    sessionStorage.setItem(entry, JSON.stringify(handed))
    // If this page is still open a while later, it was not left, and the stored world is out of date.
    setTimeout(() => sessionStorage.removeItem(entry), 3000)
  } catch {
    // Storage is denied or full: the cart is on the device all the same, and only typed text is lost.
  }
}

/** Whether the last page has stored a world. */
export const isHandedOver = (): boolean => {
  try {
    return sessionStorage.getItem(entry) !== null
  } catch {
    return false
  }
}

/** Takes the world that the last page stored, once; null if another build or market stored it. */
export const takeHandOver = (build: string, market: string): Handed | null => {
  try {
    const text = sessionStorage.getItem(entry)
    sessionStorage.removeItem(entry)
    const handed = text === null ? null : (JSON.parse(text) as Handed)
    if (handed === null || handed.build !== build || handed.market !== market) return null
    // A world that cannot be read counts as missing.
    Object.values(seeShop(handed.world))
    return handed
  } catch {
    return null
  }
}

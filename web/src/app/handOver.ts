import type { ShopWorld } from "@skorpe/core/shop"
import { seeShop } from "./lightShop.ts"

const entry = "skorpe.handover"

interface Handed {
  readonly build: string
  readonly market: string
  readonly scroll: number
  readonly world: ShopWorld
}

/** Puts the world down for the page that the same tab loads next, for a change of language (DECISIONS §16). */
export const putDown = (handed: Handed): void => {
  try {
    sessionStorage.setItem(entry, JSON.stringify(handed))
    // A page that is still here a while later was not left: what it put down is old by then.
    setTimeout(() => sessionStorage.removeItem(entry), 3000)
  } catch {
    // Storage is denied or full: the cart is on the device all the same, only typed text is lost.
  }
}

/** Whether the last page has put a world down. */
export const isHandedOver = (): boolean => {
  try {
    return sessionStorage.getItem(entry) !== null
  } catch {
    return false
  }
}

/** Takes up, once, what the last page put down; nothing when it was another build's or another market's. */
export const takeUp = (build: string, market: string): Handed | null => {
  try {
    const text = sessionStorage.getItem(entry)
    sessionStorage.removeItem(entry)
    const handed = text === null ? null : (JSON.parse(text) as Handed)
    if (handed === null || handed.build !== build || handed.market !== market) return null
    // A world that cannot be looked at is none.
    Object.values(seeShop(handed.world))
    return handed
  } catch {
    return null
  }
}

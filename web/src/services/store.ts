import { type DeviceEntry, type DeviceWrite, isOfTab } from "@skorpe/core/domain/device"
import { storageKey } from "./storageKey.ts"

/** The storage of an entry: local, but for what ends with the tab. Throws if it is denied. */
const storageOf = (entry: DeviceEntry): Storage => (isOfTab(entry) ? sessionStorage : localStorage)

const textOf = (market: string, entry: DeviceEntry): string | null =>
  storageOf(entry).getItem(storageKey(market, entry))

const write = (market: string, [entry, text]: DeviceWrite): void => {
  if (text === null) storageOf(entry).removeItem(storageKey(market, entry))
  else storageOf(entry).setItem(storageKey(market, entry), text)
  if (entry !== "cart") return
  known = text
  owed = null
}

/** The stored cart that this page's world has; a new device has none. */
let known: string | null = null
/** This page's cart, which waits until it is joined with one that another tab has stored meanwhile. */
let owed: string | null = null
let look = (): unknown => undefined

/** The text of an entry; `null` without one. Throws if the storage is denied. */
export const readEntry = (market: string, entry: DeviceEntry): string | null => {
  const text = textOf(market, entry)
  if (entry === "cart") known = text
  return text
}

/**
 * Writes or deletes an entry; but a cart over that of another tab, of which this page's world does not know, only once
 * it is joined with it. Throws if the storage is denied or full.
 */
export const store = (market: string, one: DeviceWrite): void => {
  const [entry, text] = one
  const stored = entry === "cart" && text !== null ? textOf(market, "cart") : null
  if (stored === null || stored === known) return write(market, one)
  owed = text
  look()
}

const writeOwed = (market: string): void => {
  if (owed !== null) write(market, ["cart", owed])
}

/** Tells the world of another tab's cart; `replaced` is what that tab changed, when this page has changed it as well. */
export type TellCart = (text: string | null, replaced?: string | null) => boolean

/**
 * Shares the stored cart with other tabs: their carts are told to the world, one that is there already at once, others
 * when what this returns is called. `load` brings what tells it; while the page `isReading` the device, that brings them.
 */
export const shareCart = (market: string, isReading: () => boolean, load: () => Promise<TellCart>): (() => unknown) => {
  let isBusy = false
  const isNews = () => textOf(market, "cart") !== known
  const hear = (tell: TellCart): void => {
    const text = textOf(market, "cart")
    const replaced = owed === null ? undefined : known
    const own = owed
    // A cart that is gone, as when the storage is full, takes nothing of this page's along.
    if (text === null && own !== null) return write(market, ["cart", own])
    known = text
    owed = null
    // The world stores what it has joined. What it cannot read it does not keep.
    if (!tell(text, replaced) && own !== null) write(market, ["cart", own])
  }
  look = async (): Promise<void> => {
    if (isBusy || isReading()) return
    try {
      if (!isNews()) return
      isBusy = true
      const tell = await load().catch(() => null)
      if (tell && isNews()) hear(tell)
      // Without what reads the other tab's cart, the later one stays, as when the page is left.
      else writeOwed(market)
    } catch {
      // Storage is denied or full: tabs share no cart.
    } finally {
      isBusy = false
    }
  }
  addEventListener("pageshow", look)
  addEventListener("pagehide", () => writeOwed(market))
  look()
  return look
}

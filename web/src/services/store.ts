import {
  type CartShare,
  type DeviceEntry,
  type DeviceWrite,
  isOfTab,
  shareCart,
  type TellCart,
} from "@skorpe/core/domain/device"
import { drawSeed } from "./drawSeed.ts"
import { storageKey } from "./storageKey.ts"

/** The storage of an entry: local, but for what ends with the tab. Throws if it is denied. */
const storageOf = (entry: DeviceEntry): Storage => (isOfTab(entry) ? sessionStorage : localStorage)

const textOf = (market: string, entry: DeviceEntry): string | null =>
  storageOf(entry).getItem(storageKey(market, entry))

const write = (market: string, [entry, text]: DeviceWrite): void => {
  if (text === null) storageOf(entry).removeItem(storageKey(market, entry))
  else storageOf(entry).setItem(storageKey(market, entry), text)
}

let share: CartShare | undefined
let look = (): unknown => undefined

/** This page's share in the stored cart; a page has one market. */
export const cartShare = (market: string): CartShare =>
  (share ??= shareCart({
    tab: drawSeed().slice(0, 6),
    read: () => textOf(market, "cart"),
    write: (text) => write(market, ["cart", text]),
  }))

/** Resumes the previous page's world, which had this stored cart. */
export const resumeCart = ({ market, cart }: { readonly market: string; readonly cart: string | null }): void =>
  cartShare(market).goOn(cart)

/** The text of an entry; `null` without one. Throws if the storage is denied. */
export const readEntry = (market: string, entry: DeviceEntry): string | null =>
  entry === "cart" ? cartShare(market).read() : textOf(market, entry)

/**
 * Writes or deletes an entry. A cart does not overwrite one that another tab has stored and this page's world lacks
 * until the two are joined. Throws if the storage is denied or full.
 */
export const store = (market: string, one: DeviceWrite): void => {
  const [entry, text] = one
  if (entry !== "cart") write(market, one)
  else if (!cartShare(market).store(text)) look()
}

/**
 * Shares the stored cart with other tabs: their carts become events of this page's world. A cart that is stored already
 * is sent at once, later ones when the returned function is called. `load` gets the function that sends the event; while
 * the page `isReading` the device, the cart comes with that read.
 */
export const followCart = (
  market: string,
  isReading: () => boolean,
  load: () => Promise<TellCart>,
): (() => unknown) => {
  const { isNews, hear, leave } = cartShare(market)
  let isBusy = false
  look = async (): Promise<void> => {
    if (isBusy || isReading()) return
    try {
      if (!isNews()) return leave()
      isBusy = true
      const tell = await load().catch(() => null)
      if (tell) hear(tell)
      else leave()
    } catch {
      // Storage is denied or full: tabs share no cart.
    } finally {
      isBusy = false
    }
  }
  addEventListener("pageshow", look)
  addEventListener("pagehide", leave)
  look()
  return look
}

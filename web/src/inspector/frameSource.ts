import type { MarketId } from "@skorpe/core/domain/market"
import type { ShopWorld } from "@skorpe/core/shop"

/** What the shop's frame shows: a world by reference, because both windows are of one origin. */
export interface Shown {
  readonly world: ShopWorld
  readonly market: MarketId
}

export type Scheme = "light" | "dark" | "system"

/** Where a frame finds what it shows, in the window around it. */
export interface FrameSource {
  readonly now: () => Shown | undefined
  readonly scheme: () => Scheme
  readonly subscribe: (listener: () => void) => () => void
}

interface SourceWindow {
  inspectorSource?: FrameSource
}

/** Makes a source for frames of this window, and the function that changes what they show. */
export const offerFrames = (): ((shown: Shown, scheme: Scheme) => void) => {
  let shown: Shown | undefined
  let scheme: Scheme = "system"
  const listeners = new Set<() => void>()
  ;(window as SourceWindow).inspectorSource = {
    now: () => shown,
    scheme: () => scheme,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return (next, wanted) => {
    shown = next
    scheme = wanted
    for (const listener of listeners) listener()
  }
}

/** The source that the window around this frame offers, if there is one. */
export const sourceAround = (): FrameSource | undefined =>
  window.parent === window ? undefined : (window.parent as SourceWindow).inspectorSource

import { createContext, useCallback, useContext, useSyncExternalStore } from "react"
import { type Market, marketOf } from "@skorpe/core/market"
import type { ShopViews, SpokenEvent } from "@skorpe/core/shop"

/** What the page needs of a living shop: views to draw, and one way in for events. */
export interface Shop {
  readonly market: Market
  /** The page stands in the webview of the app, which has its own account and footer (SPEC §2.3). */
  readonly isNative: boolean
  readonly send: (event: SpokenEvent) => void
  readonly views: () => ShopViews
  /** When the last thing happened, in epoch milliseconds: the view's only clock. */
  readonly time: () => number
  readonly subscribe: (listener: () => void) => () => void
  /** The session's log as a file that may leave the device, and the hash that a replay of it must end with. */
  readonly exportLog: () => Promise<{ readonly text: string; readonly hash: string }>
}

const ShopContext = createContext<Shop | null>(null)

/** Gives the shop to all below. */
export const ShopProvider = ShopContext.Provider

/** The shop that the page shows. */
export const useShop = (): Shop => {
  const shop = useContext(ShopContext)
  if (shop === null) throw new Error("no ShopProvider above")
  return shop
}

/** What may be seen of one unit; drawn anew when it changes. */
export const useView = <Name extends keyof ShopViews>(name: Name): ShopViews[Name] => {
  const { subscribe, views } = useShop()
  return useSyncExternalStore(
    subscribe,
    useCallback(() => views()[name], [views, name]),
  )
}

const minute = 60_000

/** The shop's time to the minute: it only moves when something happens. */
export const useTime = (): number => {
  const { subscribe, time } = useShop()
  return useSyncExternalStore(
    subscribe,
    useCallback(() => Math.floor(time() / minute) * minute, [time]),
  )
}

/** The market that this build serves. */
export const theMarket: Market = marketOf(import.meta.env["VITE_MARKET"] as string | undefined)

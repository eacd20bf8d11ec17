import { useSelector } from "@xstate/react"
import { createContext, useContext, useSyncExternalStore } from "react"
import { type Market, marketOf } from "@skorpe/core/domain/market"
import { servedAt } from "@skorpe/core/domain/timing"
import type { ShopViews, SpokenEvent } from "@skorpe/core/shop"
import { millisecondsInMinute } from "date-fns/constants"
import type { ClockActor, UnitActors } from "./readOnlyActors.ts"

/** A running shop as components use it: views to render, and one function that sends events. */
export interface Shop {
  readonly market: Market
  /** Whether the page runs in the app's webview; the app has its own account and footer (SPEC §2.3). Not until hydration
   * ends, because the server renders the page for all. */
  readonly isNative: () => boolean
  readonly send: (event: SpokenEvent) => void
  readonly views: () => ShopViews
  /** What React reads instead of `views` and `time`: until hydration ends, the state that the server rendered. */
  readonly units: UnitActors
  readonly clock: ClockActor
  /** The time of the last record, in epoch milliseconds: the view's only clock. */
  readonly time: () => number
  readonly subscribe: (listener: () => void) => () => void
  /** The session's log as a file that may leave the device, and the hash that a replay of it must end with. */
  readonly exportLog: () => Promise<{ readonly text: string; readonly hash: string }>
}

/** Holds the shop; `ShopProvider` fills it. */
export const ShopContext = createContext<Shop | null>(null)

/** The shop that the page shows. */
export const useShop = (): Shop => {
  const shop = useContext(ShopContext)
  if (shop === null) throw new Error("no ShopProvider above")
  return shop
}

const whole = <Snapshot>(snapshot: Snapshot): Snapshot => snapshot

/** The view of one unit; the component renders again when it changes. */
export const useView = <Name extends keyof ShopViews>(name: Name): ShopViews[Name] =>
  useSelector(useShop().units[name], whole)

const toTheMinute = ({ t }: { readonly t: number }): number =>
  Math.floor(t / millisecondsInMinute) * millisecondsInMinute

/** Whether the page leaves out the parts that the app provides itself. */
export const useIsNative = (): boolean => {
  const { subscribe, isNative } = useShop()
  return useSyncExternalStore(subscribe, isNative, isNative)
}

/** The shop's time to the minute, corrected by the server's: it only moves when something happens. */
export const useTime = (): number => useSelector(useShop().clock, toTheMinute)

const requestedTimeOf = ({ shipping }: ShopViews["cart"]) => shipping.requestedTime

/** The time that the customer orders for: what is sold out then cannot be ordered. */
export const useServingTime = (): number => servedAt(useSelector(useShop().units.cart, requestedTimeOf), useTime())

/** The market that this build serves. */
export const theMarket: Market = marketOf(import.meta.env["VITE_MARKET"] as string | undefined)

/** The id of the build that the page runs. */
export const build = String(import.meta.env["VITE_BUILD"])

import { createContext, useContext, useMemo, useSyncExternalStore } from "react"
import type { Market } from "@skorpe/core/domain/market"
import { type KitchenWorld, seeKitchen, type SpokenKitchenEvent } from "@skorpe/core/kitchen"

/** A running kitchen as components use it: views to render, and one function that sends events. */
export interface Kitchen {
  readonly market: Market
  readonly world: () => KitchenWorld
  readonly send: (event: SpokenKitchenEvent) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Has the browser save the session's log, without key and customers' data. */
  readonly saveLog: () => Promise<void>
}

const KitchenContext = createContext<Kitchen | null>(null)

/** Provides the kitchen to all below. */
export const KitchenProvider = KitchenContext.Provider

/** The kitchen that the page shows. */
export const useKitchen = (): Kitchen => {
  const kitchen = useContext(KitchenContext)
  if (kitchen === null) throw new Error("no KitchenProvider above")
  return kitchen
}

const useWorld = (): KitchenWorld => {
  const { subscribe, world } = useKitchen()
  return useSyncExternalStore(subscribe, world)
}

/** The views of all units; the component renders again with each record. */
export const useViews = () => {
  const world = useWorld()
  return useMemo(() => seeKitchen(world), [world])
}

/** The time of the last record: the page's only clock. */
export const useNow = (): number => useWorld().t

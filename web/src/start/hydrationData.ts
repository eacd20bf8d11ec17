import { emptyDevice } from "@skorpe/core/domain/device"
import { beginWith } from "@skorpe/core/kernel"
import type { MarketId } from "@skorpe/core/domain/market"
import type { ClockReading } from "@skorpe/core/domain/timing"
import type { HydrationData, ShopWorld } from "@skorpe/core/shop"
import { fold } from "./lazyShop.ts"

/** The answer of an empty device: pages are rendered for it, because the server does not know the customer. */
export const newDevice = { command: { type: "ReadDevice" }, value: emptyDevice } as const

/** The world that a rendered page shows. Nothing in the page depends on the seed. */
export const renderedWorld = (market: MarketId, { build, path, t, known }: Omit<HydrationData, "words">): ShopWorld =>
  beginWith(fold, {
    start: { market, build, seed: "ready", path, origin: "web" },
    t,
    known: [newDevice, ...known],
  })

/** The data that the server rendered this page from, whatever the query; null if it did not, or for another build or path. */
export const readHydrationData = (build: string, path: string): HydrationData | null => {
  const text = document.querySelector("#ready")?.textContent
  if (!text) return null
  const ready = JSON.parse(text) as HydrationData
  return ready.build === build && ready.path === path.replace(/\?.*/s, "") ? ready : null
}

/**
 * The server's clock and the device's when the page's first byte came, because its code may come minutes later; null for
 * a page that the browser kept, perhaps for days.
 */
export const servedClock = (ready: HydrationData | null, device: number): ClockReading | null => {
  const [visit] = performance.getEntriesByType("navigation") as unknown as readonly PerformanceNavigationTiming[]
  return ready !== null && visit !== undefined && visit.transferSize > 0
    ? { server: ready.t, device: device - (performance.now() - visit.responseStart) }
    : null
}

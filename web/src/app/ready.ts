import { emptyDevice } from "@skorpe/core/device"
import { beginWith } from "@skorpe/core/kernel"
import type { MarketId } from "@skorpe/core/market"
import { learnSpell } from "@skorpe/core/time"
import type { Ready, ShopWorld } from "@skorpe/core/shop"
import { fold } from "./lightShop.ts"

/** A device that remembers nothing: what a page is drawn for, as nobody knows yet who will read it. */
export const newDevice = { command: { type: "ReadDevice" }, value: emptyDevice } as const

/** The world that a drawn page shows. Nothing that is drawn depends on the seed. */
export const readyWorld = (market: MarketId, { build, path, t, known }: Omit<Ready, "words" | "spell">): ShopWorld =>
  beginWith(fold, {
    start: { market, build, seed: "ready", path, origin: "web" },
    t,
    known: [newDevice, ...known],
  })

/** What the server drew this page from; `null` when it did not, or when it was drawn for another build or address. */
export const readReady = (build: string, path: string): Ready | null => {
  const text = document.querySelector("#ready")?.textContent
  if (!text) return null
  const ready = JSON.parse(text) as Ready
  if (ready.build !== build || ready.path !== path) return null
  learnSpell(ready.spell)
  return ready
}

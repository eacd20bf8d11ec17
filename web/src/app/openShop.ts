import { Effect, Exit, Scope } from "effect"
import { type Beginning, makeLive } from "@skorpe/core/kernel"
import { sealingInto, seeShop, shop as fold, type ShopCommand, type ShopStart } from "@skorpe/core/shop"
import { makeSafe } from "@skorpe/core/vault"
import { lazyServices } from "../services/lazyServices.ts"
import { nativePlatform } from "../services/nativeBridge.ts"
import { putDown, takeUp } from "./handOver.ts"
import { type Shop, theMarket } from "./shopContext.ts"

const build = String(import.meta.env["VITE_BUILD"])

/** 16 random characters of base 36. */
const drawSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 36).toString(36)).join("")

const address = (): string => location.pathname + location.search

/** A shop that lives until the page does, and how far down the last page had been scrolled. */
export interface OpenedShop {
  readonly shop: Shop
  readonly scroll: number
}

/** Begins a session, or goes on with the one that a change of language interrupted. */
export const openShop = (onBug: (cause: unknown) => void): OpenedShop => {
  const handed = takeUp(build, theMarket.id)
  const isNative = nativePlatform() !== null
  const origin = isNative ? "app" : "web"
  const start: ShopStart = { market: theMarket.id, build, seed: drawSeed(), path: address(), origin }
  const beginning: Beginning<ShopStart, ShopCommand> = handed
    ? { _tag: "Resumed", world: handed.world }
    : { _tag: "New", start }
  const safe = makeSafe(drawSeed())
  const seal = sealingInto(safe)
  const services = lazyServices({
    market: theMarket.id,
    safe,
    language: () => seeShop(live.world()).route.language,
    handOver: () => putDown({ build, market: theMarket.id, scroll: scrollY, world: live.world() }),
  })
  const scope = Scope.makeUnsafe()
  const live = Effect.runSync(makeLive({ fold, services, beginning, onBug }).pipe(Scope.provide(scope)))
  if (handed) live.put({ type: "PathOpened", path: address(), how: "history" })
  // A page in the back-forward cache lives on; one that is gone for good ends its calls.
  addEventListener("pagehide", ({ persisted }) => {
    if (!persisted) Effect.runFork(Scope.close(scope, Exit.void))
  })
  const shop: Shop = {
    market: theMarket,
    isNative,
    send: (event) => live.put(seal(event)),
    views: () => seeShop(live.world()),
    time: () => live.world().t,
    subscribe: live.subscribe,
    exportLog: async () => {
      const { exportLog } = await import("@skorpe/core/replay")
      return exportLog(live.log(), live.world(), { market: theMarket.id, build })
    },
  }
  return { shop, scroll: handed?.scroll ?? 0 }
}

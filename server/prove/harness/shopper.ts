import { makeLive } from "@skorpe/core/kernel"
import {
  Device,
  type DeviceEntry,
  makeShopServices,
  Navigation,
  Telemetry,
  type Transport,
} from "@skorpe/core/services"
import { type OuterEvent, seeShop, shop, type ShopViews } from "@skorpe/core/shop"
import { makeSafe, Vault } from "@skorpe/core/vault"
import { Effect, Exit, Layer, Scope } from "effect"
import { setTimeout as sleep } from "node:timers/promises"
import type { Cookies } from "./shopperLine.ts"

/** What is around a shopper's core besides the line: a device's memory, an address bar, a vault, and ears for what is reported. */
export const makeSurroundings = (cookies: Cookies, kept: readonly (readonly [DeviceEntry, string])[] = []) => {
  const entries = new Map<DeviceEntry, string>(kept)
  const logouts: string[] = []
  const paths: string[] = []
  const safe = makeSafe("prove")
  const write = (entry: DeviceEntry, text: string | null) => {
    if (entry === "loggedIn") cookies.delete("logged-in")
    else if (text === null) entries.delete(entry)
    else entries.set(entry, text)
  }
  const read = (entry: DeviceEntry) => (entry === "loggedIn" ? cookies.get("logged-in") : entries.get(entry)) ?? null
  const show = (path: string) => Effect.sync(() => void paths.push(path))
  const layer = Layer.mergeAll(
    Layer.succeed(Device, {
      read: (entry) => Effect.sync(() => read(entry)),
      write: (entry, text) => Effect.sync(() => write(entry, text)),
    }),
    Layer.succeed(Navigation, { show, replace: show, reload: show }),
    Layer.succeed(Telemetry, {
      report: (report) => Effect.sync(() => void (report._tag === "Logout" && logouts.push(report.cause))),
      track: () => Effect.void,
      identify: () => Effect.void,
    }),
    Layer.succeed(Vault, safe),
  )
  return { layer, entries, logouts, paths, safe }
}

/** A shop's core that lives, with a line to a real server, and somebody who uses it. */
export const openShopper = async (
  line: Layer.Layer<Transport>,
  surroundings: ReturnType<typeof makeSurroundings>,
  name: string,
) => {
  const scope = Scope.makeUnsafe()
  const start = { market: "no", build: "prove", seed: name, path: "/", origin: "web" } as const
  const live = await Effect.runPromise(
    makeLive({
      fold: shop,
      beginning: { _tag: "New", start },
      services: makeShopServices({ market: "no", language: () => "nb" }),
    }).pipe(Effect.provide(Layer.merge(line, surroundings.layer)), Scope.provide(scope)),
  )
  const see = (): ShopViews => seeShop(live.world())
  return {
    see,
    put: (event: OuterEvent) => live.put(event),
    subscribe: live.subscribe,
    /** All that the shop knows, as text. */
    known: (): string => JSON.stringify(live.world()),
    /** Waits until something is so; `false` when it is still not after so many milliseconds. */
    wait: async (isSo: (views: ShopViews) => boolean, patience = 20_000): Promise<boolean> => {
      const until = performance.now() + patience
      while (!isSo(see())) {
        if (performance.now() > until) return false
        await sleep(5)
      }
      return true
    },
    close: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  }
}

/** Somebody who uses a shop without a screen. */
export type Shopper = Awaited<ReturnType<typeof openShopper>>

import type { DeviceEntry } from "@skorpe/core/domain/device"
import { makeLive } from "@skorpe/core/kernel"
import { type Cookies, Device, makeShopServices, Navigation, Telemetry, type Transport } from "@skorpe/core/services"
import { type OuterEvent } from "@skorpe/core/messages"
import { seeShop, shop, type ShopViews } from "@skorpe/core/shop"
import { makeSafe, Vault } from "@skorpe/core/vault"
import { Effect, Exit, Layer, Scope } from "effect"
import { setTimeout as sleep } from "node:timers/promises"

/** A shopper's environment besides the network: device storage, address bar, vault and telemetry. */
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

/** A live core of the shop, connected to a real server, and the means to use it. */
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
    /** Everything that the shop knows, as text. */
    known: (): string => JSON.stringify(live.world()),
    /** Waits for a condition; `false` on a timeout, in ms. */
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

/** A user of a shop without a screen. */
export type Shopper = Awaited<ReturnType<typeof openShopper>>

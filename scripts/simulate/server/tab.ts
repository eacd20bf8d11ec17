import type { DeviceEntry } from "@skorpe/core/domain/device"
import { isOfTab } from "@skorpe/core/domain/device"
import type { MarketId } from "@skorpe/core/domain/market"
import { makeLive } from "@skorpe/core/kernel"
import {
  decodeElsewhere,
  Device as DeviceService,
  makeShopServices,
  Navigation,
  Telemetry,
  type Transport,
} from "@skorpe/core/services"
import { sealingInto, type ShopWorld } from "@skorpe/core/shop"
import { makeSafe, Vault } from "@skorpe/core/vault"
import { Clock, Effect, Exit, Layer, Scheduler, Scope } from "effect"
import { type Device, storageOf, type Tab } from "./device.ts"
import { judging, type PageJudge } from "./judging.ts"
import { loadingShop } from "./loadingShop.ts"
import type { PayDesk } from "./payDesk.ts"
import { withinTheTurn } from "./quiet.ts"
import { clockIn, type VirtualTime } from "./virtualTime.ts"

interface Surroundings {
  readonly time: VirtualTime
  readonly market: MarketId
  readonly transport: Layer.Layer<Transport>
  /** Where this page's customer pays. */
  readonly desk: PayDesk
  readonly judge: PageJudge
  /** Hears the first invariant that the page breaks. */
  readonly object: (why: string) => void
  /** The world that the tab's last page left for this one. */
  readonly handed: ShopWorld | null
  /** Milliseconds until the code of the lazy units is there. */
  readonly codeAfter: number
  /** Hears defects of the program. */
  readonly onBug: (cause: unknown) => void
}

const entryLayer = (device: Device, own: Map<DeviceEntry, string>, time: VirtualTime, self: () => Tab | null) =>
  Layer.succeed(DeviceService, {
    read: (entry) =>
      Effect.sync(() =>
        entry === "loggedIn"
          ? (device.cookies.get("logged-in") ?? null)
          : (storageOf(device, own, entry).get(entry) ?? null),
      ),
    write: (entry, text) =>
      Effect.sync(() => {
        const storage = storageOf(device, own, entry)
        if (text === null) storage.delete(entry)
        else storage.set(entry, text)
        if (isOfTab(entry)) return
        for (const other of device.tabs) {
          if (other === self()) continue
          // The other tab hears of it a little later, and then of what is there.
          time.after(20, () => {
            const event = device.tabs.has(other) ? decodeElsewhere(entry, device.entries.get(entry) ?? null) : null
            if (event !== null) other.put(event)
          })
        }
      }),
  })

const silent = Layer.succeed(Telemetry, {
  report: () => Effect.void,
  track: () => Effect.void,
  identify: () => Effect.void,
})

/** Opens a page of the shop on a device, with what an earlier page of the same tab has left behind. */
export const openTab = async (
  device: Device,
  path: string,
  own: Map<DeviceEntry, string>,
  { time, market, transport, desk, judge, object, handed, codeAfter, onBug }: Surroundings,
): Promise<Tab> => {
  const scope = Scope.makeUnsafe()
  const nth = device.allTabs.length
  const name = `${device.name} tab ${nth}`
  const seed = name.replaceAll(" ", "")
  let shown = path
  let tab: Tab | null = null
  const show = (next: string) => Effect.sync(() => void (shown = next))
  const shop = loadingShop(time, handed ? null : codeAfter)
  const safe = makeSafe(seed)
  const seal = sealingInto(safe)
  const live = await Effect.runPromise(
    makeLive({
      fold: judging(shop.fold, judge, (why) => object(`${why} of ${name}`)),
      beginning: handed
        ? { _tag: "Resumed", world: handed }
        : { _tag: "New", start: { market, build: "simulation", seed, path, origin: "web" } },
      services: makeShopServices({
        market,
        language: () => "en",
        component: () => Promise.resolve(desk.component),
      }),
      onBug,
    }).pipe(
      Effect.provide(
        Layer.mergeAll(
          transport,
          entryLayer(device, own, time, () => tab),
          Layer.succeed(Navigation, { show, replace: show, reload: show }),
          silent,
          Layer.succeed(Vault, safe),
        ),
      ),
      Effect.provideService(Clock.Clock, clockIn(time, device.ahead)),
      Effect.provideService(Scheduler.Scheduler, withinTheTurn),
      Scope.provide(scope),
    ),
  )
  tab = {
    name,
    path: () => shown,
    see: () => shop.see(live.world()),
    world: live.world,
    stuck: () => judge.atRest(live.world()),
    log: live.log,
    put: (event) => live.put(seal(event)),
    subscribe: live.subscribe,
    desk,
    own,
    close: async () => {
      if (tab !== null) device.tabs.delete(tab)
      await Effect.runPromise(Scope.close(scope, Exit.void))
    },
  }
  device.tabs.add(tab)
  device.allTabs.push(tab)
  if (handed) live.put({ type: "PathOpened", path, how: "history" })
  return tab
}

import type { DeviceEntry } from "@skorpe/core/domain/device"
import { isOfTab, shareCart } from "@skorpe/core/domain/device"
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
import { judging, type PageJudge, type PageMoment } from "./judging.ts"
import { loadingShop } from "./loadingShop.ts"
import type { PayDesk } from "./payDesk.ts"
import { withinTheTurn } from "./quiet.ts"
import { clockIn, type VirtualTime } from "./virtualTime.ts"

/** The world that a page leaves for the next one, and the stored cart that it has. */
export interface Handed {
  readonly world: ShopWorld
  readonly cart: string | null
}

interface Surroundings {
  readonly time: VirtualTime
  readonly market: MarketId
  readonly transport: Layer.Layer<Transport>
  /** Where this page's customer pays. */
  readonly desk: PayDesk
  readonly judge: PageJudge
  /** Called with the first invariant that the page breaks. */
  readonly object: (why: string) => void
  /** Shares the stored cart: the core's function, unless a fault is planted. */
  readonly share?: typeof shareCart
  /** Called with each record. */
  readonly note: (moment: PageMoment) => void
  /** The page that this one goes on with, in the same tab. */
  readonly handed: Handed | null
  /** Milliseconds until the code of the lazy units is there. */
  readonly codeAfter: number
  /** Called with defects of the program. */
  readonly onBug: (cause: unknown) => void
}

const readFrom = (device: Device, own: Map<DeviceEntry, string>, entry: DeviceEntry): string | null =>
  entry === "loggedIn" ? (device.cookies.get("logged-in") ?? null) : (storageOf(device, own, entry).get(entry) ?? null)

/** Writes into the storage; the device's other tabs are notified a little later. */
const writer =
  (device: Device, own: Map<DeviceEntry, string>, time: VirtualTime, self: () => Tab | null) =>
  (entry: DeviceEntry, text: string | null): void => {
    const storage = storageOf(device, own, entry)
    if (text === null) storage.delete(entry)
    else storage.set(entry, text)
    if (isOfTab(entry)) return
    for (const other of device.tabs) {
      if (other !== self()) time.after(20, () => (device.tabs.has(other) ? other.hear(entry) : undefined))
    }
  }

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
  {
    time,
    market,
    transport,
    desk,
    judge,
    object,
    share: shareWith = shareCart,
    note,
    handed,
    codeAfter,
    onBug,
  }: Surroundings,
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
  const write = writer(device, own, time, () => tab)
  const share = shareWith({
    tab: seed,
    read: () => readFrom(device, own, "cart"),
    write: (text) => write("cart", text),
  })
  if (handed) share.goOn(handed.cart)
  const tell = (entry: DeviceEntry, text: string | null, replaced?: string | null): boolean => {
    const event = decodeElsewhere(entry, text, replaced)
    if (event !== null) live.put(event)
    return event !== null
  }
  // Other tabs' carts are read by the code of an order, and never in the middle of a record.
  const lookAtCart = async (): Promise<void> => {
    await shop.loadOrdering()
    if (tab === null || !device.tabs.has(tab) || tab.see().session._tag === "Starting") return
    share.hear((text, replaced) => tell("cart", text, replaced))
  }
  const live = await Effect.runPromise(
    makeLive({
      fold: judging(shop.fold, judge, (why) => object(`${why} of ${name}`), note),
      beginning: handed
        ? { _tag: "Resumed", world: handed.world }
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
          Layer.succeed(DeviceService, {
            read: (entry) => Effect.sync(() => (entry === "cart" ? share.read() : readFrom(device, own, entry))),
            write: (entry, text) =>
              Effect.sync(() => {
                if (entry !== "cart") write(entry, text)
                else if (!share.store(text)) void lookAtCart()
              }),
          }),
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
    hear: (entry) => void (entry === "cart" ? lookAtCart() : tell(entry, device.entries.get(entry) ?? null)),
    share,
    desk,
    own,
    close: async () => {
      if (tab !== null) device.tabs.delete(tab)
      share.leave()
      await Effect.runPromise(Scope.close(scope, Exit.void))
    },
  }
  device.tabs.add(tab)
  device.allTabs.push(tab)
  if (handed) live.put({ type: "PathOpened", path, how: "history" })
  if (handed) void lookAtCart()
  return tab
}

import { Effect } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { shareCart } from "../domain/device/shareCart.ts"
import { storageOfTabs } from "../domain/device/storageOfTabs.fixture.ts"
import type { Input } from "../kernel/input.ts"
import type { OuterEvent, ShopEvent } from "../messages/events.ts"
import { seeShop, shop, type ShopWorld } from "../shop/shop.ts"
import type { ShopStart } from "../messages/start.ts"
import { start } from "../shop/shopStage.fixture.ts"
import { torgetWithMenu } from "../shop/samples.fixture.ts"
import { Device } from "./device.ts"
import { Navigation } from "./navigation.ts"
import { seedOfRun, shareOf } from "../testing/share.fixture.ts"
import { decodeElsewhere, readDevice } from "./readEntry.ts"
import { makeShopServices } from "./shopServices.ts"
import { Telemetry } from "./telemetry.ts"
import { makeSafe } from "../vault/safe.ts"
import { Vault } from "../vault/vault.ts"
import { Transport, Unreachable } from "./transport.ts"

const services = makeShopServices({ market: "no", language: () => "nb" })

const codes = ["MARG_AM40", "MARG_AM30", "COLA"] as const

const act: fc.Arbitrary<OuterEvent> = fc.oneof(
  fc.constantFrom(...codes).map((variationCode): OuterEvent => ({ type: "FavouriteToggled", variationCode })),
  fc.constantFrom("ost", "cola", "vesuvio").map((query): OuterEvent => ({ type: "SearchSubmitted", query })),
  fc.boolean().map((statistics): OuterEvent => ({ type: "ConsentChosen", choice: { statistics, marketing: false } })),
  fc
    .constantFrom("MARG_AM40", "MARG_AM30")
    .map((variationCode): OuterEvent => ({ type: "ProductAdded", productId: "p1", variationCode, quantity: 1 })),
  fc.constant<OuterEvent>({ type: "PathOpened", path: "/butikker/torget/meny/pizza", how: "history" }),
)

/**
 * In one of the tabs the customer acts, its cart is ordered, the browser stores its oldest write, or it receives what
 * the browser tells it.
 */
const happening = fc.record({
  tab: fc.constantFrom(0, 1),
  what: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom("take" as const, "receive" as const) },
    { weight: 4, arbitrary: act },
    fc.constant("order" as const),
  ),
})

const sharedOf = (world: ShopWorld) => {
  const { cart, favourites, search, consent, storeMemory } = seeShop(world)
  return { cart: cart.lines, favourites, history: search.history, consent, storeMemory }
}

/** Two tabs over one storage, each in a process of its own. */
const openTabs = () => {
  const storage = storageOfTabs(2)
  const shares = [0, 1].map((tab) =>
    shareCart({
      tab: String(tab),
      read: () => storage.read(tab, "cart"),
      write: (text) => storage.write(tab, "cart", text),
    }),
  )
  const worlds: ShopWorld[] = []
  const put = (tab: number, event: ShopEvent) => bring(tab, { type: "Happened", event })
  const bring = (tab: number, input: Input<ShopStart, ShopEvent>) => {
    const world = worlds[tab] ?? shop.empty
    const at = { n: world.n + 1, t: world.t + 1 }
    const folded = shop.step(world, at, input)
    if (folded.crash !== undefined) throw folded.crash
    worlds[tab] = folded.world
    const run = <A, E>(effect: Effect.Effect<A, E, Transport | Device | Navigation | Telemetry | Vault>) =>
      Effect.runSync(
        effect.pipe(
          Effect.provideService(Device, {
            read: (entry) => Effect.sync(() => storage.read(tab, entry)),
            write: (entry, text) =>
              Effect.sync(() => void (entry === "cart" ? shares[tab]?.store(text) : storage.write(tab, entry, text))),
          }),
          Effect.provideService(Navigation, {
            show: () => Effect.void,
            replace: () => Effect.void,
            reload: () => Effect.void,
          }),
          Effect.provideService(Vault, makeSafe("tabs")),
          Effect.provideService(Telemetry, {
            report: () => Effect.void,
            track: () => Effect.void,
            identify: () => Effect.void,
          }),
          Effect.provideService(Transport, {
            send: () => Effect.fail(Unreachable.make({})),
            stream: () => {
              throw new Error("this test does not stream")
            },
          }),
        ),
      )
    for (const tell of folded.tells) run(services.tell(tell))
  }
  const receive = (tab: number) => {
    const entry = storage.receive(tab)
    if (entry === null) return
    const tell = (text: string | null, replaced?: string | null) => {
      const event = decodeElsewhere(entry, text, replaced)
      if (event) put(tab, event)
      return event !== null
    }
    if (entry === "cart") shares[tab]?.hear(tell)
    else tell(storage.read(tab, entry))
  }
  for (const tab of [0, 1]) {
    bring(tab, { type: "Started", start: { ...start, seed: `seed-of-tab-${tab}` } })
    put(tab, { type: "DeviceRead", contents: Effect.runSync(Effect.provideService(readDevice, Device, noDevice)) })
    put(tab, { type: "SessionStarted" })
    put(tab, { type: "PathOpened", path: "/butikker/torget/meny/pizza", how: "link" })
    const calls = Object.values(worlds[tab]?.calls ?? {})
    const key = calls.find(({ command }) => command.type === "LoadStore")?.key ?? ""
    bring(tab, { type: "CallEnded", key, exit: { _tag: "Done", value: torgetWithMenu as never } })
  }
  const shared = (tab: number) => sharedOf(worlds[tab] ?? shop.empty)
  const cartOf = (tab: number) => seeShop(worlds[tab] ?? shop.empty).cart
  /** The shared state in a new visit on the next day. */
  const nextVisit = () => {
    const device = { read: (entry: string) => Effect.succeed(storage.stored(entry)), write: () => Effect.void }
    const contents = Effect.runSync(Effect.provideService(readDevice, Device, device))
    const opened = shop.step(shop.empty, { n: 0, t: 0 }, { type: "Started", start }).world
    const event = { type: "DeviceRead", contents } as const
    return sharedOf(shop.step(opened, { n: 1, t: 1 }, { type: "Happened", event }).world)
  }
  return { put, take: storage.take, receive, isQuiet: storage.isQuiet, shared, cartOf, nextVisit }
}

const noDevice = { read: () => Effect.succeed(null), write: () => Effect.void }

const runs = Math.ceil(shareOf(300, 5) * Number(process.env["SKORPE_CASES"] ?? 1))

test(
  "two tabs over one storage lose no pizza, order none twice, and converge once each has received the other's writes, also with the next visit",
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(fc.array(happening, { minLength: 1, maxLength: 25 }), (happenings) => {
        const tabs = openTabs()
        let ordered: { readonly key: string; readonly pieces: number } | null = null
        for (const { tab, what } of happenings) {
          if (what === "take") tabs.take(tab)
          else if (what === "receive") tabs.receive(tab)
          else if (what === "order") {
            const { cartId: key, totalCount: pieces } = tabs.cartOf(tab)
            // One is enough: the server takes one order of a cart, whichever tab sends it.
            if (ordered !== null || pieces === 0) continue
            ordered = { key, pieces }
            tabs.put(tab, { type: "OrderPlaced", orderId: "o1", key })
          } else tabs.put(tab, what)
        }
        for (let turns = 0; !tabs.isQuiet(); turns += 1) {
          expect(turns).toBeLessThan(500)
          for (const tab of [0, 1]) {
            tabs.take(tab)
            tabs.receive(tab)
          }
        }
        expect(tabs.shared(0)).toEqual(tabs.shared(1))
        const added = happenings.filter(({ what }) => typeof what === "object" && what.type === "ProductAdded").length
        const { cartId, totalCount: left } = tabs.cartOf(0)
        expect(left + (ordered?.pieces ?? 0)).toBe(added)
        // With that id the server would take it for the placed order.
        if (left > 0) expect(cartId).not.toBe(ordered?.key)
        expect(tabs.cartOf(1).cartId).toBe(cartId)
        expect(tabs.nextVisit()).toEqual(tabs.shared(0))
      }),
      { numRuns: runs, seed: seedOfRun(2026) },
    )
  },
)

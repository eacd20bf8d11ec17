import { type Live, makeLive } from "@skorpe/core/kernel"
import { type MarketId, marketOf } from "@skorpe/core/domain/market"
import type { ShopCommand, ShopEvent, ShopStart } from "@skorpe/core/messages"
import { type Cookies, makeShopServices, namingTraces, traceOfCall } from "@skorpe/core/services"
import { sealingInto, shop } from "@skorpe/core/shop"
import { makeSafe, Vault } from "@skorpe/core/vault"
import { Effect, Layer } from "effect"
import { randomBytes } from "node:crypto"
import { memoryDevice, noNavigation } from "../node/device.ts"
import { byClock } from "../node/movableClock.ts"
import type { Site } from "../node/ownServer.ts"
import { openPaymentDesk } from "../node/paymentDesk.ts"
import { noTelemetry } from "../node/quiet.ts"
import { solveBotTask } from "../node/solveBotTask.ts"
import { nodeTransport } from "../node/transport.ts"
import { build } from "../terminal/version.ts"
import { customerOf } from "./customer.ts"
import type { Setting } from "./setting.ts"

/**
 * Opens the shop's core against a server, on a new device, until the scope ends. A script's customer waits so many
 * seconds for anything.
 */
export const openShop = Effect.fnUntraced(function* (market: MarketId, site: Site, seconds: number) {
  const start: ShopStart = { market, build, seed: randomBytes(8).toString("hex"), path: "/", origin: "web" }
  const cookies: Cookies = new Map()
  const safe = makeSafe(randomBytes(8).toString("hex"))
  const surroundings = [
    Layer.provide(
      namingTraces((key) => traceOfCall(live.log(), key)),
      nodeTransport(site.url, cookies),
    ),
    memoryDevice(cookies),
    noNavigation,
    noTelemetry,
    Layer.succeed(Vault, safe),
  ] as const
  const desk = yield* openPaymentDesk
  const opening = makeLive({
    fold: shop,
    beginning: { _tag: "New", start },
    services: makeShopServices({
      market,
      language: () => "en",
      solve: solveBotTask,
      component: () => Promise.resolve(desk.component),
    }),
  }).pipe(Effect.provide(Layer.mergeAll(...surroundings)))
  const live: Live<ShopStart, ShopEvent, ShopCommand> = yield* site.clock === null
    ? opening
    : byClock(site.clock)(opening)
  const seal = sealingInto(safe)
  const setting: Setting = {
    market: marketOf(market),
    site,
    customer: customerOf(live, seconds),
    desk,
    speak: (event) => live.put(seal(event)),
  }
  return { live, setting }
})

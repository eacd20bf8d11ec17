import { makeLive } from "@skorpe/core/kernel"
import type { MarketId } from "@skorpe/core/domain/market"
import type { ShopStart } from "@skorpe/core/messages"
import { type Cookies, makeShopServices } from "@skorpe/core/services"
import { shop } from "@skorpe/core/shop"
import { Effect, Layer } from "effect"
import { randomBytes } from "node:crypto"
import { memoryDevice, noNavigation } from "../node/device.ts"
import { emptySafe, noTelemetry } from "../node/quiet.ts"
import { nodeTransport } from "../node/transport.ts"
import { build } from "../terminal/version.ts"

/** Opens the shop's core against the server at `url`, on a new device, until the scope ends. */
export const openShop = (market: MarketId, url: string) => {
  const start: ShopStart = { market, build, seed: randomBytes(8).toString("hex"), path: "/", origin: "web" }
  const cookies: Cookies = new Map()
  const surroundings = [
    nodeTransport(url, cookies),
    memoryDevice(cookies),
    noNavigation,
    noTelemetry,
    emptySafe,
  ] as const
  return makeLive({
    fold: shop,
    beginning: { _tag: "New", start },
    services: makeShopServices({ market, language: () => "en" }),
  }).pipe(Effect.provide(Layer.mergeAll(...surroundings)))
}

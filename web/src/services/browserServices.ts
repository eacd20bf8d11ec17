import { Effect, Layer } from "effect"
import type { Services } from "@skorpe/core/kernel"
import type { Language } from "@skorpe/core/language"
import { type MarketId, marketOf } from "@skorpe/core/market"
import { readPath } from "@skorpe/core/route"
import { makeShopServices, Navigation } from "@skorpe/core/services"
import { type Safe, Vault, withoutSecrets } from "@skorpe/core/vault"
import type { ShopCommand } from "@skorpe/core/shop"
import { writeCookie } from "./cookies.ts"
import { fetchTransport } from "./fetchTransport.ts"
import { leavePage, leaveTo } from "./layerEntry.ts"
import { locate } from "./locate.ts"
import { nativePlatform, tellApp } from "./nativeBridge.ts"
import { serverTelemetry } from "./serverTelemetry.ts"
import { storageDevice } from "./storageDevice.ts"

/** What a browser's services need to know of the page. */
export interface Page {
  readonly market: MarketId
  readonly language: () => Language
  /** Where the page keeps what was typed and must not be recorded. */
  readonly safe: Safe
  /** Hears of each call whether anybody answered it. */
  readonly noteReach: (isReached: boolean) => void
  /** Puts the world down where the next page finds it. */
  readonly handOver: () => void
}

/** The server and the next visit know the language that was chosen (SPEC §2.3). */
const keepLanguage = (language: Language): void => {
  writeCookie(`locale=${language}; path=/; max-age=31536000; samesite=lax`)
}

const browserNavigation = (page: Page) =>
  Layer.succeed(Navigation, {
    show: (path) => Effect.sync(() => leaveTo(path)),
    replace: (path) => Effect.sync(() => history.replaceState(null, "", path)),
    reload: (path) =>
      Effect.sync(() => {
        const { language, screen } = readPath(marketOf(page.market), path)
        page.handOver()
        keepLanguage(language)
        tellApp({ type: "languageChosen", language })
        // What a mail's link carries is known to the address alone: the next page cannot open what this one has sealed.
        leavePage(screen._tag === "Unsubscribe" ? path + location.hash : path)
      }),
  })

/** Carries a shop's commands out in a browser. */
export const makeBrowserServices = (page: Page): Services<ShopCommand, never> => {
  const services = withoutSecrets(
    makeShopServices({ market: page.market, language: page.language, origin: nativePlatform() ?? "web", locate }),
  )
  const layer = Layer.mergeAll(
    fetchTransport(page.noteReach),
    storageDevice(page.market),
    browserNavigation(page),
    serverTelemetry(import.meta.env["VITE_BUILD"] ?? "0", marketOf(page.market).currency),
    Layer.succeed(Vault, page.safe),
  )
  return {
    call: (command, news) => Effect.provide(services.call(command, news), layer),
    tell: (command) => Effect.provide(services.tell(command), layer),
  }
}

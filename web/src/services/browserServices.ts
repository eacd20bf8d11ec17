import { Effect, Layer } from "effect"
import type { Log, Services } from "@skorpe/core/kernel"
import type { Language } from "@skorpe/core/domain/language"
import { type MarketId, marketOf } from "@skorpe/core/domain/market"
import { readPath } from "@skorpe/core/domain/route"
import { makeShopServices, namingTraces, Navigation, traceOfCall } from "@skorpe/core/services"
import type { SpokenEvent } from "@skorpe/core/shop"
import { type Safe, Vault, withoutSecrets } from "@skorpe/core/vault"
import type { ShopCommand, ShopEvent, ShopStart } from "@skorpe/core/messages"
import { browserNotices } from "./browserNotices.ts"
import { writeCookie } from "./cookies.ts"
import { devicePasskeys } from "./devicePasskeys.ts"
import { fetchTransport } from "./fetchTransport.ts"
import { leavePage, leaveTo } from "./layerEntry.ts"
import { locate } from "./locate.ts"
import { nativePlatform, tellApp } from "./nativeBridge.ts"
import { serverTelemetry } from "./serverTelemetry.ts"
import { copyText, shareLink } from "./shareLink.ts"
import { solveBotTask } from "./solveBotTask.ts"
import { storageDevice } from "./storageDevice.ts"
import { cartShare } from "./store.ts"

/** What a browser's services need from the page. */
export interface Page {
  readonly market: MarketId
  readonly language: () => Language
  /** Holds secrets that were typed and must not be recorded. */
  readonly safe: Safe
  /** Called after each call: whether the server responded. */
  readonly noteReach: (isReached: boolean) => void
  /** Stores the world for the next page, with the stored cart that it has. */
  readonly handOver: (cart: string | null) => void
  /** Receives an event from the app that shows the page. */
  readonly send: (event: SpokenEvent) => void
}

/** Reads the session so far. */
export type ReadLog = () => Log<ShopStart, ShopEvent, ShopCommand>

/** Stores the chosen language for the server and the next visit (SPEC §2.3). */
const keepLanguage = (language: Language): void => {
  writeCookie(`locale=${language}; path=/; max-age=31536000; samesite=lax`)
}

/**
 * Reads the address again if the browser kept this page while the next one was shown: its world has gone on to the
 * screen that the next page shows, and its address has not.
 */
const readAddressOnReturn = (): void =>
  addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (persisted) dispatchEvent(new PopStateEvent("popstate", { state: history.state }))
    },
    { once: true },
  )

const browserNavigation = (page: Page) =>
  Layer.succeed(Navigation, {
    show: (path) => Effect.sync(() => leaveTo(path)),
    replace: (path) => Effect.sync(() => history.replaceState(null, "", path)),
    reload: (path) =>
      Effect.sync(() => {
        const { language, screen } = readPath(marketOf(page.market), path)
        page.handOver(cartShare(page.market).handOver())
        keepLanguage(language)
        tellApp({ type: "languageChosen", language })
        // The token of a link must stay in the address: the next page cannot open what this one has sealed.
        const hasToken = ["Unsubscribe", "Tracking", "Account"].includes(screen._tag)
        readAddressOnReturn()
        leavePage(hasToken ? path + location.hash : path)
      }),
  })

/** The services that carry out a shop's commands in a browser; the session's log names the traces of their calls. */
export const makeBrowserServices = (page: Page, log: ReadLog): Services<ShopCommand, never> => {
  const services = withoutSecrets(
    makeShopServices({
      market: page.market,
      language: page.language,
      origin: nativePlatform() ?? "web",
      locate,
      share: shareLink,
      copy: copyText,
      notices: browserNotices,
      solve: solveBotTask,
      passkeys: devicePasskeys,
      component: async () => (await import("../payment/adyenComponent.ts")).adyenComponent,
    }),
  )
  const layer = Layer.mergeAll(
    Layer.provide(
      namingTraces((key) => traceOfCall(log(), key)),
      fetchTransport(page.noteReach),
    ),
    storageDevice(page.market),
    browserNavigation(page),
    serverTelemetry(import.meta.env["VITE_BUILD"] ?? "0", marketOf(page.market)),
    Layer.succeed(Vault, page.safe),
  )
  return {
    call: (command, news) => Effect.provide(services.call(command, news), layer),
    tell: (command) => Effect.provide(services.tell(command), layer),
  }
}

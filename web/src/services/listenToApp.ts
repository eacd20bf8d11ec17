import type { MarketId } from "@skorpe/core/domain/market"
import { marketOf } from "@skorpe/core/domain/market"
import type { SpokenEvent } from "@skorpe/core/shop"
import { nativePlatform, tellApp } from "./nativeBridge.ts"

/** The function that the app calls in its webview, with a message as JSON. */
interface AppPage {
  skorpePage?: { readonly receive: (message: string) => void }
}

const read = (message: string): Readonly<Record<string, unknown>> => {
  try {
    const said: unknown = JSON.parse(message)
    return typeof said === "object" && said !== null ? { ...said } : {}
  } catch {
    return {}
  }
}

/**
 * In an app's webview: lets the app choose the language and log out, by `skorpePage.receive`, and tells it `ready` once
 * it can. Unknown messages are ignored: an app may be newer than the shop.
 */
export const listenToApp = ({
  market,
  send,
}: {
  readonly market: MarketId
  readonly send: (event: SpokenEvent) => void
}): void => {
  if (nativePlatform() === null) return
  const receive = (message: string): void => {
    const { type, language } = read(message)
    const spoken = marketOf(market).languages.find((entry) => entry.language === language)
    if (type === "loggedOut") send({ type: "LogoutChosen" })
    if (type === "languageChosen" && spoken) send({ type: "LanguageChosen", language: spoken.language })
  }
  ;(globalThis as AppPage).skorpePage = { receive }
  tellApp({ type: "ready" })
}

import type { Language } from "@skorpe/core/language"

/** What the page tells the app whose webview it stands in (SPEC §2.3, §4.1). */
export type AppMessage =
  | { readonly type: "languageChosen"; readonly language: Language }
  /** `null` is nobody any more. */
  | { readonly type: "identified"; readonly externalId: string | null }

interface Listener {
  readonly postMessage: (message: string) => void
}

interface AppWindow {
  /** Put there by the app on Android. */
  readonly skorpeApp?: Listener
  /** Put there by the app on iOS. */
  readonly webkit?: { readonly messageHandlers?: { readonly skorpeApp?: Listener } }
}

/** The platform of the app whose webview this is; `null` in a browser. It stands in a drawn page as text, and so alone. */
export const nativePlatform = (): "android" | "ios" | null => {
  const { skorpeApp, webkit } = globalThis as unknown as AppWindow
  if (skorpeApp) return "android"
  return webkit?.messageHandlers?.skorpeApp ? "ios" : null
}

/** Tells the app, as JSON; nobody hears it in a browser, and an app that fails to listen harms nothing. */
export const tellApp = (message: AppMessage): void => {
  const { skorpeApp, webkit } = globalThis as unknown as AppWindow
  try {
    ;(skorpeApp ?? webkit?.messageHandlers?.skorpeApp)?.postMessage(JSON.stringify(message))
  } catch {
    // The app has its own troubles.
  }
}

import type { Language } from "@skorpe/core/domain/language"

/** A message from the page to the app whose webview shows it (SPEC §2.3, §4.1). */
export type AppMessage =
  /** The page can receive messages. */
  | { readonly type: "ready" }
  | { readonly type: "languageChosen"; readonly language: Language }
  /** `null` after a logout. */
  | { readonly type: "identified"; readonly externalId: string | null }

interface Listener {
  readonly postMessage: (message: string) => void
}

interface AppWindow {
  /** Injected by the app on Android. */
  readonly skorpeApp?: Listener
  /** Injected by the app on iOS. */
  readonly webkit?: { readonly messageHandlers?: { readonly skorpeApp?: Listener } }
}

/**
 * The platform of the app whose webview this is; `null` in a browser. Inlined as text in rendered pages: no imports.
 */
export const nativePlatform = (): "android" | "ios" | null => {
  const { skorpeApp, webkit } = globalThis as unknown as AppWindow
  if (skorpeApp) return "android"
  return webkit?.messageHandlers?.skorpeApp ? "ios" : null
}

/** Sends a message to the app as JSON; does nothing in a browser, and ignores an app that throws. */
export const tellApp = (message: AppMessage): void => {
  const { skorpeApp, webkit } = globalThis as unknown as AppWindow
  try {
    ;(skorpeApp ?? webkit?.messageHandlers?.skorpeApp)?.postMessage(JSON.stringify(message))
  } catch {
    // An error in the app's handler is not the page's.
  }
}

import type { Shop } from "../shop/shopContext.ts"
import { type KeepMessage, startMessage } from "./messages.ts"

const savesData = (): boolean => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Lets a waiting service worker activate, and resolves once none waits. In Chromium a message that starts the active
 * one during the change may keep the new one waiting for as long as the active one runs.
 */
const activate = (registration: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve) => {
    const { waiting } = registration
    if (waiting === null) return resolve()
    waiting.addEventListener("statechange", () => {
      if (waiting.state === "activated" || waiting.state === "redundant") resolve()
    })
    registration.waiting?.postMessage(startMessage)
  })

/**
 * Registers the service worker, and has it cache the store list and the current store's menu, so that the shop opens
 * offline. With the browser's data saver on it registers none, but updates one that is registered.
 */
export const keepOffline = async ({ views, subscribe }: Shop): Promise<void> => {
  if (!("serviceWorker" in navigator)) return
  const { serviceWorker } = navigator
  if (savesData() && (await serviceWorker.getRegistration()) === undefined) return
  const registration = await serviceWorker.register("/sw.js", { updateViaCache: "none" })
  await activate(registration)
  const { active } = await serviceWorker.ready
  const keep = (message: KeepMessage) => (serviceWorker.controller ?? active)?.postMessage(message)
  let kept: string | undefined
  const follow = (): void => {
    const { current } = views().store
    if (current === null || current.store.slug === kept) return
    kept = current.store.slug
    keep({ keep: `/api/stores/${encodeURIComponent(kept)}` })
  }
  keep({ keep: "/api/stores" })
  follow()
  subscribe(follow)
}

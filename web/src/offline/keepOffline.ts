import type { Shop } from "../app/shopContext.ts"
import { type KeepMessage, startMessage } from "./messages.ts"

const savesData = (): boolean => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Has a worker keep the shop and the menu in hand, so that both open without network. Not where the connection saves
 * data, unless one is there already.
 */
export const keepOffline = async ({ views, subscribe }: Shop): Promise<void> => {
  if (!("serviceWorker" in navigator)) return
  const { serviceWorker } = navigator
  if (savesData() && (await serviceWorker.getRegistration()) === undefined) return
  const registration = await serviceWorker.register("/sw.js", { updateViaCache: "none" })
  registration.waiting?.postMessage(startMessage)
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

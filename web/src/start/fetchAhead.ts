import { lazyConsent } from "../consent/lazyConsent.ts"
import { loadEveryPart } from "../kit/lazyPart.ts"
import { lazyPanels } from "../overlays/lazyPanels.ts"
import { lazyStart } from "../screens/landing/lazyStart.ts"
import { lazyCart } from "../screens/menu/lazyCart.ts"
import { lazyFound } from "../screens/menu/lazyFound.ts"
import { loadLazyUnits, loadOrdering } from "./lazyShop.ts"
import { loadScreens } from "../app/lazyScreens.ts"

/** Resolves when all lazy code and texts are loaded; what the next clicks need comes first. */
export const fetchAll = async (): Promise<void> => {
  await loadOrdering()
  await lazyPanels.load()
  await lazyCart.load()
  await lazyFound.load()
  await lazyStart.load()
  await loadScreens()
  await loadLazyUnits()
  await loadEveryPart()
}

const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 2000)
}

/**
 * Prefetches what the next clicks need once the page has `rested` and the main thread is idle, then runs `then`. With
 * the browser's data saver on nothing is prefetched.
 */
export const fetchAhead = (rested: Promise<void>, then: () => Promise<void>): void => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  const isSaving = connection?.saveData === true
  const ahead = (): void => {
    const fetched = isSaving ? Promise.resolve() : fetchAll()
    // What fails to load is requested again on use, or on the next visit; the rest does not depend on it.
    fetched.then(then, then).catch(() => {})
  }
  const loaded = (): void => {
    whenIdle(() => void lazyConsent.load().catch(() => {}))
    void rested.then(() => whenIdle(ahead))
  }
  // After the page's own pictures and calls, which start with `load`.
  if (document.readyState === "complete") loaded()
  else addEventListener("load", loaded, { once: true })
}

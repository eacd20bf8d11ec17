import { lateConsent } from "../consent/lateConsent.ts"
import { latePanels } from "../overlays/latePanels.ts"
import { lateDialog } from "../overlays/dialog/LateDialog.tsx"
import { lateDrawing } from "../pictures/lateDrawing.ts"
import { lateFound } from "../screens/menu/lateFound.ts"
import { wakeUp } from "./lightShop.ts"
import { loadScreens } from "./lateScreens.ts"
import { lateProblemWords } from "./ProblemWords.tsx"

/** Resolves when everything that comes later is here. */
export const fetchAll = async (): Promise<void> => {
  await wakeUp()
  await latePanels.load()
  await lateDialog.load()
  await lateFound.load()
  await loadScreens()
  await lateProblemWords.load()
  await lateDrawing.load()
}

const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 2000)
}

/**
 * Fetches what the next clicks need while nobody waits for anything, once the page has `rested`, and does what can wait
 * for that; a connection that saves data is not asked for clicks that may never come.
 */
export const fetchAhead = (rested: Promise<void>, then: () => Promise<void>): void => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  const isSaving = connection?.saveData === true
  const ahead = (): void => {
    const fetched = isSaving ? Promise.resolve() : fetchAll()
    // What does not come now is asked for again when it is to be shown, or on the next visit.
    fetched.then(then).catch(() => {})
  }
  const loaded = (): void => {
    whenIdle(() => void lateConsent.load().catch(() => {}))
    void rested.then(() => whenIdle(ahead))
  }
  // After the page's own pictures and calls, which begin with `load`.
  if (document.readyState === "complete") loaded()
  else addEventListener("load", loaded, { once: true })
}

import type { Locator, Page } from "playwright"
import { expect } from "vitest"
import { staffKey } from "./runningShop.ts"

/** Opens the kitchen's page as staff do on a new tablet: the key, and then the store. */
export const unlockKitchen = async (page: Page, shop: string, store: string): Promise<void> => {
  await page.goto(`${shop}/kitchen`)
  await page.getByLabel("Ansattnøkkel").fill(staffKey)
  await page.getByRole("button", { name: "Lås opp" }).click()
  await page.getByRole("button", { name: store, exact: true }).click()
  await page.getByRole("heading", { level: 1, name: store }).waitFor()
}

/** The card of an order on the board. */
export const cardOf = (page: Page, number: string): Locator =>
  page.getByRole("article", { name: `Bestilling ${number}`, exact: true })

/**
 * Presses a button of a card, and again if the board ignored the press, as it does just after cards have moved; the
 * orders of other journeys move them.
 */
export const press = async (card: Locator, name: string): Promise<void> => {
  const button = card.getByRole("button", { name, exact: true })
  await button.waitFor()
  const pressed = async (): Promise<number> => {
    if ((await button.count()) > 0) await button.click({ timeout: 5000 }).catch(() => {})
    return button.count()
  }
  await expect.poll(pressed, { timeout: 60_000, interval: 600 }).toBe(0)
}

/** Counts the tones that this page's bell plays from its next load on; await the count itself. */
export const countTones = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const heard = globalThis as unknown as { tones: number }
    heard.tones = 0
    globalThis.AudioContext = class extends AudioContext {
      override createOscillator(): OscillatorNode {
        if (this.state === "running") heard.tones += 1
        return super.createOscillator()
      }
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { readonly tones: number }).tones)
}

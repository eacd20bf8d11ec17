import type { MarketId } from "@skorpe/core/market"
import { type Browser, chromium, type Page } from "playwright"
import { expect } from "vitest"
import { type RunningShop, runShop } from "./runningShop.ts"

/** The menu that most journeys begin at. */
export const menu = "/butikker/oslo-sentrum/meny/pizza"

/** What a journey goes through. */
export interface Stage {
  readonly shop: RunningShop
  readonly browser: Browser
}

/** A shop that runs, and a browser that fetches nothing of its own accord. */
export const openStage = async (market: MarketId): Promise<Stage> => {
  const shop = await runShop(market)
  const browser = await chromium.launch({
    ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
    args: ["--no-sandbox", "--disable-background-networking"],
  })
  return { shop, browser }
}

/** Also one that never opened whole. */
export const closeStage = async ({ shop, browser }: Partial<Stage>): Promise<void> => {
  await browser?.close()
  await shop?.stop()
}

/** Until a page says so. Playwright's own wait takes the promise of an answer for a yes. */
export const until = async (page: Page, isSo: () => Promise<boolean>): Promise<void> => {
  await expect.poll(() => page.evaluate(isSo).catch(() => false), { timeout: 30_000, interval: 100 }).toBe(true)
}

/** From the menu, by way of the product itself, into the cart. */
export const putMargheritaInCart = async (page: Page): Promise<void> => {
  await page
    .getByRole("link", { name: /Margherita/ })
    .first()
    .click()
  await page.getByRole("button", { name: /^Legg / }).click()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
}

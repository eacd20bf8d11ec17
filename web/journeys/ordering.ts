import type { MarketId } from "@skorpe/core/domain/market"
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright"
import { expect, inject } from "vitest"
import { browserOptions } from "./browserOptions.ts"
import { type RunningShop, runShop } from "./runningShop.ts"

/** The menu that most journeys begin at. */
export const menu = "/butikker/oslo-sentrum/meny/pizza"

/**
 * The browser that all journeys of a run share; each opens its own devices in it, which end with it. One that `keepsPages`
 * shows them again by Back, as customers' own do, and is started for its journey.
 */
export const openBrowser = ({ keepsPages = false } = {}): Promise<Browser> =>
  keepsPages
    ? chromium.launch({ ...browserOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] })
    : chromium.connect(inject("sharedBrowser"))

/** Upper bound in ms for one action, for a busy machine. */
const patience = 120_000

/** A new device, with patience for a busy machine. */
export const openContext = async (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(patience)
  return context
}

/** A page on a new device, with patience for a busy machine. */
export const openPage = async (browser: Browser, options: BrowserContextOptions): Promise<Page> => {
  const page = await browser.newPage(options)
  page.setDefaultTimeout(patience)
  return page
}

const noThanks = JSON.stringify({ version: 1, value: { statistics: false, marketing: false } })

/** Answers the question about cookies with no on every page of a device: it would cover what a journey presses. */
export const declineCookies = (device: BrowserContext, market: MarketId = "no"): Promise<unknown> =>
  // An empty page has no storage.
  device.addInitScript(`try { localStorage.setItem("skorpe.${market}.consent", '${noThanks}') } catch {}`)

/** The resources of a journey that stops its server: its own shop, and a browser. */
export interface Stage {
  readonly shop: RunningShop
  readonly browser: Browser
}

/** A shop of its own that runs, and a browser. */
export const openStage = async (market: MarketId): Promise<Stage> => {
  const [shop, browser] = await Promise.all([runShop(market), openBrowser()])
  return { shop, browser }
}

/** Closes a stage, also one whose start failed halfway. */
export const closeStage = async ({ shop, browser }: Partial<Stage>): Promise<void> => {
  await browser?.close()
  await shop?.stop()
}

/** Waits until a page fulfils an asynchronous condition. Playwright's own wait takes a promise for true. */
export const until = async (page: Page, isSo: () => Promise<boolean>): Promise<void> => {
  await expect.poll(() => page.evaluate(isSo).catch(() => false), { timeout: 240_000, interval: 100 }).toBe(true)
}

/** Adds a product to the cart from the menu, through the product's page. */
export const putMargheritaInCart = async (page: Page): Promise<void> => {
  await page
    .getByRole("link", { name: /Margherita/ })
    .first()
    .click()
  await page.getByTestId("add").click()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
}

/**
 * From the cart on to the first field of the checkout, past the offer of extras. A busy machine may load the extras too
 * late; the shop then goes on without offering them. `decline` presses the button that declines them.
 */
export const passExtras = async (
  page: Page,
  names: { readonly skip: string; readonly firstName: string },
  decline: () => Promise<void>,
): Promise<void> => {
  const skip = page.getByRole("button", { name: names.skip })
  const form = page.getByLabel(names.firstName)
  await skip.or(form).first().waitFor()
  if (await skip.isVisible()) await decline()
  await form.waitFor()
}

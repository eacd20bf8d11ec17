import { type Browser, chromium, type Page } from "playwright"
import { buildServer } from "../../build/server.ts"
import { buildShop } from "../../build/shop.ts"
import { findChromium } from "../../findChromium.ts"
import { report } from "../measure.ts"
import { startContestant } from "../server/contestant.ts"
import { runServer } from "../server/runServer.ts"
import { middleOf } from "./middleOf.ts"

const orders = Number(process.env["SKORPE_BENCH_ORDERS"] ?? 40)

/** Reloads of a checkout with a cart. */
const reloads = 5

/** A file that a page fetched: kB as sent, and ms; `began` counts from the navigation. */
interface Fetched {
  readonly path: string
  readonly size: number
  readonly began: number
  readonly duration: number
}

const fetchedBy = (page: Page): Promise<readonly Fetched[]> =>
  page.evaluate(`performance.getEntriesByType("resource").map(({ name, encodedBodySize, startTime, duration }) => ({
    path: new URL(name).pathname, size: encodedBodySize / 1000, began: startTime, duration,
  }))`)

/** The kB of scripts that a page requested until a moment. */
const scriptsOf = async (page: Page, until = Infinity): Promise<number> =>
  (await fetchedBy(page))
    .filter(({ path, began }) => path.endsWith(".js") && began <= until)
    .reduce((sum, { size }) => sum + size, 0)

/** Runs in each page: marks the first frame with a field of the checkout in the document. */
const markFields = `{
  const look = () => {
    if (document.querySelector("input[autocomplete=given-name]")) performance.mark("fields")
    else requestAnimationFrame(look)
  }
  look()
}`

/**
 * The kB of scripts that a reloaded checkout asks for: until its fields are rendered, and including idle-time
 * prefetches.
 */
const reloadCheckout = async (page: Page): Promise<{ readonly untilFields: number; readonly all: number }> => {
  await page.reload()
  await page.waitForFunction(() => performance.getEntriesByName("fields").length > 0)
  await page.waitForLoadState("networkidle")
  const stood = await page.evaluate<number>("performance.getEntriesByName('fields')[0].startTime")
  return { untilFields: await scriptsOf(page, stood), all: await scriptsOf(page) }
}

const kB = (figures: readonly number[]): string =>
  `${middleOf(figures).toFixed(1)} kB (${Math.min(...figures).toFixed(1)} to ${Math.max(...figures).toFixed(1)})`

const openPhone = async (browser: Browser): Promise<Page> => {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, serviceWorkers: "block" })
  return context.newPage()
}

/** Adds one drink, declines the extras, and goes to the first field of the checkout. */
const goToCheckout = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/butikker/oslo-sentrum/meny/pizza`)
  const drink = page.locator("#shelf-drinks").getByRole("button", { name: /^Legg .* i handlevognen$/ })
  await drink.first().tap()
  await page.getByTestId("cart-link").getByText("1 vare").waitFor()
  await page
    .getByRole("banner")
    .getByRole("link", { name: /handlevogn/i })
    .tap()
  await page.getByRole("link", { name: /Til bestilling/ }).tap()
  const skip = page.getByRole("button", { name: "Nei takk, gå til betaling" })
  const form = page.getByLabel("Fornavn")
  await skip.or(form).first().waitFor()
  if (await skip.isVisible()) await skip.tap()
  await form.waitFor()
}

/** Runs in the page: resolves with the ms from the next press to the frame that shows the tracker's title. */
const untilTracker = `new Promise((resolve) => {
  let pressed = 0
  addEventListener("pointerup", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
  const look = () => {
    const isDrawn = /Bestilling \\d+/.test(document.querySelector("h1")?.textContent ?? "")
    requestAnimationFrame(isDrawn ? () => resolve(performance.now() - pressed) : look)
  }
  look()
})`

/** Places the order, to be paid in the store: ms until the tracker is drawn, and of the call within them. */
const order = async (page: Page, nth: number): Promise<{ readonly tracker: number; readonly call: number }> => {
  await page.getByLabel("Fornavn").fill("Kunde")
  await page.getByLabel("Etternavn").fill("Benksen")
  await page.getByLabel("Telefon").fill(`+47 40 10 ${String(nth).padStart(4, "0")}`)
  const button = page.getByRole("button", { name: /^Bestill for/ })
  await button.scrollIntoViewIfNeeded()
  // A customer looks at the total before pressing.
  await page.waitForTimeout(500)
  const timing = page.evaluate<number>(untilTracker)
  await button.tap()
  const tracker = await timing
  const call = (await fetchedBy(page)).find(({ path }) => path === "/api/order/create")
  if (call === undefined) throw new Error("no order was placed")
  return { tracker, call: call.duration }
}

const inWords = (times: readonly number[]): string => {
  const worst = times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0
  return `median ${middleOf(times).toFixed(0)} ms, p95 ${worst.toFixed(0)} ms`
}

/** Scripts of a checkout with a cart beside the landing page's, and the time from "order" to the tracker, paid in store. */
export const benchCheckout = async (): Promise<void> => {
  const found = findChromium({ installing: false })
  if (found._tag === "Missing") throw new Error(found.sentence)
  buildShop("no")
  await buildServer()
  // Creates the data on the first run.
  await (await startContestant("skorpe")).stop()
  const server = await runServer("dist/main.js", { SKORPE_UNPAID_LIMITS: "off" })
  const browser = await chromium.launch({ executablePath: found.path, args: ["--no-sandbox"] })
  try {
    const landing = await openPhone(browser)
    await landing.goto(server.url, { waitUntil: "networkidle" })
    report("scripts of the landing page", kB([await scriptsOf(landing)]))
    await landing.context().close()
    const times: { readonly tracker: number; readonly call: number }[] = []
    for (let nth = 0; nth < orders; nth++) {
      const page = await openPhone(browser)
      await goToCheckout(page, server.url)
      if (nth === 0) {
        await page.addInitScript(markFields)
        const reloaded: Awaited<ReturnType<typeof reloadCheckout>>[] = []
        while (reloaded.length < reloads) reloaded.push(await reloadCheckout(page))
        report(
          "a reloaded checkout: scripts until its fields stand",
          kB(reloaded.map(({ untilFields }) => untilFields)),
        )
        report("the same with all that comes when the page is idle", kB(reloaded.map(({ all }) => all)))
      }
      times.push(await order(page, nth))
      await page.context().close()
    }
    report(`${orders} orders: press to tracker`, inWords(times.map(({ tracker }) => tracker)))
    report("the call that places an order", inWords(times.map(({ call }) => call)))
  } finally {
    await browser.close()
    await server.stop()
  }
}

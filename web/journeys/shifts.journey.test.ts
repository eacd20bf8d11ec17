import type { Browser } from "playwright"
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import { isDeep, isInShare } from "../../core/src/testing/share.fixture.ts"
import { fillCart } from "./fillCart.ts"
import { closeStage, openBrowser, openPage } from "./ordering.ts"
import { type RunningShop, runShop } from "./runningShop.ts"
import { clockAhead } from "./serverClock.ts"
import { openLate } from "./shifts.ts"

const hour = 3_600_000

// The pages that once shifted are Swedish. A daily run opens similar ones in the shop that its other journeys have
// built.
const market = isDeep ? "se" : "no"

/** To a Saturday evening, when each store is open and says until when. */
const ahead = Date.UTC(2026, 10, 21, 17) - Date.now()

let shop: RunningShop
let browser: Browser

beforeAll(async () => {
  ;[shop, browser] = await Promise.all([runShop(market, { settings: clockAhead(ahead) }), openBrowser()])
})
afterAll(() => closeStage({ shop, browser }))

// A share of `npm run bench -- shifts`: a page or two of each kind; two of them each day.
const places = [
  { se: "/butiker/stockholm-city/meny/pizza", no: "/butikker/oslo-sentrum/meny/pizza", widths: [412, 390], hours: 0 },
  // By the device's wrong clock these two stores have closed.
  {
    se: "/butiker/linkoping/meny/pizza",
    no: "/butikker/kristiansand-kvadraturen/meny/pizza",
    widths: [480, 320],
    hours: 7,
  },
  { se: "/butiker/malmo-triangeln", no: "/butikker/trondheim-midtbyen", widths: [360, 1280], hours: 0 },
  { se: "/en", no: "/en", widths: [412, 768], hours: -9 },
].map(({ hours, widths, ...paths }) => ({ path: paths[market], widths, hoursAhead: hours }))

test.concurrent.each(places.filter((_, nth) => isInShare(nth, 2)))(
  "$path has no layout shift when its fonts and code come late, on a device $hoursAhead h ahead",
  async ({ path, widths, hoursAhead }) => {
    const [first = 0, ...others] = widths
    const phone = { viewport: { width: first, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
    const { open, swapAt, close } = await openLate(browser, phone, {
      fonts: 700,
      code: 150,
      clock: ahead + hoursAhead * hour,
    })
    const moved = [await open(shop.url + path)]
    for (const width of others) moved.push(await swapAt({ width, height: 823 }))
    await close()
    expect(moved.flat().filter(({ value }) => value > 0.02)).toEqual([])
  },
)

test.skipIf(!isDeep)("the landing page has no layout shift for a customer who has chosen a store before", async () => {
  const chosen = await openPage(browser, {})
  await chosen.goto(shop.url + places[0]?.path)
  const readKept = `localStorage.getItem("skorpe.${market}.store")`
  await expect.poll(() => chosen.evaluate(readKept), { timeout: 60_000 }).toBeTruthy()
  const kept = await chosen.evaluate<string>(readKept)
  await chosen.context().close()
  const moved: unknown[] = []
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    const { page, open, close } = await openLate(
      browser,
      { viewport: { width, height } },
      { fonts: 700, code: 150, clock: ahead },
    )
    await page.addInitScript(`localStorage.setItem("skorpe.${market}.store", ${JSON.stringify(kept)})`)
    const shifts = await open(shop.url)
    await page.getByRole("link", { name: /^(Fortsett|Fortsätt|Carry on) / }).waitFor()
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    if (total > 0.02) moved.push({ width, total, shifts })
    await close()
  }
  expect(moved).toEqual([])
})

test.skipIf(!isDeep)("a closed store's cart and checkout have no layout shift when its status comes", async () => {
  const clock = Date.UTC(2026, 10, 22, 4) - Date.now()
  const night = await runShop("se", { settings: clockAhead(clock) })
  onTestFinished(() => night.stop())
  const product = `${night.url}/butiker/uppsala/meny/pizza/margherita`
  const cart = await fillCart(browser, product, "se", { fonts: 0, code: 0, clock })
  const moved: unknown[] = []
  for (const [path, width, height] of [
    ["/varukorgen", 320, 568],
    ["/varukorgen", 390, 844],
    ["/varukorgen", 1280, 800],
    ["/betalning", 390, 844],
    ["/betalning", 1280, 800],
  ] as const) {
    const { page, open, close } = await openLate(
      browser,
      { viewport: { width, height } },
      { fonts: 700, code: 150, clock },
    )
    await page.addInitScript(`localStorage.setItem("skorpe.se.cart", ${JSON.stringify(cart)})`)
    // The store, and with it what says that it is closed, comes after the page has been alive for a while, and the
    // store's own clock, after which a time is proposed, comes after the price.
    for (const [late, ms] of [
      [/\/api\/stores\/uppsala$/, 900],
      [/\/api\/stores\/uppsala\/status$/, 600],
    ] as const) {
      await page.route(late, async (route) => {
        await page.waitForTimeout(ms)
        await route.continue()
      })
    }
    const shifts = await open(night.url + path)
    await page.getByTestId("store-closed").waitFor()
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    if (total > 0.02) moved.push({ path, width, total, shifts })
    await close()
  }
  expect(moved).toEqual([])
})

import type { Browser } from "playwright"
import { afterAll, beforeAll, expect, test } from "vitest"
import { closeStage, openBrowser } from "./ordering.ts"
import { type RunningShop, runShop } from "./runningShop.ts"
import { clockAhead } from "./serverClock.ts"
import { openLate } from "./shifts.ts"

const hour = 3_600_000

/** To a Saturday evening in Stockholm, when each store is open and says until when. */
const ahead = Date.UTC(2026, 10, 21, 17) - Date.now()

let shop: RunningShop
let browser: Browser

beforeAll(async () => {
  ;[shop, browser] = await Promise.all([runShop("se", { settings: clockAhead(ahead) }), openBrowser()])
}, 120_000)
afterAll(() => closeStage({ shop, browser }))

// A share of `npm run bench -- shifts`: pages that did move, and one of each other kind.
test.concurrent.each([
  { path: "/butiker/stockholm-city/meny/pizza", widths: [412, 390], hoursAhead: 0 },
  { path: "/butiker/stockholm-kungsholmen/meny/pizza", widths: [480, 320], hoursAhead: 7 },
  { path: "/butiker/malmo-triangeln", widths: [360, 1280], hoursAhead: 0 },
  { path: "/en", widths: [412, 768], hoursAhead: -9 },
])(
  "$path stands still when its fonts and code come late, on a device $hoursAhead h ahead",
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

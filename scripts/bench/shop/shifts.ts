import { type MarketId, marketOf } from "@skorpe/core/domain/market"
import { writePath } from "@skorpe/core/domain/route"
import { type Browser, chromium } from "playwright"
import { fillCart } from "../../../web/journeys/fillCart.ts"
import { runShop } from "../../../web/journeys/runningShop.ts"
import { clockAhead } from "../../../web/journeys/serverClock.ts"
import { openLate, type Shift } from "../../../web/journeys/shifts.ts"
import { buildServer } from "../../build/server.ts"
import { buildShop } from "../../build/shop.ts"
import { findChromium } from "../../findChromium.ts"
import { report } from "../measure.ts"
import { type Kept, orderOnDevice } from "./shifts/orderOnDevice.ts"
import { type KeptBefore, type ShiftCase, shiftCasesOf } from "./shifts/shiftCases.ts"

const mark = 0.02

/** How many pages are open at a time; most of the time they wait. */
const atOnce = Number(process.env["SKORPE_BENCH_PAGES"] ?? 6)

/** Only cases whose page, time and address match it, such as `Menu evening /butiker/stockholm-city`. */
const wanted = new RegExp(process.env["SKORPE_BENCH_SHIFTS"] ?? "")

const heights = { 320: 568, 360: 780, 390: 844, 412: 823, 480: 854, 768: 1024, 1280: 800 } as const

const sizes = Object.entries(heights).map(([width, height]) => ({ width: Number(width), height }))

const hour = 3_600_000

const evening = Date.UTC(2026, 10, 21, 17)
const night = Date.UTC(2026, 10, 22, 4)

/**
 * What the server's clock shows, and by how many ms the device's is off. At night most stores are closed. A wrong clock
 * moves nothing when the fonts come, so these pages are opened only.
 */
const times = [
  { name: "evening", at: evening, off: 0, swaps: true, takesOrders: true },
  { name: "night", at: night, off: 0, swaps: true, takesOrders: false },
  { name: "evening, device 7 h ahead", at: evening, off: 7 * hour, swaps: false, takesOrders: true },
  { name: "night, device 9 h behind", at: night, off: -9 * hour, swaps: false, takesOrders: false },
] as const

interface Found {
  readonly page: string
  readonly time: string
  readonly path: string
  readonly width: number
  /** Whether the page was opened at this width, or its fonts were swapped there. */
  readonly how: "opened" | "swapped"
  readonly total: number
  readonly shifts: readonly Shift[]
}

interface Visit extends ShiftCase {
  readonly url: string
  readonly time: string
  readonly ahead: number
  /** What its local storage holds before it is opened. */
  readonly stored: Kept
  readonly swaps: boolean
  readonly nth: number
}

/** Opens the page at one of the widths, each visit at the next one, and swaps its fonts at all others. */
const visit = async (browser: Browser, one: Visit): Promise<readonly Found[]> => {
  const size = sizes[one.nth % sizes.length] ?? { width: 412, height: 823 }
  const isPhone = size.width < 768
  const options = { viewport: size, deviceScaleFactor: isPhone ? 2 : 1, isMobile: isPhone, hasTouch: isPhone }
  const late = await openLate(browser, options, { fonts: 700, code: 150, clock: one.ahead })
  const found = (width: number, how: Found["how"], shifts: readonly Shift[]): Found => {
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    return { page: one.page, time: one.time, path: one.path, width, how, total, shifts }
  }
  try {
    for (const [key, value] of Object.entries(one.stored))
      await late.page.addInitScript(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`)
    const all = [found(size.width, "opened", await late.open(one.url + one.path))]
    for (const other of one.swaps ? sizes : [])
      if (other !== size) all.push(found(other.width, "swapped", await late.swapAt(other)))
    return all
  } finally {
    await late.close()
  }
}

/** What a device keeps only where a store has taken an order. */
const ordered: ReadonlySet<KeptBefore> = new Set(["OrderUnderWay", "LastOrder"])

/** Upper bound in ms for one visit, for a busy machine. */
const patience = 120_000

/** A page that does not settle in time is opened again, at most twice. */
const visitPatiently = async (browser: Browser, one: Visit, tries = 3): Promise<readonly Found[]> => {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience).unref())
  const found = await Promise.race([visit(browser, one).catch(() => null), late])
  if (found !== null) return found
  if (tries === 1) throw new Error(`${one.url}${one.path} did not come to rest`)
  return visitPatiently(browser, one, tries - 1)
}

const inWords = ({ page, time, path, width, how, total, shifts }: Found): string => {
  const moved = shifts
    .toSorted((one, other) => other.value - one.value)
    .slice(0, 2)
    .flatMap(({ at, value, moved: all }) => [
      `      ${value.toFixed(4)} at ${at} ms`,
      ...all.map(({ what, from, to }) => `        ${what}: ${from.join(" ")} → ${to.join(" ")}`),
    ])
  return [`    ${total.toFixed(4)} ${page} ${path} at ${width} px, ${how}, ${time}`, ...moved, ""].join("\n")
}

const reportPage = (page: string, all: readonly Found[]): void => {
  const worst = all.reduce((most, { total }) => Math.max(most, total), 0)
  const above = all.filter(({ total }) => total > mark).length
  report(`${page}: worst shift`, `${worst.toFixed(4)}; ${above} of ${all.length} above ${mark}`)
}

/** Visits all cases of a market at one time; `each` is called as results arrive. */
const visitMarket = async (
  browser: Browser,
  market: MarketId,
  each: (all: readonly Found[]) => void,
): Promise<void> => {
  const cases = shiftCasesOf(market)
  const carts = new Map<string, string>()
  for (const [nthTime, { name, at, off, swaps, takesOrders }] of times.entries()) {
    const open = cases.filter(
      ({ page, kept, path }) => wanted.test(`${page} ${name} ${path}`) && (takesOrders || !ordered.has(kept)),
    )
    if (open.length === 0) continue
    const ahead = at - Date.now()
    const shop = await runShop(market, { settings: clockAhead(ahead) })
    try {
      const lateness = { fonts: 0, code: 0, clock: ahead }
      for (const { kept, storeSlug } of open) {
        if (kept === "Nothing" || carts.has(storeSlug)) continue
        const product = writePath(marketOf(market), market === "no" ? "nb" : "sv", {
          _tag: "Product",
          storeSlug,
          productSlug: "margherita",
        })
        carts.set(storeSlug, await fillCart(browser, shop.url + product, market, lateness))
      }
      const cartOf = ({ storeSlug }: ShiftCase): Kept => ({ [`skorpe.${market}.cart`]: carts.get(storeSlug) ?? "" })
      // Each running shop has its own orders, all of the first store.
      const orders = new Map<string, Kept>()
      for (const { kept: order, storeSlug } of open)
        if ((order === "OrderUnderWay" || order === "LastOrder") && !orders.has(order))
          orders.set(order, await orderOnDevice(browser, { url: shop.url, market, storeSlug, order, lateness }))
      const storedFor = (one: ShiftCase): Kept => {
        switch (one.kept) {
          case "Nothing":
            return {}
          case "Cart":
            return cartOf(one)
          case "OrderUnderWay":
            return { ...orders.get(one.kept), ...cartOf(one) }
          case "LastOrder":
            return orders.get(one.kept) ?? {}
        }
      }
      const left = open.map((one, nth): Visit => ({
        ...one,
        url: shop.url,
        time: name,
        ahead: ahead + off,
        swaps,
        stored: storedFor(one),
        // Each page and time begins with another width.
        nth: nth + nthTime * 2,
      }))
      const work = async (): Promise<void> => {
        for (let next = left.shift(); next !== undefined; next = left.shift()) each(await visitPatiently(browser, next))
      }
      await Promise.all(Array.from({ length: atOnce }, work))
    } finally {
      await shop.stop()
    }
  }
}

/**
 * The layout shift of each page, store, language and width when fonts and code come late, stores are open or closed, and
 * the device's clock is hours off. The mark is 0.02. Half an hour; `SKORPE_BENCH_SHIFTS` narrows it down.
 */
export const benchShifts = async (): Promise<void> => {
  const installed = findChromium({ installing: false })
  if (installed._tag === "Missing") throw new Error(installed.sentence)
  await buildServer()
  for (const market of ["no", "se"] as const) buildShop(market)
  const browser = await chromium.launch({ executablePath: installed.path, args: ["--no-sandbox"] })
  const all: Found[] = []
  try {
    for (const market of ["se", "no"] as const)
      await visitMarket(browser, market, (found) => {
        all.push(...found)
        for (const one of found) if (one.total > mark) process.stdout.write(`${inWords(one)}\n`)
      })
  } finally {
    await browser.close()
  }
  for (const [page, found] of Map.groupBy(all, (one) => one.page)) reportPage(page, found)
}

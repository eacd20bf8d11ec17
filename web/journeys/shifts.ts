import type { Browser, BrowserContextOptions, Page, ViewportSize } from "playwright"

/** An element that moved: what it is, and its left, top, width and height before and after, in CSS pixels. */
export interface Moved {
  readonly what: string
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/**
 * A layout shift without recent input: its time in ms after the start, its score, and the elements, largest shift
 * first.
 */
export interface Shift {
  readonly at: number
  readonly value: number
  readonly moved: readonly Moved[]
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Shown {
  readonly nodeName: string
  readonly className?: string
  readonly textContent: string | null
  readonly parentElement: Shown | null
}

interface Entry {
  readonly startTime: number
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Shown | null; readonly previousRect: Box; readonly currentRect: Box }[]
}

/** Runs in the page before anything else. */
const watch = (): void => {
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  const named = ({ nodeName, className, textContent }: Shown): string =>
    `${nodeName.toLowerCase()}${typeof className === "string" && className !== "" ? `.${className}` : ""} “${(textContent ?? "").slice(0, 40)}”`
  const sides = ({ left, top, width, height }: Box): readonly number[] => [left, top, width, height].map(Math.round)
  const watchType = (type: string, hear: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => (list.getEntries() as unknown as readonly Entry[]).forEach(hear)).observe({
      type,
      buffered: true,
    })
  watchType("layout-shift", ({ startTime, value, hadRecentInput, sources }) => {
    if (hadRecentInput) return
    const moved = sources.map(({ node, previousRect, currentRect }) => ({
      what: node === null ? "removed" : named(node.nodeName === "#text" ? (node.parentElement ?? node) : node),
      from: sides(previousRect),
      to: sides(currentRect),
    }))
    shifts.push({ at: Math.round(startTime), value, moved })
  })
  watchType("paint", () => (globalThis as unknown as { painted: () => void }).painted())
}

/** Runs in the page: its device's clock is so many ms ahead. */
const setClock = (ahead: number): void => {
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...parts: readonly unknown[]) {
      if (parts.length === 0) super(Real.now() + ahead)
      else super(...(parts as [number]))
    }
    static override now(): number {
      return Real.now() + ahead
    }
  } as DateConstructor
}

/** How late a page is served, and on which device. */
export interface Lateness {
  /** Ms from the first paint until the fonts come. */
  readonly fonts: number
  /** Ms that each file of code takes longer. */
  readonly code: number
  /** Ms by which the device's clock is ahead of this machine's. */
  readonly clock: number
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A page on a new device that notes its layout shifts. */
export interface WatchedPage {
  readonly page: Page
  /** Opens an address, waits until everything has loaded and the page is idle, and returns the shifts. */
  readonly open: (url: string) => Promise<readonly Shift[]>
  /** Swaps the opened page's fonts at another window size, and returns the shifts. */
  readonly swapAt: (size: ViewportSize) => Promise<readonly Shift[]>
  readonly close: () => Promise<void>
}

/**
 * A script that takes the page's web fonts out of its style sheets, or puts them back, and evaluates to the time at
 * which it did; the change is rendered by then. Throws if there is none to take out.
 */
const fontsAre = (here: boolean): string => `(async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  const fontsIn = (group) =>
    [...group.cssRules].flatMap((rule, place) =>
      rule instanceof CSSFontFaceRule && rule.cssText.includes("url(")
        ? [{ group, place, text: rule.cssText }]
        : rule.cssRules ? fontsIn(rule) : [])
  await frame()
  const at = performance.now()
  if (${here}) for (const { group, text, place } of globalThis.takenFonts) group.insertRule(text, place)
  else {
    globalThis.takenFonts = [...document.styleSheets].flatMap(fontsIn)
    if (globalThis.takenFonts.length === 0) throw new Error("the page declares no fonts")
    for (const { group, place } of globalThis.takenFonts.toReversed()) group.deleteRule(place)
  }
  document.body.offsetHeight
  await document.fonts.ready
  await frame()
  await frame()
  return at
})()`

/** The browser excuses what shifts in the half second after a change of the window. */
const excused = 600

/** A page that gets its fonts and its code late. */
export const openLate = async (
  browser: Browser,
  options: BrowserContextOptions,
  { fonts, code, clock }: Lateness,
): Promise<WatchedPage> => {
  const context = await browser.newContext({ serviceWorkers: "block", ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  let paint = (): void => {}
  const painted = new Promise<void>((resolve) => (paint = resolve))
  await page.exposeFunction("painted", () => paint())
  await page.addInitScript(watch)
  if (clock !== 0) await page.addInitScript(setClock, clock)
  const fontsCome = painted.then(() => pause(fonts))
  await page.route(/\.woff2$/, async (route) => {
    await fontsCome
    await route.continue().catch(() => {})
  })
  if (code > 0)
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await pause(code)
      await route.continue().catch(() => {})
    })
  // A page that keeps making requests is judged all the same.
  const rest = (): Promise<void> => page.waitForLoadState("networkidle", { timeout: 20_000 }).catch(() => {})
  const open = async (url: string): Promise<readonly Shift[]> => {
    await page.goto(url, { waitUntil: "domcontentloaded" })
    await rest()
    // Triggers what waits for the first interaction; unlike a press, this does not exclude shifts that follow.
    await page.evaluate("dispatchEvent(new Event('focusin')); document.fonts.ready.then(() => {})")
    await pause(600)
    await rest()
    return page.evaluate<readonly Shift[]>("shifts")
  }
  const swapAt = async (size: ViewportSize): Promise<readonly Shift[]> => {
    await page.setViewportSize(size)
    await page.evaluate(fontsAre(false))
    await pause(excused)
    const swapped = await page.evaluate<number>(fontsAre(true))
    return (await page.evaluate<readonly Shift[]>("shifts")).filter(({ at }) => at >= Math.floor(swapped))
  }
  return { page, open, swapAt, close: () => context.close() }
}

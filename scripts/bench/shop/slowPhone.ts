import { chromium, type Page } from "playwright"
import { findChromium } from "../../findChromium.ts"
import { serveShop } from "./serveShop.ts"

/** An interaction from the tap or key to the next paint, with its phases. INP is computed from these. */
export interface Interaction {
  readonly duration: number
  /** Input delay, processing time, and presentation delay. */
  readonly delay: number
  readonly work: number
  readonly drawing: number
}

/** A page's performance entries since the last call, in milliseconds. */
export interface Noted {
  /** Slowest first; the browser does not report those below 16 ms. */
  readonly interactions: readonly Interaction[]
  /** Long tasks (over 50 ms), longest first. */
  readonly longTasks: readonly number[]
  /** Cumulative layout shift, without shifts right after an interaction. */
  readonly shift: number
}

/** The fields of the browser's performance entries; each entry type has some of them. */
interface Entry {
  readonly startTime: number
  readonly duration: number
  readonly processingStart: number
  readonly processingEnd: number
  readonly interactionId: number
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Runs in the page. */
const noteAll = (): void => {
  const noted = { interactions: new Map<number, Interaction>(), longTasks: [] as number[], shift: 0 }
  Object.assign(globalThis, { noted })
  const watch = (type: string, hear: (entry: Entry) => void): void => {
    const asked = { type, buffered: true, durationThreshold: 16 } as object as { readonly type: "resource" }
    new PerformanceObserver((list) => (list.getEntries() as unknown as readonly Entry[]).forEach(hear)).observe(asked)
  }
  watch("event", ({ interactionId, startTime, duration, processingStart, processingEnd }) => {
    if (interactionId === 0 || (noted.interactions.get(interactionId)?.duration ?? -1) >= duration) return
    const [delay, work] = [processingStart - startTime, processingEnd - processingStart].map(Math.round) as [
      number,
      number,
    ]
    noted.interactions.set(interactionId, { duration, delay, work, drawing: Math.max(0, duration - delay - work) })
  })
  watch("longtask", ({ duration }) => noted.longTasks.push(duration))
  watch("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) noted.shift += value
  })
}

/** Runs in the page: returns the collected entries and clears them. */
const takeNotes = (): Noted => {
  const { noted } = globalThis as unknown as {
    noted: { interactions: Map<number, Interaction>; longTasks: number[]; shift: number }
  }
  const down = (one: number, other: number): number => other - one
  const taken = {
    interactions: [...noted.interactions.values()].sort((one, other) => other.duration - one.duration),
    longTasks: noted.longTasks.splice(0).sort(down),
    shift: noted.shift,
  }
  noted.interactions.clear()
  noted.shift = 0
  return taken
}

/** A phone of 390 × 844 pixels with the built shop. */
export interface SlowPhone {
  readonly page: Page
  readonly url: string
  /** Sets the CPU slowdown relative to this machine. */
  readonly slowDown: (times: number) => Promise<void>
  readonly notes: () => Promise<Noted>
}

/** Opens the shop on a slow phone, and closes everything afterwards. */
export const onSlowPhone = async (products: number, work: (phone: SlowPhone) => Promise<void>): Promise<void> => {
  const found = findChromium({ installing: false })
  if (found._tag === "Missing") throw new Error(found.sentence)
  const shop = await serveShop(products)
  const browser = await chromium.launch({ executablePath: found.path, args: ["--no-sandbox"] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await page.addInitScript(noteAll)
    const session = await page.context().newCDPSession(page)
    await work({
      page,
      url: shop.url,
      slowDown: async (rate) => void (await session.send("Emulation.setCPUThrottlingRate", { rate })),
      notes: () => page.evaluate(takeNotes),
    })
  } finally {
    await browser.close()
    shop.stop()
  }
}

import { execFileSync } from "node:child_process"
import { chromium } from "playwright"
import { findChromium } from "../../findChromium.ts"
import { report } from "../measure.ts"
import { middle } from "../server/rounds.ts"
import { runCheckouts } from "./checkouts.ts"
import { serveWithoutCode } from "./withoutCode.ts"

const rounds = Number(process.env["SKORPE_BENCH_ROUNDS"] ?? 5)

const product = "/butikker/oslo-sentrum/meny/pizza/pepperoni"

/** Whether the customer adds the product as soon as its page is painted. */
const pages = [
  { name: "landing", path: "/", adds: false },
  { name: "menu", path: "/butikker/oslo-sentrum/meny/pizza", adds: false },
  { name: "product", path: product, adds: false },
  { name: "product added early", path: product, adds: true },
] as const

/** Lighthouse's phone and line: a quarter of the processor, 562.5 ms there and back, 1,475 and 675 kbit/s. */
const line = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const slowdown = 4

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** What one opening of a page shows: milliseconds after the navigation began, and bytes over the network. */
interface Opening {
  /** Largest Contentful Paint. */
  readonly paint: number
  /** The time at which the page is alive; 0 for a page without code. */
  readonly alive: number
  /** Total blocking time until two and a half seconds after that. */
  readonly blocked: number
  /** Scripts that load until the page is alive or, with an early press, until the cart is stored. */
  readonly bytes: number
  /** From the early press to the stored cart; 0 where nothing is pressed. */
  readonly stored: number
}

/** The fields of the browser's performance entries; each entry type has some of them. */
interface Entry {
  readonly name: string
  readonly startTime: number
  readonly responseEnd: number
  readonly duration: number
  readonly encodedBodySize: number
}

/** Runs in the page: keeps the entries that only an observer receives. */
const watch = (): void => {
  const seen = { paint: 0, blocked: 0, pressed: 0, kept: 0 }
  Object.assign(globalThis, { seen })
  const page = globalThis as unknown as EventTarget
  page.addEventListener("click", ({ timeStamp }) => (seen.pressed ||= timeStamp), true)
  const look = setInterval(() => {
    if (localStorage.getItem("skorpe.no.cart") === null) return
    seen.kept = performance.now()
    clearInterval(look)
  }, 20)
  const observe = (type: string, hear: (entry: Entry) => void): void => {
    const asked = { type, buffered: true } as object as { readonly type: "resource" }
    new PerformanceObserver((list) => (list.getEntries() as unknown as readonly Entry[]).forEach(hear)).observe(asked)
  }
  observe("largest-contentful-paint", ({ startTime }) => (seen.paint = startTime))
  observe("longtask", ({ duration }) => (seen.blocked += duration - 50))
}

/** Runs in the page. */
const read = (): Opening => {
  const { seen } = globalThis as unknown as {
    readonly seen: Readonly<Record<"paint" | "blocked" | "pressed" | "kept", number>>
  }
  const alive = performance.getEntriesByName("start.alive")[0]?.startTime ?? 0
  const resources = performance.getEntriesByType("resource") as unknown as readonly Entry[]
  return {
    paint: seen.paint,
    blocked: seen.blocked,
    stored: Math.max(0, seen.kept - seen.pressed),
    alive,
    bytes: resources
      .filter(
        ({ name, responseEnd }) => name.endsWith(".js") && responseEnd <= Math.max(alive, seen.pressed && seen.kept),
      )
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }
}

/** Opens a page on a slow phone, in a new browser, as a first-time visitor. */
const open = async (executablePath: string, url: string, hasCode: boolean, adds: boolean): Promise<Opening> => {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
  try {
    const page = await (await browser.newContext(phone)).newPage()
    const session = await page.context().newCDPSession(page)
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", line)
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: adds ? "commit" : "load" })
    if (adds)
      await page
        .getByRole("button", { name: /^Legg / })
        .first()
        .click()
    if (hasCode) await page.waitForFunction(() => performance.getEntriesByName("start.alive").length > 0)
    if (adds) await page.waitForFunction(() => localStorage.getItem("skorpe.no.cart") !== null)
    await page.waitForTimeout(2500)
    return await page.evaluate(read)
  } finally {
    await browser.close()
  }
}

const range = (figures: readonly number[], unit: (figure: number) => string): string =>
  `${unit(middle(figures))} (${unit(Math.min(...figures))} to ${unit(Math.max(...figures))})`

const ms = (figure: number): string => `${figure.toFixed(0)} ms`
const kB = (figure: number): string => `${(figure / 1000).toFixed(1)} kB`

/**
 * How a page starts for a new customer on Lighthouse's slow phone: largest paint, alive, blocked time and bytes of
 * scripts, here, in other checkouts, and without code, all in turns. To measure an optimisation, remove it in a
 * checkout of its own. Below an opening's median is its ratio to this checkout's, round by round.
 */
export const benchPageStart = async (): Promise<void> => {
  const found = findChromium({ installing: false })
  if (found._tag === "Missing") throw new Error(found.sentence)
  const { all, stop } = await runCheckouts(["no"])
  const bare = await serveWithoutCode(all[0]?.url.no ?? "")
  const servers = [
    ...all.map(({ name, url }) => ({ name, url: url.no, hasCode: true })),
    { name: "without code", url: bare.url, hasCode: false },
  ]
  try {
    const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim()
    report("commit", commit)
    for (const { name: page, path, adds } of pages) {
      const openings = new Map<string, Opening[]>(servers.map(({ name }) => [name, []]))
      for (let round = 0; round <= rounds; round++) {
        for (const { name, url, hasCode } of round % 2 === 0 ? servers : servers.toReversed()) {
          if (adds && !hasCode) continue
          const opening = await open(found.path, url + path, hasCode, adds)
          // The first round warms the servers.
          if (round > 0) openings.get(name)?.push(opening)
        }
      }
      const here = openings.get("here") ?? []
      for (const [name, there] of openings) {
        if (there.length === 0) continue
        const say = (what: keyof Opening, unit: (figure: number) => string): void => {
          const ratios = there.map((one, round) => one[what] / Math.max(1, here[round]?.[what] ?? 1))
          const beside = name === "here" ? "" : `, ${range(ratios, (ratio) => ratio.toFixed(2))} of it`
          report(
            `${page}, ${name}: ${what}`,
            range(
              there.map((one) => one[what]),
              unit,
            ) + beside,
          )
        }
        say("paint", ms)
        if (name === "without code") continue
        say("alive", ms)
        say("blocked", ms)
        say("bytes", kB)
        if (adds) say("stored", ms)
      }
    }
  } finally {
    bare.stop()
    await stop()
  }
}

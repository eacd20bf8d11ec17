import { rehash, writeLog } from "@skorpe/core/replay"
import { shop } from "@skorpe/core/shop"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium, type Page } from "playwright"
import { findChromium } from "../../findChromium.ts"
import { busyLog } from "../jump.ts"
import { report } from "../measure.ts"
import { serveShop } from "./serveShop.ts"

/** Moves the slider once a frame through the whole log, and back, and notes the time between frames in ms. */
const scrub = (page: Page): Promise<readonly number[]> =>
  page.evaluate(`new Promise((resolve) => {
    const slider = document.querySelector("input[type=range]")
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set
    const times = []
    let last = performance.now()
    const pass = (now) => {
      times.push(now - last)
      last = now
      if (times.length > 300) return resolve(times.slice(2))
      const share = times.length < 150 ? times.length / 150 : (300 - times.length) / 150
      set.call(slider, String(Math.round(share * Number(slider.max))))
      slider.dispatchEvent(new Event("input", { bubbles: true }))
      requestAnimationFrame(pass)
    }
    requestAnimationFrame(pass)
  })`)

/** Scrolls the list once a frame through 20,000 rows, and notes the time between frames in ms. */
const scroll = (page: Page): Promise<readonly number[]> =>
  page.evaluate(`new Promise((resolve) => {
    const list = document.querySelector("[role=listbox]")
    const times = []
    let last = performance.now()
    const pass = (now) => {
      times.push(now - last)
      last = now
      if (times.length > 200) return resolve(times.slice(2))
      list.scrollTop = (times.length / 200) * list.scrollHeight
      requestAnimationFrame(pass)
    }
    requestAnimationFrame(pass)
  })`)

/** Makes a clock of the processor time that the page's main thread has used, in ms: it hardly depends on other load. */
const processorClock = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Performance.enable", { timeDomain: "threadTicks" })
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics")
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000
  }
}

const said = (times: readonly number[]): string => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number): string =>
    `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)} ms`
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`
}

/** The inspector with a log of 20,000 records: time to open it, and the frames while it is scrubbed and scrolled. */
export const benchInspector = async (): Promise<void> => {
  const found = findChromium({ installing: false })
  const { url, stop } = await serveShop(20)
  const folder = mkdtempSync(join(tmpdir(), "skorpe-inspector-"))
  const file = join(folder, "busy.jsonl")
  const { log } = rehash(shop, busyLog())
  writeFileSync(file, writeLog({ market: "no", build: "bench", log }))
  const browser = await chromium.launch({
    ...(found._tag === "Found" ? { executablePath: found.path } : {}),
    args: ["--no-sandbox"],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${url}/inspector`)
    const chooser = page.locator("input[type=file]").first()
    await chooser.waitFor({ state: "attached" })
    await page.evaluate(`document.querySelector("input[type=file]").addEventListener("change", () => {
      const began = performance.now()
      new MutationObserver((_, seen) => {
        if (!document.querySelector("[role=option]")) return
        seen.disconnect()
        requestAnimationFrame(() => setTimeout(() => (window.opened = performance.now() - began)))
      }).observe(document.body, { childList: true, subtree: true })
    }, true)`)
    const clock = await processorClock(page)
    const before = await clock()
    await chooser.setInputFiles(file)
    const opened: number = await page
      .waitForFunction("window.opened")
      .then((handle) => handle.jsonValue() as Promise<number>)
    report("records", String(log.records.length))
    report("from the file to the list, painted", `${opened.toFixed(0)} ms`)
    report("processor time until then", `${((await clock()) - before).toFixed(0)} ms`)
    const began = performance.now()
    await page.getByText(/hashes match/).waitFor({ timeout: 120_000 })
    report("until all hashes are compared, in slices", `${((performance.now() - began) / 1000).toFixed(1)} s`)
    await page.frameLocator("iframe").locator("main").first().waitFor()
    await page.waitForTimeout(1000)
    const beforeScrub = await clock()
    const frames = await scrub(page)
    report("frames while the slider goes through the log and back", said(frames))
    report("processor time of each", `${(((await clock()) - beforeScrub) / frames.length).toFixed(1)} ms`)
    report("frames while the list is scrolled through", said(await scroll(page)))
    report("rows in the document", String(await page.locator("[role=option]").count()))
  } finally {
    await browser.close()
    stop()
    rmSync(folder, { recursive: true })
  }
}

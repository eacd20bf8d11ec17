import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findChromium } from "../../findChromium.ts"
import { report } from "../measure.ts"
import { middle } from "../server/rounds.ts"
import { runCheckouts } from "./checkouts.ts"

const runs = 5

/** npm fetches it on demand, so it is not a dependency. */
const lighthouse = "lighthouse@13.5.0"

/** The last is the menu with the longest row of a store's facts. */
const pages = [
  { name: "landing", market: "no", path: "/" },
  { name: "menu", market: "no", path: "/butikker/oslo-sentrum/meny/pizza" },
  { name: "Swedish menu", market: "se", path: "/butiker/stockholm-city/meny/pizza" },
] as const

/** By default Lighthouse simulates a slow network; `devtools` really throttles it. */
type Throttling = "simulate" | "devtools"

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>
}

/** Lighthouse's own errors, such as a trace without a start, after which it asks to be run again. */
const tries = 3

const audit = (url: string, throttling: Throttling, chromium: string, nth = 1): Result => {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"))
  const answer = join(folder, "answer.json")
  const asked = spawnSync(
    "npm",
    [
      "exec",
      "--yes",
      `--package=${lighthouse}`,
      "--",
      "lighthouse",
      url,
      "--quiet",
      "--chrome-flags=--headless=new --no-sandbox",
      "--output=json",
      `--output-path=${answer}`,
      `--throttling-method=${throttling}`,
    ],
    { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8", env: { ...process.env, CHROME_PATH: chromium } },
  )
  if (asked.status !== 0 && nth < tries) return audit(url, throttling, chromium, nth + 1)
  if (asked.status !== 0) throw new Error(`Lighthouse ended with ${asked.status}: ${asked.stderr.slice(-2000)}`)
  const result = JSON.parse(readFileSync(answer, "utf8")) as Result
  rmSync(folder, { recursive: true })
  return result
}

const figures = (results: readonly Result[], name: string): readonly number[] =>
  results.map(({ audits }) => audits[name]?.numericValue ?? 0)

const inWords = (all: readonly number[], unit: (figure: number) => string): string =>
  `${unit(middle(all))} (${unit(Math.min(...all))} to ${unit(Math.max(...all))})`

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

const reportPage = (name: string, results: readonly Result[]): void => {
  const said = (what: string, words: string): void => report(`${name}: ${what}`, words)
  for (const category of Object.keys(results[0]?.categories ?? {}))
    said(
      category,
      inWords(
        results.map(({ categories }) => (categories[category]?.score ?? 0) * 100),
        (score) => score.toFixed(0),
      ),
    )
  said("largest paint", inWords(figures(results, "largest-contentful-paint"), seconds))
  said("blocked", inWords(figures(results, "total-blocking-time"), seconds))
  said(
    "layout shift",
    inWords(figures(results, "cumulative-layout-shift"), (shift) => shift.toFixed(4)),
  )
}

/** The audits without a full score, to explain a low one. */
const reportFaults = (name: string, { audits }: Result): void => {
  const faults = Object.entries(audits).filter(([, { score }]) => score !== null && score < 0.9)
  if (faults.length > 0) report(`${name}: audits below 0.9`, faults.map(([audited]) => audited).join(", "))
}

const throttlings = (process.env["SKORPE_BENCH_THROTTLING"] ?? "simulate devtools").split(" ") as readonly Throttling[]

/**
 * The median of five mobile runs of Lighthouse for landing page and menus, here and in other checkouts, in turns. The limits are scores of 98 and 100, and with real throttling an LCP of 0.9 s and 0.15 s of blocked time.
 */
export const benchLighthouse = async (): Promise<void> => {
  const chromium = findChromium({ installing: false })
  if (chromium._tag === "Missing") throw new Error(chromium.sentence)
  const { all, stop } = await runCheckouts(["no", "se"])
  try {
    for (const { name: page, market, path } of pages)
      for (const throttling of throttlings) {
        const results = new Map<string, Result[]>(all.map(({ name }) => [name, []]))
        for (let run = 0; run < runs; run++)
          for (const { name, url } of run % 2 === 0 ? all : all.toReversed())
            results.get(name)?.push(audit(url[market] + path, throttling, chromium.path))
        for (const [name, ofOne] of results) reportPage(`${page}, ${throttling}, ${name}`, ofOne)
        const [first] = results.get("here") ?? []
        if (throttling === "simulate" && first !== undefined) reportFaults(page, first)
      }
  } finally {
    await stop()
  }
}

import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { bundled } from "../testing/program.ts"

const logs = join(import.meta.dirname, "..", "..", "..", "fixtures", "logs")
const logOf = (market: string) => join(logs, `first-order.${market}.jsonl`)

const replay = (args: readonly string[], env: NodeJS.ProcessEnv = {}, nodeArgs: readonly string[] = []) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeArgs, bundled, "replay", ...args], {
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1", ...env },
  })
  return { status, stdout, stderr }
}

const written = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), "skorpe-log-")), "log.jsonl")
  writeFileSync(file, text)
  return file
}

/** The number of the record that put the last product into the cart. */
const lastAdded = (log: string): number =>
  readFileSync(log, "utf8")
    .split("\n")
    .findLastIndex((line) => line.includes('"type":"ProductAdded"')) - 1

describe.each(["no", "se"])("the recorded first order of %s", (market) => {
  test("every hash matches, in any time zone, with any clock and any random numbers", () => {
    const here = replay([logOf(market)])
    expect(here).toMatchObject({ status: 0, stdout: expect.stringMatching(/^[0-9a-f]{16}\n$/) as string })
    const clock = "data:text/javascript,Date.now=()=>12345;performance.now=()=>1;Math.random=()=>0.5"
    const elsewhere = replay([logOf(market)], { TZ: "Pacific/Kiritimati", LANG: "ar_EG.UTF-8" }, ["--import", clock])
    expect(elsewhere).toEqual(here)
    expect(replay([logOf(market)], { TZ: "America/Caracas" }).stdout).toBe(here.stdout)
  })

  test("can be stopped at any record, and shows the world there", () => {
    const full = lastAdded(logOf(market))
    for (const [last, totalCount] of [
      [full, 3],
      [full - 1, 1],
    ] as const) {
      const { status, stdout } = replay([logOf(market), "--to", String(last), "--json"])
      expect(status).toBe(0)
      expect(JSON.parse(stdout)).toMatchObject({ verdict: "same", last, see: { cart: { totalCount } } })
    }
  })
})

test("a log with a changed quantity differs: exit 1, with record, unit and path", () => {
  const text = readFileSync(logOf("no"), "utf8").replace(/("variationCode":"MARG_\w+","quantity":)1/, "$12")
  const { status, stderr, stdout } = replay([written(text), "--json"])
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ verdict: "differs", unit: "cart", path: "cart.items" })
  expect(stderr).toMatch(/^Record \d+ leads to another world: cart, at cart\.items\./)
})

test("a file that is not a log: exit 2, with line and reason, without a stack trace", () => {
  for (const text of ["", "not a log", "\u001b[31m\u0007", '{"format":"skorpe-log","version":9}']) {
    const { status, stderr, stdout } = replay([written(text)])
    expect(status).toBe(2)
    expect(stdout).toBe("")
    expect(stderr).toMatch(/line 1: /)
    expect(stderr).not.toMatch(/\n\s+at /)
  }
  expect(replay([join(logs, "nope.jsonl")]).status).toBe(2)
})

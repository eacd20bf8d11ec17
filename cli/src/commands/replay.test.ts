import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { exportKitchenLog } from "@skorpe/core/replay"
import { openBoard, orderOf, trackingOf } from "../../../core/src/kitchen/kitchenStage.fixture.ts"
import { bundled } from "../testing/program.ts"
import { skorpe } from "../testing/runSkorpe.fixture.ts"

const logs = join(import.meta.dirname, "..", "..", "..", "fixtures", "logs")
const logOf = (market: string) => join(logs, `first-order.${market}.jsonl`)

const replay = (...args: readonly string[]) => skorpe("replay", ...args)

/** Replays in a process of its own, with other environment variables and Node options. */
const replayElsewhere = (log: string, env: NodeJS.ProcessEnv, nodeArgs: readonly string[] = []) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeArgs, bundled, "replay", log], {
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
  test("every hash matches, in any time zone, with any clock and any random numbers", async () => {
    const here = await replay(logOf(market))
    expect(here).toMatchObject({ status: 0, stdout: expect.stringMatching(/^[0-9a-f]{16}\n$/) as string })
    const clock = "data:text/javascript,Date.now=()=>12345;performance.now=()=>1;Math.random=()=>0.5"
    const elsewhere = replayElsewhere(logOf(market), { TZ: "Pacific/Kiritimati", LANG: "ar_EG.UTF-8" }, [
      "--import",
      clock,
    ])
    expect(elsewhere).toEqual(here)
    expect(replayElsewhere(logOf(market), { TZ: "America/Caracas" }).stdout).toBe(here.stdout)
  })

  test("can be stopped at any record, and shows the world there", async () => {
    const full = lastAdded(logOf(market))
    for (const [last, totalCount] of [
      [full, 3],
      [full - 1, 1],
    ] as const) {
      const { status, stdout } = await replay(logOf(market), "--to", String(last), "--json")
      expect(status).toBe(0)
      expect(JSON.parse(stdout)).toMatchObject({ verdict: "same", last, see: { cart: { totalCount } } })
    }
  })
})

test("a log with a changed quantity differs: exit 1, with record, unit and path", async () => {
  const text = readFileSync(logOf("no"), "utf8").replace(/("variationCode":"MARG_\w+","quantity":)1/, "$12")
  const { status, stderr, stdout } = await replay(written(text), "--json")
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ verdict: "differs", unit: "cart", path: "cart.items" })
  expect(stderr).toMatch(/^Record \d+ leads to another world: cart, at cart\.items\./)
})

test("an older program's log differs: exit 1, with the units that were added since, and those that behave differently", async () => {
  const { status, stderr } = await replay(join(logs, "earlier", "2026-11-25-1d3dcea3-card.no.jsonl"))
  expect(status).toBe(1)
  expect(stderr).toMatch(/recorded this log; these units have come since: agreements, .*recruiting\./)
  expect(stderr).toMatch(/keep or do something else: checkout, .*unsubscribe\.$/m)
})

test("a file that is not a log: exit 2, with line and reason, without a stack trace", async () => {
  for (const text of ["", "not a log", "\u001b[31m\u0007", '{"format":"skorpe-log","version":9}']) {
    const { status, stderr, stdout } = await replay(written(text))
    expect(status).toBe(2)
    expect(stdout).toBe("")
    expect(stderr).toMatch(/line 1: /)
    expect(stderr).not.toMatch(/\n\s+at /)
  }
  expect((await replay(join(logs, "nope.jsonl"))).status).toBe(2)
})

describe("a kitchen's log", () => {
  const exported = () => {
    const stage = openBoard(orderOf(1), orderOf(2))
    stage.put({ type: "OrderPressed", orderId: "order1", report: { type: "Accept" } })
    stage.answer("SendReport", trackingOf(orderOf(1)))
    stage.put({ type: "RefusalOpened", orderId: "order2" })
    stage.put({ type: "ReasonTyped", text: "The oven is out" })
    stage.wait(60_000)
    const log = { checkpoint: null, records: stage.records() }
    return exportKitchenLog(log, stage.world(), { market: "no", build: "test" })
  }

  test("replays to the hash that the tablet shows, and its records are shown", async () => {
    const { text, hash } = exported()
    const file = written(text)
    const [first, last] = [0, text.trimEnd().split("\n").length - 2]
    expect(await replay(file)).toEqual({
      status: 0,
      stdout: `${hash}\n`,
      stderr: `Records ${first} to ${last}, ${last + 1} hashes, all met.\n`,
    })
    const { stdout } = await replay(file, "--json")
    expect(JSON.parse(stdout)).toMatchObject({
      verdict: "same",
      last,
      hash,
      see: { reports: { refusal: expect.anything() as object } },
    })
    expect((await skorpe("log", "show", file)).stdout).toMatch(
      /^ +0 {2}\S+ {2}Started market="no"[^]*OrderPressed orderId="order1"/,
    )
  })

  test("with a changed press differs: exit 1, with record, unit and path", async () => {
    const file = written(exported().text.replace('"orderId":"order1","report"', '"orderId":"order2","report"'))
    const { status, stdout, stderr } = await replay(file, "--diff")
    expect(status).toBe(1)
    expect(stdout).toMatch(/\n> +\d+ {2}\S+ {2}OrderPressed orderId="order2"/)
    expect(stderr).toMatch(/^Record \d+ leads to another world: calls, at reports\.report\. Recorded /)
  })

  test.each([
    [
      "a header of another version",
      (text: string) => text.replace('"version":1', '"version":9'),
      /, line 1: no skorpe-kitchen-log of version 1/,
    ],
    [
      "a missing record",
      (text: string) => text.replace(/\n\{"n":3,[^\n]*/, ""),
      /, line 5 \(record 3\): record 4 follows record 2\.$/,
    ],
    [
      "an event of no kitchen",
      (text: string) => text.replace('"OrderPressed"', '"PizzaThrown"'),
      /\(record \d+\): not a record: /,
    ],
  ])("with %s cannot be read: exit 2, with line and reason", async (_, broken, reason) => {
    const { text } = exported()
    expect(broken(text)).not.toBe(text)
    const { status, stdout, stderr } = await replay(written(broken(text)))
    expect([status, stdout]).toEqual([2, ""])
    expect(stderr.trimEnd()).toMatch(reason)
  })
})

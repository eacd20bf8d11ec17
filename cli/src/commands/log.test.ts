import { gradeLog, makeTimeTravel, readLog } from "@skorpe/core/replay"
import { traceOfCall } from "@skorpe/core/services"
import { shop } from "@skorpe/core/shop"
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { openLog } from "../../../core/src/simulation/logStage.fixture.ts"
import { bundled } from "../testing/program.ts"
import { skorpe } from "../testing/runSkorpe.fixture.ts"

const recorded = join(import.meta.dirname, "..", "..", "..", "fixtures", "logs", "first-order.no.jsonl")
const folder = mkdtempSync(join(tmpdir(), "skorpe-log-"))
const text = readFileSync(recorded, "utf8")

const written = (name: string, words: string): string => {
  const file = join(folder, `${name}.jsonl`)
  writeFileSync(file, words)
  return file
}

/** The log as a program with this seed would have written it: the seed names the traces, a masked one of an older export none. */
const withSeed = (seed: string): string => text.replace(/"seed":"[^"]*"/, `"seed":"${seed}"`)
const maskedSeed = "0x000x00000x00x0"

const records = text
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => JSON.parse(line) as { n: number; input: { type: string } })
const tampered = () => written("tampered", text.replace(/("variationCode":"MARG_\w+","quantity":)1/, "$12"))
const added = records.find(({ input }) => JSON.stringify(input).includes('"ProductAdded"'))?.n ?? 0
/** The record that opens the checkout. */
const opened = records.find(({ input }) => JSON.stringify(input).includes('"/betaling"'))?.n ?? 0

describe("skorpe log show", () => {
  test("shows one record per line, in the given range, with long answers truncated", async () => {
    const all = await skorpe("log", "show", recorded)
    expect(all).toMatchObject({ status: 0 })
    const lines = all.stdout.trimEnd().split("\n")
    expect(lines).toHaveLength(records.length)
    expect(lines[0]).toMatch(/^ +0 {2}\d{4}-\d\d-\d\dT\S+Z {2}Started market="no"/)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(400)
    const some = await skorpe("log", "show", recorded, "--from", "3", "--to", "5")
    expect(some.stdout).toBe(`${lines.slice(3, 6).join("\n")}\n`)
  })

  test("says which error a view or a unit throws on a log from outside, and replay --judge says it too", async () => {
    const numbers = written("numbers", text.replace(/"value":\{"searchHistory":[^}]*\}/, '"value":5'))
    const shown = await skorpe("log", "show", numbers, "--changes", "--to", "2")
    expect(shown.stdout).toMatch(/^ {9}a unit throws: TypeError: /m)
    const thrown = (why: RegExp) => ({ status: 1, stderr: expect.stringMatching(why) as string })
    expect(await skorpe("replay", "--judge", numbers)).toMatchObject(thrown(/: a unit threw: TypeError: .*\.\n$/))
    const cartless = written("cartless", text.replace('"cart":null,"attempt"', '"attempt"'))
    expect(await skorpe("replay", "--judge", cartless)).toMatchObject(thrown(/: a view threw: TypeError: .*\.\n$/))
  })

  test("shows control sequences escaped, so that a terminal never executes them", async () => {
    const evil = "\\u001b[31m\\u0007\\u009b2J\\u202e"
    const file = written("evil", text.replace(/"path":"\/butikker"/, `"path":"/${evil}"`))
    const { stdout } = await skorpe("log", "show", file)
    expect(stdout).toContain("\\u001b[31m")
    // oxlint-disable-next-line no-control-regex -- checks that there are no control characters
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  })

  test("says which records there are if none is in the range", async () => {
    const last = records.at(-1)?.n ?? 0
    const late = await skorpe("log", "show", recorded, "--from", String(last + 1))
    expect([late.status, late.stderr]).toEqual([2, expect.stringContaining(`its records are 0 to ${last}.`)])
    const turned = await skorpe("log", "show", recorded, "--from", "30", "--to", "5")
    expect([turned.status, turned.stderr]).toEqual([2, expect.stringContaining("--from 30 is after --to 5.")])
  })

  test("shows changes and guards of one unit, and lists the units if there is none of that name", async () => {
    const all = ["log", "show", recorded, "--changes", "--guards"]
    const { stdout } = await skorpe(...all, "--unit", "overlay")
    const lines = stdout.trimEnd().split("\n")
    expect(lines.filter((line) => /^ +\d+ {2}/.test(line)).join("\n")).toMatch(/^ +0 {2}.*"\/betaling"/s)
    const said = lines.filter((line) => /^ {9}\S/.test(line))
    expect(
      said.filter((line) => !/^ +(overlay|world\.units\.overlay|arms overlay|ends timer overlay)\b/.test(line)),
    ).toEqual([])
    expect(stdout).not.toContain("ProductAdded")
    expect((await skorpe("log", "show", recorded, "--unit", "overlay")).stderr).toContain("--unit needs")
    const none = await skorpe(...all, "--unit", "offers", "--from", "10", "--to", "12")
    expect([none.status, none.stdout, none.stderr]).toEqual([
      0,
      "",
      expect.stringContaining("No record in that range concerns offers."),
    ])
    const { status, stderr } = await skorpe("log", "show", recorded, "--unit", "crat")
    expect([status, stderr]).toEqual([2, expect.stringContaining('There is no unit "crat" (did you mean cart?).')])
  })
})

describe("skorpe log show --guards", () => {
  test("says so where no chart has a transition for a record", async () => {
    const { stdout } = await skorpe("log", "show", recorded, "--guards", "--to", "0")
    expect(stdout).toMatch(/Started.*\n {9}no chart has a transition for it$/m)
  })

  test("shows who took each record or refused it, the guard that decided, and the values that it read", async () => {
    const only = ["--from", String(opened), "--to", String(opened)]
    const { status, stdout } = await skorpe("log", "show", recorded, "--guards", ...only)
    expect(status).toBe(0)
    expect(stdout).toMatch(/^ +overlay: PathOpened: drawer → drawer\.closed, as leaves holds$/m)
    // The route sends this event because of the record.
    expect(stdout).toMatch(
      /^ +account: not taken, ScreenOpened: account → loadingBudget, as wantsBudget does not hold\n +route\.screen\._tag is "Checkout"\n +session\._tag is "Anonymous"$/m,
    )
    expect(stdout).not.toContain("cart.totalCount: ")
    const shortened = /… \(\d+ characters\)/
    expect(stdout).toMatch(shortened)
    expect((await skorpe("log", "show", recorded, "--guards", "--full", ...only)).stdout).not.toMatch(shortened)
  })
})

describe("skorpe log show --changes", () => {
  test("folds the records, and shows below each what it changed, at the paths that conditions read", async () => {
    const { status, stdout } = await skorpe(
      "log",
      "show",
      recorded,
      "--changes",
      "--from",
      String(added),
      "--to",
      String(added),
    )
    expect(status).toBe(0)
    expect(stdout).toContain("         cart.totalCount: 0 → 1\n")
    expect(stdout).toMatch(/^ +arms validation\.\S+ for 1000 ms$/m)
    expect(stdout).toMatch(/^ +tells SaveCart$/m)
    expect((await skorpe("shrink", recorded, "--while", "cart.totalCount == 1")).status).toBe(0)
  })

  test("names the trace of each call, unless the log is an older export without the names", async () => {
    const seeded = withSeed("k3f9x0a7b2m4n8q1")
    const { stdout } = await skorpe("log", "show", written("seeded", seeded), "--changes")
    const named = /calls ValidatePrice, trace ([0-9a-f]{32}) span ([0-9a-f]{16})$/m.exec(stdout)
    const read = readLog(seeded)
    if (read._tag === "Unreadable") throw new Error(read.why)
    const travel = makeTimeTravel(shop, read.log)
    const [price] = read.log.records.flatMap((_, at) =>
      Object.values(travel.at(at).calls).filter(({ command }) => command.type === "ValidatePrice"),
    )
    expect(traceOfCall(read.log, price?.key ?? "")).toEqual({ trace: named?.[1], span: named?.[2] })
    const older = written("older", withSeed(maskedSeed))
    expect((await skorpe("log", "show", older, "--changes")).stdout).toMatch(/calls ValidatePrice$/m)
  })

  test("--full shortens nothing", async () => {
    const brief = (await skorpe("log", "show", recorded, "--changes")).stdout
    const full = (await skorpe("log", "show", recorded, "--changes", "--full")).stdout
    expect([brief.includes("… ("), full.includes("… (")]).toEqual([true, false])
    expect(full.split("\n").length).toBeGreaterThanOrEqual(brief.split("\n").length)
  })
})

describe("skorpe log spans", () => {
  test("says why it sends nothing: no names, no collector, no address", async () => {
    const older = written("older", withSeed(maskedSeed))
    const old = await skorpe("log", "spans", older, "--collector", "http://127.0.0.1:9")
    expect(old).toMatchObject({ status: 1, stderr: expect.stringContaining("names no trace") as string })
    const named = written("named", withSeed("k3f9x0a7b2m4n8q1"))
    const deaf = await skorpe("log", "spans", named, "--collector", "http://127.0.0.1:9/")
    expect(deaf).toMatchObject({ status: 1, stderr: "http://127.0.0.1:9/v1/traces did not take the spans.\n" })
    expect((await skorpe("log", "spans", named, "--collector", "nowhere")).status).toBe(2)
  })
})

/** A log of a program that counted in halves: its first world has half an øre, which the next change of the cart shows. */
const halves = (): string => {
  const [line = "", ...others] = text.trimEnd().split("\n")
  const read = readLog(text)
  if (read._tag === "Unreadable") throw new Error(read.why)
  const { n, world } = { n: added - 1, world: makeTimeTravel(shop, read.log).at(added - 1) }
  const units = { ...world.units, cart: { ...(world.units["cart"] as object), half: 0.5 } }
  const header = { ...(JSON.parse(line) as object), checkpoint: { ...world, units } }
  return written("halves", `${JSON.stringify(header)}\n${others.slice(n + 1).join("\n")}\n`)
}

describe("a log that breaks an invariant", () => {
  test("fails with its record and invariant while the program has the fault; a sound log passes", async () => {
    expect(await skorpe("replay", "--judge", recorded)).toMatchObject({ status: 0 })
    const broken = await skorpe("replay", "--judge", halves())
    expect(broken).toMatchObject({ status: 1, stderr: expect.stringContaining(`Record ${added} breaks`) as string })
    expect(broken.stderr).toContain("a count is not whole: cart.half is 0.5")
    expect(JSON.parse((await skorpe("replay", "--judge", halves(), "--json")).stdout)).toMatchObject({ n: added })
    const upTo = await skorpe("replay", "--judge", recorded, "--to", "3")
    expect(upTo).toMatchObject({ status: 0, stderr: "4 records, no invariant is broken.\n" })
    expect(await skorpe("replay", "--judge", halves(), "--to", String(added - 1))).toMatchObject({ status: 2 })
    expect(await skorpe("replay", "--judge", halves(), "--diff")).toMatchObject({ status: 2, stdout: "" })
  })

  test("shrinks to the records that break it", async () => {
    const out = join(folder, "broken.jsonl")
    expect(await skorpe("shrink", halves(), "--judge", "-o", out)).toMatchObject({ status: 0 })
    expect(readFileSync(out, "utf8").trimEnd().split("\n")).toHaveLength(2)
    expect((await skorpe("replay", "--judge", out)).status).toBe(1)
    expect(await skorpe("shrink", recorded, "--judge")).toMatchObject({ status: 1, stdout: "" })
    expect(await skorpe("shrink", recorded)).toMatchObject({ status: 2, stdout: "" })
  })

  test("becomes a failing test that names the records and what is wrong", async () => {
    const test = join(folder, "halfAnOre")
    expect(await skorpe("log", "test", halves(), "-o", test)).toMatchObject({ status: 0 })
    const story = readFileSync(`${test}.story.test.ts`, "utf8")
    expect(story).toMatch(/^\/\/ +\d+ {2}\S+ {2}ProductAdded /m)
    expect(story).toMatch(/^\/\/ Record \d+ breaks an invariant: a count is not whole: cart\.half is 0\.5\.$/m)
    expect(story).toContain('test("half an ore", () => {\n  expect(log.broken()).toBeNull()')
    expect(openLog(readFileSync(`${test}.jsonl`, "utf8")).broken()).toMatchObject({ n: added })
    expect(await skorpe("log", "test", halves(), "-o", test)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/ exists: /) as string,
    })
  })

  test("a condition becomes a test too; a log without a fault does not", async () => {
    const test = join(folder, "three-pieces")
    expect((await skorpe("log", "test", recorded, "--while", "cart.totalCount > 2", "-o", test)).status).toBe(0)
    const story = readFileSync(`${test}.story.test.ts`, "utf8")
    expect(story).toContain('expect(log.recordsWhere("cart.totalCount > 2")).toEqual([])')
    expect(await skorpe("log", "test", recorded, "-o", test)).toMatchObject({ status: 1 })
    expect(await skorpe("log", "test", recorded, "--while", "cart.totalCount > 99", "-o", test)).toMatchObject({
      status: 1,
    })
    expect(await skorpe("log", "test", recorded, "--while", "cart >", "-o", test)).toMatchObject({ status: 2 })
    expect(await skorpe("log", "test", recorded, "--while", "crashes", "-o", join(folder, "a b"))).toMatchObject({
      status: 2,
    })
  })

  test("text from a log cannot break out of the comments of its test", async () => {
    const file = written("breaks-out", text.replace(/"path":"\/butikker"/, '"path":"/\\u2028process.exit()\\n"'))
    const test = join(folder, "breaksOut")
    expect((await skorpe("log", "test", file, "--while", "cart.totalCount > 2", "-o", test)).status).toBe(0)
    for (const line of readFileSync(`${test}.story.test.ts`, "utf8").split(/[\n\r\u2028\u2029]/))
      if (line.includes("process.exit")) expect(line).toMatch(/^\/\//)
  })
})

/** A log that takes minutes to fold: its first world has a cart of 2,000 lines, and 3,000 records change one of them. */
const endless = (): string => {
  const [line = ""] = text.split("\n")
  const read = readLog(text)
  if (read._tag === "Unreadable") throw new Error(read.why)
  const world = makeTimeTravel(shop, read.log).at(added)
  const unit = world.units["cart"] as { readonly cart: { readonly items: readonly object[] } }
  const items = Array.from({ length: 2000 }, (_, nth) => ({ ...unit.cart.items[0], id: `l${nth}` }))
  const units = { ...world.units, cart: { ...unit, cart: { ...unit.cart, items } } }
  const header = { ...(JSON.parse(line) as object), events: {}, checkpoint: { ...world, units } }
  const lines = Array.from({ length: 3000 }, (_, nth) => ({
    n: world.n + 1 + nth,
    t: world.t + nth,
    input: { type: "Happened", event: { type: nth % 2 === 0 ? "LineIncreased" : "LineDecreased", id: "l7" } },
  }))
  return written("endless", [header, ...lines].map((one) => JSON.stringify(one)).join("\n"))
}

describe("a log that takes minutes to fold", () => {
  const file = endless()
  const code = join(folder, "endless.mjs")
  writeFileSync(code, 'export const version = 1, name = "x", fold = () => ({ _tag: "Folded", steps: [] })')

  test.each([
    [["log", "show", file, "--changes"], /, or show fewer records with --to\.\n$/],
    [["log", "compare", file, "--with", code], /\.\n$/],
    [["replay", file, "--diff", file], /\.\n$/],
    [["replay", file, "--judge"], /\.\n$/],
    [["log", "test", file, "-o", join(folder, "endless")], /\.\n$/],
    [["log", "test", file, "--while", "cart.totalCount == 0", "-o", join(folder, "endless")], /\.\n$/],
    [["shrink", file, "--judge"], /\.\n$/],
    [["shrink", file, "--while", "cart.totalCount == 0"], /\.\n$/],
    [["replay", file], /, or replay less with --to\.\n$/],
  ] as const)("skorpe %j gives up in time, and says how far it came and what to do", async (command, advice) => {
    const began = performance.now()
    const { status, stderr } = await skorpe(...command, "--seconds", "1")
    expect(status).toBe(2)
    expect(stderr).toMatch(/endless\.jsonl takes longer than 1 s: record \d+ was reached\. Give it more with --seconds/)
    expect(stderr).toMatch(advice)
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})

describe("skorpe log grade", () => {
  test("a current log is graded as same", async () => {
    expect(await skorpe("log", "grade", recorded)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^same: \d+ /) as string,
    })
  })

  test("a log with newer and unknown events is impossible: each type is named, with line and record", async () => {
    const newer = text
      .replace('"type":"ProductAdded"', '"type":"PizzaThrown"')
      .replace(/"checkpoint":null|"checkpoint": null/, '"checkpoint":null')
      .replace(/("market":"no","build":"[^"]*")(,"events":\{[^}]*\})?/, '$1,"events":{"PathOpened":2}')
    const { status, stdout, stderr } = await skorpe("log", "grade", written("newer", newer))
    expect(status).toBe(2)
    expect(stdout).toContain("PathOpened in version 2: newer than this program")
    expect(stdout).toContain("PizzaThrown in version 1: unknown to this program")
    expect(stderr).toMatch(
      /line \d+ \(record \d+\): the event PathOpened has version 2, which is newer than this program's\./,
    )
    const graded = await skorpe("log", "grade", written("newer", newer), "--json")
    expect(JSON.parse(graded.stdout)).toMatchObject({
      _tag: "Impossible",
      types: [{ type: "PathOpened" }, { type: "PizzaThrown" }],
    })
  })
})

test("skorpe log pseudonymise gives a log without names that replays to the hash it says", async () => {
  const named = text.replace(/("field":"firstName","text":)"[^"]*"/, '$1"Kanari"')
  expect(named).not.toBe(text)
  const out = join(folder, "safe.jsonl")
  const { status, stderr } = await skorpe("log", "pseudonymise", written("named", named), "-o", out)
  expect(status).toBe(0)
  expect(readFileSync(out, "utf8")).not.toContain("Kanari")
  expect(readFileSync(out, "utf8")).toContain("Xxxxxx")
  const replayed = await skorpe("replay", out)
  expect(replayed.status).toBe(0)
  expect(stderr).toContain(replayed.stdout.trim())
})

describe("skorpe replay --diff", () => {
  test("shows the first differing record with those before it, the digests, and the replay's values around the difference", async () => {
    const { status, stdout, stderr } = await skorpe("replay", tampered(), "--diff")
    expect(status).toBe(1)
    expect(stdout).toMatch(new RegExp(`\n> +${added} .*ProductAdded .*quantity=2\n`))
    expect(stdout).toContain("at cart.cart.items\n")
    expect(stdout).toMatch(/- recorded {2}[0-9a-f]{16}\n\+ replayed {2}[0-9a-f]{16}\n/)
    expect(stdout).toMatch(/value before +\[\]\n.*value replayed +\[\{.*"quantity":2/)
    expect(stderr).toContain(`Record ${added} leads to another world: cart, at cart.items.`)
  })

  test("with another log it shows the first record after which the worlds differ, and both values", async () => {
    const { status, stdout, stderr } = await skorpe("replay", recorded, "--diff", tampered())
    expect(status).toBe(1)
    expect(stdout).toMatch(/- .*quantity=1\n\+ .*quantity=2\n- 1\n\+ 2\n$/)
    expect(stderr).toBe(`After record ${added} the worlds differ: cart, at cart.items.0.quantity.\n`)
    expect(await skorpe("replay", recorded, "--diff", recorded)).toMatchObject({ status: 0 })
    expect(await skorpe("replay", recorded, recorded)).toMatchObject({ status: 2 })
    expect((await skorpe("replay", recorded, "--diff", tampered(), "--json")).stdout).toContain('"_tag":"Parted"')
  })
})

describe("skorpe shrink", () => {
  test("keeps what a condition on the shop needs, in a log that replays", async () => {
    const out = join(folder, "small.jsonl")
    const { status, stderr } = await skorpe("shrink", recorded, "--while", "cart.totalCount > 2", "-o", out)
    expect(status).toBe(0)
    const [, became] = /^\d+ records became (\d+) in \d+ runs\./.exec(stderr) ?? []
    expect(Number(became)).toBeLessThan(9)
    const replayed = await skorpe("replay", out, "--json")
    expect(JSON.parse(replayed.stdout)).toMatchObject({ verdict: "same", see: { cart: { totalCount: 3 } } })
  })

  test("keeps what a divergence needs, and the small log still diverges there", async () => {
    const out = join(folder, "diverging.jsonl")
    expect((await skorpe("shrink", tampered(), "--while", "diverges", "-o", out)).status).toBe(0)
    expect(readFileSync(out, "utf8").split("\n").length).toBeLessThan(9)
    expect(await skorpe("replay", out)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`Record ${added} leads to another world: cart, at cart.items.`) as string,
    })
  })

  test("writes to stdout by default; a condition that never holds exits with 1, an invalid one with 2", async () => {
    const { stdout } = await skorpe("shrink", recorded, "--while", "tells.SaveCart >= 1")
    expect(stdout).toMatch(/^\{"format":"skorpe-log"/)
    expect(await skorpe("shrink", recorded, "--while", "crashes")).toMatchObject({ status: 1, stdout: "" })
    for (const condition of ["cart >", "crat == 1", "process.exit()"]) {
      expect(await skorpe("shrink", recorded, "--while", condition)).toMatchObject({ status: 2, stdout: "" })
    }
  })

  test("a mistyped path is reported with the nearest name, also by log test; a state that was never reached is not a mistake", async () => {
    const why = "character 6: no record of this log has cart.totalCuont (did you mean cart.totalCount?).\n"
    const mistyped = ["--while", "cart.totalCuont == null"]
    expect(await skorpe("shrink", recorded, ...mistyped)).toEqual({ status: 2, stdout: "", stderr: `--while, ${why}` })
    expect(await skorpe("log", "test", recorded, ...mistyped, "-o", join(folder, "mistyped"))).toEqual({
      status: 2,
      stdout: "",
      stderr: `${recorded}: --while, ${why}`,
    })
    expect(await skorpe("shrink", recorded, "--while", "payment.step.url == 'x'")).toMatchObject({ status: 1 })
  })
})

describe("a log from elsewhere", () => {
  const header = text.slice(0, text.indexOf("\n") + 1)

  test.each([
    ["8 MB of brackets in a line", `${header}${"[".repeat(8_000_001)}`, 2, /the line is longer/],
    ["7 MB of brackets in a line", `${header}${"[".repeat(7_000_000)}`, 2, /nested deeper/],
    ["a depth of 100,000", `${header}${'{"a":'.repeat(100_000)}`, 2, /nested deeper/],
    ["51 MB", `${header}${" ".repeat(51_000_000)}`, 1, /longer than/],
    ["a million empty lines", `${header}${"\n".repeat(1_000_000)}`, 2, /not JSON/],
    [
      "random bytes",
      header + Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 7919) % 256)).toString("latin1"),
      2,
      /not JSON|invalid/,
    ],
  ])("%s: impossible, with the line, in little time", (_, words, line, why) => {
    const began = performance.now()
    expect(gradeLog(words)).toMatchObject({ _tag: "Impossible", line, why: expect.stringMatching(why) as string })
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  /** Grades a file with the program itself, in so many megabytes. */
  const gradeIn = (megabytes: number, file: string) =>
    spawnSync(process.execPath, [`--max-old-space-size=${megabytes}`, bundled, "log", "grade", file], {
      encoding: "utf8",
      env: { ...process.env, NO_COLOR: "1" },
      timeout: 60_000,
    })

  test("a file larger than any log is not even opened: exit 2 with a sentence", () => {
    const file = written("zeros", "")
    truncateSync(file, 100_000_000)
    const { status, stderr } = gradeIn(100, file)
    expect(stderr).toMatch(/^\S+zeros\.jsonl is larger than \d+ bytes\.\n$/)
    expect(status).toBe(2)
  })

  test("30 million empty lines need no memory of their own: exit 2 with a sentence, no stack", () => {
    const { status, stderr } = gradeIn(80, written("lines", `${header}${"\n".repeat(30_000_000)}`))
    expect(stderr).toMatch(/lines\.jsonl, line 2 \(record 0\): not JSON\.\n$/)
    expect(stderr).not.toMatch(/\n\s+at |JavaScript heap/)
    expect(status).toBe(2)
  })
})

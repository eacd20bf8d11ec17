import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"

// What Stryker makes of a rule: each mutant is a branch that its number turns on.
const rule = `
const is = (id: string) => globalThis.__stryker__.activeMutant === id
const cover = (...ids: readonly string[]) => {
  const { currentTestId } = globalThis.__stryker__
  const coverage = (globalThis.__stryker__.mutantCoverage ??= { static: {}, perTest: {} })
  const covered = currentTestId ? (coverage.perTest[currentTestId] ??= {}) : coverage.static
  for (const id of ids) covered[id] = 1
}
const rate = is("static") ? 3 : (cover("static"), 2)
const known = new Map<number, number>()
export const twice = (count: number): number => {
  cover("runtime", "equal", "endless", "aside")
  if (is("aside")) setImmediate(() => { throw new Error("to nobody") })
  const found = known.get(count) ?? (is("runtime") ? count + rate : count * rate)
  known.set(count, found)
  for (let turn = 0; is("endless"); turn += 1) {
    if (++globalThis.__stryker__.hitCount > globalThis.__stryker__.hitLimit) throw new Error("too often")
  }
  return is("equal") ? found * 1 : found
}`
const ruleTest = `
import { describe, expect, test } from "vitest"
import { twice } from "./rule.ts"
describe("a number", () => {
  test.each([[2, 4], [3, 6]])("%i is doubled", { timeout: 1000 }, (count, doubled) => {
    expect(twice(count)).toBe(doubled)
  })
})
test("nothing stays nothing", async () => {
  expect(await Promise.resolve(twice(0))).toBe(0)
  if (globalThis.__stryker__.activeMutant === "aside") await new Promise(() => {})
})`
// What a test loads late belongs to all of them, not to the first that loads it.
const late = `
const { currentTestId } = globalThis.__stryker__
const coverage = (globalThis.__stryker__.mutantCoverage ??= { static: {}, perTest: {} })
const covered = currentTestId ? (coverage.perTest[currentTestId] ??= {}) : coverage.static
covered.late = 1
export const size = 0`
const otherTest = `
import { expect, test } from "vitest"
test("has nothing to do with it", async () => expect((await import("./late.ts")).size).toBe(0))`

const script = `
import { strykerPlugins } from ${JSON.stringify(new URL("runner.ts", import.meta.url).href)}
const runner = strykerPlugins[0].factory()
await runner.init()
const dry = await runner.dryRun()
const testFilter = dry.tests.map(({ id }) => id).filter((id) => id.startsWith("rule"))
const run = (id, mutantActivation, hitLimit, file = "rule.ts") =>
  runner.mutantRun({
    ...(mutantActivation === "static" ? {} : { testFilter }),
    hitLimit,
    mutantActivation,
    activeMutant: { id },
    sandboxFileName: process.cwd() + "/" + file,
  })
const mutants = []
for (const [id, how, limit, file] of [["runtime", "runtime"], ["equal", "runtime"], ["static", "static"], ["late", "static", undefined, "late.ts"], ["endless", "runtime", 9], ["aside", "runtime"], ["equal", "static"]]) {
  const { status, killedBy } = await run(id, how, limit, file)
  mutants.push([id, status, ...(killedBy ?? [])])
}
console.log(JSON.stringify({ tests: dry.tests.map(({ id, status }) => [id, status]), coverage: dry.mutantCoverage, mutants }))
process.exit()`

test("the runner says which tests cover a mutant and which kill it, and no mutant outlives its run", () => {
  const folder = mkdtempSync(join(tmpdir(), "mutants-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, "node_modules"))
  symlinkSync(join(import.meta.dirname, "../../../node_modules/vitest"), join(folder, "node_modules/vitest"))
  for (const [name, text] of Object.entries({
    "rule.ts": rule,
    "rule.test.ts": ruleTest,
    "late.ts": late,
    "other.test.ts": otherTest,
  })) {
    writeFileSync(join(folder, name), text)
  }
  const env = { ...process.env, SKORPE_MUTATED: '["*.test.ts"]' }
  const ran = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", script],
    { cwd: folder, env, encoding: "utf8" },
  )
  expect(ran.stderr).toBe("")
  const first = "rule.test.ts a number > %i is doubled #0"
  const covered = { runtime: 1, equal: 1, endless: 1, aside: 1 }
  const ids = [first, "rule.test.ts a number > %i is doubled #1", "rule.test.ts nothing stays nothing"]
  expect(JSON.parse(ran.stdout)).toEqual({
    tests: [["other.test.ts has nothing to do with it", 0], ...ids.map((id) => [id, 0])],
    coverage: { static: { static: 1, late: 1 }, perTest: Object.fromEntries(ids.map((id) => [id, covered])) },
    mutants: [
      ["runtime", "killed", ids[1]],
      ["equal", "survived"],
      ["static", "killed", first],
      ["late", "survived"],
      ["endless", "timeout"],
      ["aside", "killed", ids[2]],
      ["equal", "survived"],
    ],
  })
})

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
// Coverage of a module that a test loads late belongs to all tests, not to the first that loads it.
const late = `
const { currentTestId } = globalThis.__stryker__
const coverage = (globalThis.__stryker__.mutantCoverage ??= { static: {}, perTest: {} })
const covered = currentTestId ? (coverage.perTest[currentTestId] ??= {}) : coverage.static
covered.late = 1
export const size = 0`
const otherTest = `
import { expect, test } from "vitest"
test("has nothing to do with it", async () => expect((await import("./late.ts")).size).toBe(0))`

const sandboxOf = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), "mutants-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, "node_modules"))
  symlinkSync(join(import.meta.dirname, "../../../node_modules/vitest"), join(folder, "node_modules/vitest"))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/** What a script that calls the runner prints, in a sandbox with these files. */
const runIn = (files: Readonly<Record<string, string>>, script: string, settings: Readonly<Record<string, string>>) => {
  const ran = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", script],
    { cwd: sandboxOf(files), env: { ...process.env, SKORPE_MUTATED: '["*.test.ts"]', ...settings }, encoding: "utf8" },
  )
  expect(ran.stderr).toBe("")
  return JSON.parse(ran.stdout) as unknown
}

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
  const files = { "rule.ts": rule, "rule.test.ts": ruleTest, "late.ts": late, "other.test.ts": otherTest }
  const first = "rule.test.ts a number > %i is doubled #0"
  const covered = { runtime: 1, equal: 1, endless: 1, aside: 1 }
  const ids = [first, "rule.test.ts a number > %i is doubled #1", "rule.test.ts nothing stays nothing"]
  expect(runIn(files, script, {})).toEqual({
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

// A file whose tests share a server, which knows its guests. One mutant keeps it from greeting, one from closing.
const server = `
const is = (id: string) => globalThis.__stryker__.activeMutant === id
const cover = (id: string) => {
  const { currentTestId } = globalThis.__stryker__
  const { perTest } = (globalThis.__stryker__.mutantCoverage ??= { static: {}, perTest: {} })
  ;(perTest[currentTestId] ??= {})[id] = 1
}
let open = 0
export const start = () => {
  cover("start")
  open += 1
  const guests: string[] = []
  return {
    close: () => void (open -= 1),
    open: () => open,
    greet: (guest: string) => {
      cover("greet")
      if (is("silent") || (is("slow") && globalThis.stalls-- > 0)) return new Promise(() => {})
      guests.push(guest)
      return guests.join()
    },
  }
}`
const serverTest = `
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { start } from "./server.ts"
let server: ReturnType<typeof start>
let turns: string[] = []
beforeAll(() => { server = start() })
afterAll(() => server.close())
beforeEach(() => void turns.push("before"))
afterEach(() => void turns.push("after"))
it("greets its first guest", async () => expect(await server.greet("ola")).toBe("ola"))
describe("a group", () => {
  beforeAll(() => { turns = ["group"] })
  it("has hooks of its own", () => expect([turns, server.open()]).toEqual([["group", "before"], 1]))
})
it("comes after the group", () => expect(turns.at(-2)).toBe("after"))`

const serverScript = `
import { strykerPlugins } from ${JSON.stringify(new URL("runner.ts", import.meta.url).href)}
const runner = strykerPlugins[0].factory()
await runner.init()
const dry = await runner.dryRun()
const testFilter = dry.tests.map(({ id }) => id)
const answers = []
globalThis.stalls = 1
for (const id of ["equal", "silent", "equal", "slow"]) {
  const { status } = await runner.mutantRun({
    testFilter,
    mutantActivation: "runtime",
    activeMutant: { id },
    sandboxFileName: process.cwd() + "/server.ts",
  })
  answers.push(status)
}
console.log(JSON.stringify({ tests: dry.tests.map(({ id, status }) => [id, status]), coverage: dry.mutantCoverage, answers }))
process.exit()`

test("a server is restarted for each mutant, and a test that times out twice is aborted", () => {
  const ids = ["greets its first guest", "a group > has hooks of its own", "comes after the group"].map(
    (name) => `server.test.ts ${name}`,
  )
  const [first = "", ...others] = ids
  const files = { "server.ts": server, "server.test.ts": serverTest }
  expect(runIn(files, serverScript, { SKORPE_STARTS_SERVERS: "1", SKORPE_PATIENCE: "100" })).toEqual({
    tests: ids.map((id) => [id, 0]),
    coverage: {
      static: {},
      perTest: { [first]: { start: 1, greet: 1 }, ...Object.fromEntries(others.map((id) => [id, { start: 1 }])) },
    },
    answers: ["survived", "timeout", "survived", "survived"],
  })
})

// One mutant fails a test and leaves something behind, which throws while the next mutant is tried with the tests.
const messy = `
globalThis.left ??= []
export const tidy = () => {
  const { currentTestId } = globalThis.__stryker__
  const { perTest } = (globalThis.__stryker__.mutantCoverage ??= { static: {}, perTest: {} })
  ;(perTest[currentTestId] ??= {}).tidy = 1
  if (globalThis.__stryker__.activeMutant !== "messy") return true
  globalThis.left.push(() => { throw new Error("from before") })
  return false
}`
const messyTest = `
import { expect, test } from "vitest"
import { tidy } from "./messy.ts"
test("is tidy", async () => {
  for (const late of globalThis.left.splice(0)) setTimeout(late)
  await new Promise((resolve) => void setTimeout(resolve, 20))
  expect(tidy()).toBe(true)
})`
const messyScript = `
import { strykerPlugins } from ${JSON.stringify(new URL("runner.ts", import.meta.url).href)}
const runner = strykerPlugins[0].factory()
await runner.init()
const testFilter = (await runner.dryRun()).tests.map(({ id }) => id)
const answers = []
for (const id of ["messy", "equal", "messy"]) {
  const { status } = await runner.mutantRun({
    testFilter,
    mutantActivation: "runtime",
    activeMutant: { id },
    sandboxFileName: process.cwd() + "/messy.ts",
  })
  answers.push(status)
}
console.log(JSON.stringify(answers))
process.exit()`

test("what one mutant leaves behind does not kill another", () => {
  const files = { "messy.ts": messy, "messy.test.ts": messyTest }
  for (const settings of [{}, { SKORPE_STARTS_SERVERS: "1" }])
    expect(runIn(files, messyScript, settings)).toEqual(["killed", "survived", "killed"])
})

const missingScript = `
import { strykerPlugins } from ${JSON.stringify(new URL("runner.ts", import.meta.url).href)}
const runner = strykerPlugins[0].factory()
await runner.init()
const testFilter = (await runner.dryRun()).tests.map(({ id }) => id)
globalThis.isMissing = true
const run = () =>
  runner.mutantRun({
    testFilter,
    mutantActivation: "runtime",
    activeMutant: { id: "equal" },
    sandboxFileName: process.cwd() + "/messy.ts",
  })
console.log(JSON.stringify(await run().then(({ status }) => status, () => "to be tried again")))
process.exit()`

test("tests that do not load without a mutant say nothing about one", () => {
  const files = {
    "messy.ts": `${messy}
if (globalThis.isMissing) throw new Error("not here")`,
    "messy.test.ts": messyTest,
  }
  expect(runIn(files, missingScript, {})).toBe("to be tried again")
})

import { mkdirSync } from "node:fs"
import { availableParallelism } from "node:os"
import { dirname } from "node:path"
import { checkNames, checksFor, reportOf } from "./checks/checks.ts"
import { sampleBrowserTests } from "./checks/sampleBrowserTests.ts"
import { inTurns } from "./checks/inTurns.ts"
import { endOf, slowestOf } from "./checks/readReport.ts"
import { readWanted, type Wanted } from "./checks/readWanted.ts"
import { type Ended, runCheck } from "./checks/runCheck.ts"
import { sampleNodeTests } from "./checks/takingTurns.ts"
import { findChromium } from "./findChromium.ts"
import { readShare } from "./share.ts"

const giveUp = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const tellBeginning = (wanted: Wanted, seed: number): void => {
  say(
    wanted._tag === "Deep"
      ? `Runs every case of the ${wanted.files.length} files of which npm test runs a sample.`
      : `Runs the daily sample of cases. SKORPE_SEED=${seed} repeats it; npm run test:deep runs every case.`,
  )
  if (wanted._tag === "Changed") say(`${wanted.files.length} files differ from ${wanted.base.slice(0, 9)}.`)
}

const tellEnd = (all: readonly Ended[], seconds: number): void => {
  const tests = all.flatMap(({ outcome }) => outcome.tests)
  if (tests.length > 0) say("The ten slowest tests:")
  for (const test of slowestOf(tests, 10)) say(`${test.seconds.toFixed(1).padStart(7)} s  ${test.file}: ${test.name}`)
  say("\nThe checks:")
  for (const { check, isOk, seconds: took } of all)
    say(`${took.toFixed(1).padStart(7)} s  ${check.name}${isOk ? "" : ": FAILED"}`)
  say(`${seconds.toFixed(1).padStart(7)} s  all`)
  for (const { check, isOk, outcome, said } of all) {
    if (isOk) continue
    say(`FAILED ${check.name}`)
    for (const { file, message, name } of outcome.failures) say(`FAILED ${check.name}: ${file}: ${name}: ${message}`)
    // An error outside every test, or a check without tests: only the output shows the reason.
    if (outcome.failures.length === 0) for (const line of endOf(said, 40)) say(`FAILED ${check.name}: ${line}`)
  }
  const sum = (of: "passed" | "failed" | "skipped"): number => all.reduce((sofar, one) => sofar + one.outcome[of], 0)
  say(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`)
  process.exitCode = sum("failed") === 0 && sum("passed") > 0 ? 0 : 1
}

/** Runs the wanted checks, as many at a time as the machine has cores: with more, tests in a browser starve and time out. */
const runAll = async (wanted: Wanted, chromium: string): Promise<void> => {
  const began = Date.now()
  const { run, seed } = readShare()
  tellBeginning(wanted, seed)
  mkdirSync(dirname(reportOf("")), { recursive: true })
  const environment = {
    CHROMIUM: chromium,
    SKORPE_TESTS: wanted._tag === "Deep" ? "deep" : run,
    SKORPE_SEED: String(seed),
    ...(process.env["CI"] ? { NO_COLOR: "1" } : {}),
  }
  const checks = checksFor(wanted, { ...sampleBrowserTests(seed), ...sampleNodeTests(seed) })
  const all: Ended[] = []
  await inTurns(checks, availableParallelism(), async (check) => {
    say(`   ${check.name} begins`)
    const ended = await runCheck(check, checks.length === 1, environment)
    all.push(ended)
    const { isOk, said, seconds } = ended
    say(`\n── ${check.name}\n${said}── ${check.name}: ${isOk ? "ok" : "FAILED"}, ${seconds.toFixed(1)} s\n`)
  })
  tellEnd(all, (Date.now() - began) / 1000)
}

const wanted = readWanted(process.argv.slice(2), checkNames)
const chromium = findChromium({ installing: true })
if (typeof wanted === "string") giveUp(wanted)
else if (chromium._tag === "Missing") giveUp(chromium.sentence)
else await runAll(wanted, chromium.path)
